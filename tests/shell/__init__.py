"""What a person reads in a shell or a notebook."""
