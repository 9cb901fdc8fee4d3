"""What bots need of a game that says nothing to them: each part is made from its rules."""
