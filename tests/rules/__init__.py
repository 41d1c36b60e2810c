"""One test or more for every row of the rules, named by the mark ``rule``."""
