"""Komando: its bidding after two cards."""
