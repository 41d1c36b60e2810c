"""What crosses the border to the page, typed: the base game. No program loads it, see `spieltisch.schema`."""
