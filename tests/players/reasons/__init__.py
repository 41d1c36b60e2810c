"""Reasons of the computer players: true, worth saying, and from what the seat may know."""
