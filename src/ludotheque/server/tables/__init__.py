"""What happens at a table: events, commands, clocks, what each viewer is shown."""
