"""The computer players: honest, never illegal, strong enough, and stopped in time."""
