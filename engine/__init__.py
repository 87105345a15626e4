"""The game engine: rules as data, played on CPython and in the browser alike.

Standard library only. A game is a record (see `engine.record`) compiled into a
`Game`: phases in order, filled with mechanics. Everything outside speaks to it in
text moves, matches and views.
"""
