"""Parts that every game has; `rules_yaml/common.yaml` has a clause of each name."""

OUT_OF_TURN = "na-tahu"
NOT_YOUR_CARD = "jen-sve-karty"
UNKNOWN_MOVE = "srozumitelny-tah"
NOT_NOW = "dovoleny-tah"
GAME_OVER = "konec-hry"

COMMON = (OUT_OF_TURN, NOT_YOUR_CARD, UNKNOWN_MOVE, NOT_NOW, GAME_OVER)
