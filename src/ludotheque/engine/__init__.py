"""What every game stands on; knows no game. Read `contract.py` first."""
