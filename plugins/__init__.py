"""The host side: records, card faces, pages, the pack for the browser, the command `hry`."""
