"""What build.py does, one module per job. Standard library only: it runs on a bare machine."""
