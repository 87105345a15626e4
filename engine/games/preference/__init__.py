"""What only preference has: its auction by priority, naming trumps, invitations, payments."""

PLAYERS = 3  # with a fourth at the table the dealer is idle
