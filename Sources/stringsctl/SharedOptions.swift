import CatalogSyntax
import CommandLineTool
import StringCatalog

/// Parameters that several commands have, and what follows from them.
enum Shared {
  static let quiet = Flag("quiet", short: "q", help: "Say nothing but the result.")
  static let verbose = Flag("verbose", short: "v", help: "Say more about what is done.")
  static let color = DefaultedOption<ColorChoice>(
    "color", value: "WHEN", default: .auto, help: "When to colour the output.")
  static let jobs = Option<UInt>(
    "jobs", short: "j", value: "N", defaultText: "the number of processors",
    help: "How many files to work on at once.")
  static let output = Option<Argument>(
    "output", short: "o", value: "FILE", completion: .file,
    help: "Write the result to a file instead of standard output.")
  static let source = Option<String>(
    "source", short: "s", value: "LOCALE", defaultText: "Base, else en, else the fullest locale",
    help: "The language that the texts are translated from.")
  static let paths = OperandList<Argument>(
    "PATH", defaultText: "the current folder", completion: .file,
    help: "Files and folders to look at.")
  static let file = Operand<Argument>(
    "FILE", completion: .file,
    help: "A '.strings', '.stringsdict' or '.xcstrings' file.")

  /// The options of the tool, which every command inherits.
  static let common: [any ParameterDeclaration] = [quiet, verbose, color]

  /// A path or another word as text.
  static func text(
    _ argument: Argument, of invocation: Invocation
  ) throws(CommandFailure) -> String {
    guard let text = argument.text else {
      throw invocation.refusal("'\(argument.displayText)' is not valid UTF-8.")
    }
    return text
  }

  /// The operands as paths; the current folder if there are none.
  static func pathTexts(_ invocation: Invocation) throws(CommandFailure) -> [String] {
    var result: [String] = []
    for argument in invocation[paths] { result.append(try text(argument, of: invocation)) }
    return result.isEmpty ? ["."] : result
  }

  /// The number of threads to use.
  static func jobCount(_ invocation: Invocation) -> Int {
    invocation[jobs].map { max(Int(clamping: $0), 1) } ?? Terminal.processorCount
  }

  /// Writes a result to standard output or to the file that `--output` names.
  static func deliver(_ bytes: [UInt8], _ invocation: Invocation) throws(CommandFailure) {
    guard let argument = invocation[output] else { return try Terminal.write(bytes) }
    let path = try text(argument, of: invocation)
    do throws(FileError) {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw failure(error)
    }
  }

  /// A failure to read or write a file as the end of the command.
  static func failure(_ error: FileError) -> CommandFailure {
    .stopped("\(Argument(error.path).displayText): \(error.description)")
  }

  /// Folders as layers of texts.
  static func layers(
    _ folders: [Argument], of invocation: Invocation
  ) throws(CommandFailure) -> [LocalizationLayer] {
    var layers: [LocalizationLayer] = []
    for folder in folders {
      layers.append(LocalizationLayer(folder: try text(folder, of: invocation)))
    }
    return layers
  }

  /// Words of the form NAME=VALUE.
  static func pairs(
    _ words: [String], _ option: String, of invocation: Invocation
  ) throws(CommandFailure) -> [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    for word in words {
      guard let sign = word.firstIndex(of: "="), sign > word.startIndex else {
        throw invocation.refusal(
          "Write '\(option)' as NAME=VALUE, not '\(word.escapedForDisplay)'.")
      }
      result.append((String(word[..<sign]), String(word[word.index(after: sign)...])))
    }
    return result
  }
}
