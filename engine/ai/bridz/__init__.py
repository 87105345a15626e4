"""Opponents at bridge: natural bidding, and play with a dummy on the table."""
