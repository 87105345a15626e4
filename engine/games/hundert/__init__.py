"""Hundert: who pays whom for the hundred."""
