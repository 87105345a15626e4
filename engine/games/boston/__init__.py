"""Boston: what no other game has."""
