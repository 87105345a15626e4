"""Scripts around the project: bootstrap, lock files, Chromium, the engine's wheel."""
