import CatalogSyntax
import CommandLineTool
import SourceExtraction
import StringCatalog

extension AccessorOptions.Access: EnumeratedParameterValue {}
extension AccessorOptions.Runtime: EnumeratedParameterValue {}

/// `stringsctl generate swift`
enum GenerateSwiftCommand {
  static let catalogs = OptionList<Argument>(
    "catalog", short: "c", value: "PATH", defaultText: "the current folder", completion: .file,
    help:
      "A string catalog, a '.strings' or '.stringsdict' file, or a folder with some; repeatable.")
  static let output = RequiredOption<Argument>(
    "output", short: "o", value: "FILE", completion: .file,
    help: "The file to write; '-' is standard output.")
  static let check = Flag(
    "check", help: "Write nothing; the exit status is 1 if the file is not what would be written.")
  static let table = OptionList<String>(
    "table", value: "NAME", defaultText: "all tables", help: "Only this table; repeatable.")
  static let access = DefaultedOption<AccessorOptions.Access>(
    "access", value: "LEVEL", default: .internal, help: "Who sees the accessors.")
  static let enumName = Option<String>(
    "enum-name", value: "NAME", defaultText: "L10n",
    help: "The name of the enumeration that the accessors are in.")
  static let extending = Option<String>(
    "extending", value: "TYPE", defaultText: "an enumeration of its own",
    help: "Make instance members of this type, which has 'localizedString(for:)' and 'text(_:_:)'.")
  static let flat = Flag("flat", help: "Make no nested enumerations of keys with full stops.")
  static let runtime = DefaultedOption<AccessorOptions.Runtime>(
    "runtime", value: "LIBRARY", default: .automatic,
    help: "What looks texts up: StringCatalog where the program can import it, else Foundation.")
  static let bundle = Option<String>(
    "bundle", value: "EXPR", defaultText: "Bundle.main",
    help: "The bundle for Foundation, such as 'Bundle.module'.")
  static let locale = Option<String>(
    "locale", value: "EXPR", defaultText: "Locale.current",
    help: "The locale in which Foundation writes numbers.")
  static let localizer = Option<String>(
    "localizer", value: "EXPR", defaultText: "one for the folder Resources",
    help: "The localizer that StringCatalog begins with.")
  static let names = Option<Argument>(
    "names", value: "FILE", completion: .file,
    help: "A '.strings' file with names of accessors on the left and keys on the right, such as"
      + " '\"greeting(name:)\" = \"Hello, %@\";'.")
  static let onlyNamed = Flag(
    "only-named", help: "Make accessors only for the keys in the file of '--names'.")
  static let strict = Flag("strict", help: "The exit status is 1 for warnings, too.")

