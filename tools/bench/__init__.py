"""Measurements, each beside a peer that is run in the same minutes on the same machine."""
