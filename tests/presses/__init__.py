"""``build.py bench table``: golden games played by real touches, and how long the page takes over each."""
