"""What only one game has: its own phases and mechanics, nothing else."""
