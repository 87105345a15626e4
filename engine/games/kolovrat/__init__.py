"""Kolovrat: who has captured the most cards takes the pot."""
