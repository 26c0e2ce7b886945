"""The reference engine of Berserk Heroes."""
