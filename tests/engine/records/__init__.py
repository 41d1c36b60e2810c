"""Records and positions: read back as they were written, refused where they are damaged."""
