"""`python -m ludotheque`, the same as the command `ludotheque`."""

from ludotheque.cli.main import main

if __name__ == "__main__":
    main()
