"""A view as HTML and words, the same at build time and in the browser."""
