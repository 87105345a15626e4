"""What only schnapsen has: the jack of trumps, closing the talon, game points."""
