"""What games say: one module for each game or family of phases (see `engine.table.vocabulary`)."""
