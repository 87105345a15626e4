"""The site: checked records become pages, search data and assets.

Only `plugin.py` knows MkDocs; everything else takes a `Site` and returns values.
"""
