import CatalogLint
import CatalogSyntax
import CommandLineTool
import SourceExtraction
import StringCatalog

/// What `lint` makes of code: the values that rules about code look at.
struct LintCode {
  static let code = OptionList<Argument>(
    "code", value: "PATH", defaultText: "'code' of the configuration", completion: .file,
    help: "Compare with the keys that this code names: a file or a folder; repeatable.")

  static let discussion =
    "With --code, or 'code' in the configuration, keys that code names and no table has are reported, and"
    + " keys that no code names. See 'stringsctl keys'."

  /// What the rules look at; nil where no code was asked for.
  private(set) var usage: CodeUsage?
  private var sources = SourceInput()

  /// Reads the code that the command line or the configuration names.
  ///
  /// - Parameters:
  ///   - configuration: What the project says.
  ///   - input: The tables.
  ///   - isWhole: Whether folders were looked at, so that all tables are there.
  ///   - options: The options of the run.
  ///   - invocation: The command line.
  static func read(
    _ configuration: Configuration, _ input: ProjectInput, isWhole: Bool, _ options: LintOptions,
    _ invocation: Invocation
  ) async throws(CommandFailure) -> LintCode {
    var result = LintCode()
    guard options.overrides == nil else { return result }
    let named = try KeysCommand.texts(invocation[code], invocation)
    if !named.isEmpty {
      result.sources = await SourceInput.read(
        named, configuration, jobs: options.jobs, findsTexts: options.looksAtUnlocalizedTexts)
    } else if !configuration.code.isEmpty {
      let scope = configuration.scope(currentFolder: Terminal.currentFolder)
      let folder = configuration.file.flatMap { file in
        file.lastIndex(of: "/").map { String(file[...$0]) }
      }
      result.sources = await SourceInput.read(
        [folder ?? "."], configuration, jobs: options.jobs,
        findsTexts: options.looksAtUnlocalizedTexts
      ) { configuration.takes(code: $0, in: scope) }
    } else {
      return result
    }
    let tables = KeyTable.tables(
      of: input.project, source: options.source.map { LocaleIdentifier($0) })
    var comparison = KeyDifference.Options(scanned: result.sources.files)
    comparison.hasAllTables = isWhole
    comparison.isIgnored = { configuration.ignoresUnused($0) }
    let difference = KeyDifference(tables, result.sources.files, options: comparison)
    var usage = CodeUsage(difference)
    let own = Set(configuration.functions.map(\.name))
    usage.withoutBundle = difference.occurrencesWithoutBundle(scanned: result.sources.paths)
      .filter { !own.contains($0.rule) }.map { CodeUsage.Site($0, key: $0.exactKey) }
    usage.unlocalized = result.sources.unlocalized.map { occurrence in
      CodeUsage.Site(occurrence, detail: occurrence.exactKey)
    }
    result.usage = usage
    return result
  }

  /// Says what could not be read or found; true if there was any of that.
  func complain() -> Bool { usage != nil && sources.complain() }
}

extension CodeUsage {
  /// The comparison as the rules want it.
  init(_ difference: KeyDifference) {
    self.init()
    var spelling = CloseSpelling(difference.tables.flatMap { $0.keys.map(\.text) })
    for missing in difference.missing {
      let closest = spelling.closest(to: missing.key)
      self.missing += missing.places.map { place in
        Site(
          difference.occurrences[place], key: missing.key, table: missing.table, detail: closest)
      }
    }
    for mismatch in difference.mismatched {
      self.missing.append(
        Site(
          difference.occurrences[mismatch.place], key: mismatch.wanted,
          table: difference.tables[mismatch.name.table].name,
          detail: difference.key(mismatch.name).text))
    }
    unused = difference.unused.map { Entry($0, in: difference) }
    undeterminable = difference.undeterminable.map { open in
      let occurrence = difference.occurrences[open.place]
      let place = "\(occurrence.file):\(occurrence.place)"
      let reason =
        switch open.reason {
        case .inactive: "only \(place), which is never compiled, names it"
        case .dynamic: "\(place) looks up \(occurrence.argument)"
        case .pattern: "\(place) composes a key like \(occurrence.argument)"
        }
      return Entry(open.name, in: difference, detail: reason)
    }
    dynamic = difference.occurrences.filter(\.isDynamicArgument).map {
      Site($0, detail: $0.argument)
    }
  }
}

extension CodeUsage.Entry {
  fileprivate init(_ name: KeyDifference.Name, in difference: KeyDifference, detail: String? = nil)
  {
    let key = difference.key(name)
    self.init(
      file: key.file, table: difference.tables[name.table].name, key: key.text, locale: key.locale,
      detail: detail)
  }
}

extension CodeUsage.Site {
  fileprivate init(
    _ occurrence: Occurrence, key: String? = nil, table: String? = nil, detail: String? = nil
  ) {
    self.init(
      file: occurrence.file,
      place: Diagnostic.Place(start: occurrence.place, end: occurrence.place),
      key: key, table: table, detail: detail)
  }
}

extension Occurrence {
  /// The key, where a literal without interpolation tells it.
  fileprivate var exactKey: String? {
    switch key {
    case .pattern(.exact(let text)): text
    case .pattern, .dynamic: nil
    }
  }

  /// Whether a key is asked for that no literal tells.
  fileprivate var isDynamicArgument: Bool {
    guard !isHinted, !isPossible, activity != .inactive, !isInPreview else { return false }
    switch key {
    case .dynamic: return true
    case .pattern(.composed(let pieces)): return pieces.contains(nil)
    case .pattern: return false
    }
  }

  /// The key as it is shown, `*` in place of what is not known, at most 60 characters.
  fileprivate var argument: String {
    let text =
      switch key {
      case .dynamic(let argument): argument
      case .pattern(.composed(let pieces)): pieces.map { $0 ?? "*" }.joined()
      case .pattern(let pattern): pattern.guess ?? ""
      }
    return text.unicodeScalars.count > 60
      ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(60))) + "…" : text
  }
}
