"""Players that choose from legal moves and see only a view."""
