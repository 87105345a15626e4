"""Small functions and calls that phases are filled with."""
