"""The subcommands of `hry`: each module has `register(commands)` and a `run(arguments)`."""
