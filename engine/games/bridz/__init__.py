"""What only bridge has: scores of contracts, honours in one hand, the rubber."""
