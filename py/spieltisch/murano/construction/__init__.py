"""What is bought and what is built: tiles, streets, buildings, special building cards."""
