import CommandLineTool

/// In this target an argument is a word of the command line; those of messages are named in full.
typealias Argument = CommandLineTool.Argument
