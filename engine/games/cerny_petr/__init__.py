"""Černý Petr: laying pairs aside, drawing from a neighbour's fan, the mark of shame."""
