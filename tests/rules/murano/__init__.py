"""The rules of Murano: MU."""
