"""Écarté: its exchange, its king of trumps, its settlement."""
