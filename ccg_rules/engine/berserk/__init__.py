"""The reference engine of Berserk."""
