"""What `make bench` measures. A module here registers its measurements with `@benchmark`."""
