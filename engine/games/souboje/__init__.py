"""Souboje: turning cards up in turn, attack cards and their defence, piles and endless games."""
