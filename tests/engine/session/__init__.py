"""One table with its past, as the page drives it."""
