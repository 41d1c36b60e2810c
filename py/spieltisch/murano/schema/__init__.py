"""What crosses the border to the page, typed. No program loads it, see `spieltisch.schema`."""
