"""Cribbage: the starter, and the show of the hands and the crib."""
