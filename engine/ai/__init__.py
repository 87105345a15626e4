"""Opponents: at random, by rules of thumb, by search. All are built from a view alone."""
