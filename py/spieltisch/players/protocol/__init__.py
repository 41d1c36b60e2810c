"""The protocol for programs that play: lines of JSON, as chess has UCI (docs/protocol.md); never part of the page."""
