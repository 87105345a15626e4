"""What only Ospalec has: the race to lay the cards down, and what the last one pays."""
