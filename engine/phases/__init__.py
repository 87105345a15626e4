"""Pieces of play that games are put together from."""