  static let command = Command(
    "swift", abstract: "Writes a typed Swift accessor for each key.",
    discussion: [
      "A text without arguments is a computed property, one with arguments a function: '%@' takes a"
        + " String, '%d' an Int, '%u' a UInt, '%f' a Double, a plural form an Int. Labels are the names"
        + " that the catalog has. Arguments are those of the source text; a text of another language"
        + " that reads others is warned of.",
      "Full stops in keys open enumerations: 'settings.title' is 'L10n.Settings.title'. With several"
        + " tables, each but Localizable has an enumeration of its own. A key whose name is taken, or"
        + " that has no letters, gets a name with eight digits that never change, and a warning;"
        + " '--names' gives it a better one.",
      "No accessor is made for '%p', '%s', '%c' and '%n', for arguments that are left out, and for those"
        + " that are read as two things: these are errors, and the exit status is 1.",
      "With StringCatalog, set 'L10nTexts.languages' and 'L10nTexts.localizer' when the program starts and"
        + " when the language changes.",
    ],
    parameters: [
      catalogs, output, check, table, Shared.source, access, enumName, extending, flat, runtime,
      bundle, locale, localizer, names, onlyNamed, strict,
    ],
    examples: [
      Example(
        command: "stringsctl generate swift --catalog Localizable.xcstrings -o L10n.swift",
        explanation: "Writes the accessors of a catalog."),
      Example(
        command:
          "stringsctl generate swift -c Resources --bundle Bundle.module -o L10n.swift --check",
        explanation: "Fails if the accessors of a package are out of date."),
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "The file was written, or is up to date."),
      ExitStatusNote(.findings, "With --check: the file is out of date. A key got no accessor."),
      ExitStatusNote(
        .failure, "A catalog could not be read or understood, or the file not be written."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let path = try Shared.text(invocation[output], of: invocation)
    if invocation[check], path == "-" {
      throw invocation.refusal("'--check' compares with a file; name one with '--output'.")
    }
    let options = try options(invocation)
    let catalogs = try readCatalogs(invocation)
    let generated = AccessorGenerator(catalogs, options: options)
    let counts = report(generated.problems, invocation)
    let isClean = counts.errors == 0 && (counts.warnings == 0 || !invocation[strict])
    let code = Array(generated.code.utf8)
    guard path != "-" else {
      try Terminal.write(code)
      return isClean ? .clean : .findings
    }
    let present = try? FileContents(path: path)
    if invocation[check] {
      guard present?.bytes == code else {
        let state = present == nil ? "is missing" : "is out of date"
        Terminal.complain(
          "\(Argument(path).displayText): \(state); run the same command without '--check'")
        return .findings
      }
    } else if present?.bytes != code {
      do throws(FileError) {
        try AtomicFile.write(code, to: path)
      } catch {
        throw Shared.failure(error)
      }
    }
    return isClean ? .clean : .findings
  }

  // MARK: Options

  private static func options(
    _ invocation: Invocation
  ) throws(CommandFailure) -> AccessorOptions {
    var options = AccessorOptions()
    options.access = invocation[access]
    options.runtime = invocation[runtime]
    options.isNested = !invocation[flat]
    options.isOnlyNamed = invocation[onlyNamed]
    if let expression = invocation[bundle] { options.bundle = expression }
    if let expression = invocation[locale] { options.locale = expression }
    if let expression = invocation[localizer] { options.localizer = expression }
    for expression in [options.bundle, options.locale, options.localizer]
    where expression.isEmpty || expression.contains(where: \.isNewline) {
      throw invocation.refusal("An expression of Swift has to be one line of code.")
    }
    if let type = invocation[extending] {
      guard !invocation.isGiven(enumName) else {
        throw invocation.refusal("Choose one of '--extending' and '--enum-name'.")
      }
      options.style = .members(of: try typeName(type, invocation))
    } else {
      options.style = .enumeration(name: try typeName(invocation[enumName] ?? "L10n", invocation))
    }
    if let argument = invocation[names] {
      options.names = try readNames(Shared.text(argument, of: invocation))
    } else if options.isOnlyNamed {
      throw invocation.refusal("'--only-named' needs '--names'.")
    }
    return options
  }

  private static func typeName(
    _ name: String, _ invocation: Invocation
  ) throws(CommandFailure) -> String {
    guard AccessorOptions.isTypeName(name) else {
      throw invocation.refusal("'\(name.escapedForDisplay)' is no name of a type.")
    }
    return name
  }

  private static func readNames(_ path: String) throws(CommandFailure) -> AccessorNames {
    let contents: FileContents
    do throws(FileError) {
      contents = try FileContents(path: path)
    } catch {
      throw Shared.failure(error)
    }
    do throws(AccessorNames.Fault) {
      return try AccessorNames(contents.bytes)
    } catch {
      throw .stopped("\(Argument(path).displayText): \(error.message)")
    }
  }

  // MARK: Catalogs

  private static func readCatalogs(_ invocation: Invocation) throws(CommandFailure) -> [Catalog] {
    var paths: [String] = []
    for argument in invocation[catalogs] {
      paths.append(try Shared.text(argument, of: invocation))
    }
    let files = ConversionFiles(paths.isEmpty ? ["."] : paths)
    let input = ConversionInput(
      files.sources,
      options: ConversionInput.Options(
        source: invocation[Shared.source].map { LocaleIdentifier($0) })
    )
    let messages =
      files.failures.map { "\(Argument($0.path).displayText): \($0.description)" }
      + files.emptyFolders.map { "\(Argument($0).displayText): no file of a known format here" }
      + input.faults.map(\.description)
    if let last = messages.last {
      for message in messages.dropLast() { Terminal.complain(message) }
      throw .stopped(last)
    }
    if !invocation[Shared.quiet] {
      for guess in input.guesses { Terminal.complain(guess.sentence) }
    }
    return try chosen(input.reading.catalogs, invocation[table])
  }

  private static func chosen(
    _ catalogs: [Catalog], _ wanted: [String]
  ) throws(CommandFailure) -> [Catalog] {
    let known = catalogs.map { Array($0.table.utf8) }
    for name in wanted where !known.contains(Array(name.utf8)) {
      let list = catalogs.prefix(20).map { "'\($0.table.escapedForDisplay)'" }
      throw .stopped(
        "there is no table '\(name.escapedForDisplay)' here, but: \(list.joined(separator: ", "))")
    }
    let names = wanted.map { Array($0.utf8) }
    let chosen = catalogs.filter { names.isEmpty || names.contains(Array($0.table.utf8)) }
    for (left, right) in zip(chosen, chosen.dropFirst())
    where left.table.utf8.elementsEqual(right.table.utf8) {
      throw .stopped(
        "two catalogs have the table '\(left.table.escapedForDisplay)'; name the files of one"
          + " with '--catalog'")
    }
    return chosen
  }

  private static func report(
    _ problems: [AccessorProblem], _ invocation: Invocation
  ) -> (errors: Int, warnings: Int) {
    var counts = (errors: 0, warnings: 0)
    for problem in problems {
      if problem.severity == .error { counts.errors += 1 } else { counts.warnings += 1 }
      if problem.severity == .error || !invocation[Shared.quiet] {
        Terminal.complain(problem.line)
      }
    }
    return counts
  }
}
