"""The emblems of the 21 trumps and what each shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from plugins.faces import tarot_arts, tarot_day, tarot_elements, tarot_life, tarot_seasons

TRUMPS = range(1, 22)

# Folly, the ages of man, the times of day, the elements, the seasons, the arts and the world.
_ROW: tuple[tuple[Callable[[], str], str], ...] = (
    (tarot_life.bauble, "šaškova hůl"),
    (tarot_life.rocking_horse, "houpací kůň – dětství"),
    (tarot_life.ring, "prsten – mládí"),
    (tarot_life.key, "klíč – dospělost"),
    (tarot_life.hourglass, "přesýpací hodiny – stáří"),
    (tarot_day.sunrise, "vycházející slunce – ráno"),
    (tarot_day.bell, "zvon – poledne"),
    (tarot_day.lantern, "lucerna – večer"),
    (tarot_day.moon, "měsíc nad střechami – noc"),
    (tarot_elements.tree, "jabloň – země"),
    (tarot_elements.ship, "plachetnice – voda"),
    (tarot_elements.fire, "ohniště – oheň"),
    (tarot_elements.balloon, "balon – vzduch"),
    (tarot_seasons.nest, "hnízdo – jaro"),
    (tarot_seasons.sheaf, "snop a srp – léto"),
    (tarot_seasons.grapes, "hrozen – podzim"),
    (tarot_seasons.snowman, "sněhulák – zima"),
    (tarot_arts.horn, "lesní roh – hudba"),
    (tarot_arts.masks, "dvě masky – divadlo"),
    (tarot_arts.dice, "kostky – hra"),
    (tarot_arts.globe, "glóbus – svět"),
)

EMBLEMS: Mapping[int, Callable[[], str]] = {
    number: emblem for number, (emblem, _) in zip(TRUMPS, _ROW, strict=True)
}
CAPTIONS: Mapping[int, str] = {
    number: caption for number, (_, caption) in zip(TRUMPS, _ROW, strict=True)
}
