"""Web servers as people have them, and a site on each."""
