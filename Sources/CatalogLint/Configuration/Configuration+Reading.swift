public import CatalogSyntax

extension Configuration {
  /// The largest file that is read, in bytes.
  public static let maximumByteCount = 4 << 20

  /// The names a configuration file may have.
  public static let fileNames = [".stringsctl.yml", ".stringsctl.yaml", ".stringsctl.json"]

  /// Why a file is no configuration: everything that was found, each with its place.
  public struct Refusal: Error, Sendable {
    /// The messages, in the order of the file.
    public var diagnostics: [Diagnostic]
  }

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - bytes: The file. What is named `.json` is JSON, everything else YAML.
  ///   - file: Its path, as it is shown.
  ///   - rules: The ids of all rules.
  /// - Throws: ``Refusal`` with everything that is wrong.
  public init(
    _ bytes: [UInt8], file: String, rules: [String] = RuleRegistry.all.map { $0.description.id }
  ) throws(Refusal) {
    guard bytes.count <= Self.maximumByteCount else {
      throw Refusal(diagnostics: [.configuration(.tooLarge(bytes.count), file, at: nil)])
    }
    let builder =
      file.hasSuffix(".json")
      ? ConfigurationTreeBuilder(json: bytes) : ConfigurationTreeBuilder(yaml: bytes)
    if let problem = builder.problem {
      throw Refusal(
        diagnostics: [.configuration(problem.message, file, at: problem.place)])
    }
    let root = builder.root ?? ConfigurationNode(content: .null)
    var checker = ConfigurationChecker(rules: rules)
    checker.check(root)
    let findings = (builder.findings + checker.findings)
      .sorted { $0.place.start < $1.place.start }
      .prefix(ConfigurationChecker.maximumMessages)
    guard findings.isEmpty else {
      throw Refusal(
        diagnostics: findings.map { .configuration($0.message, file, at: $0.place) })
    }
    self.init()
    for key in ConfigurationKeys.all {
      if let value = root[key.field.name] { key.read(value, &self) }
    }
    self.file = file
    places = checker.places
  }
}

extension Diagnostic {
  fileprivate static func configuration(
    _ message: Message, _ file: String, at place: Place?
  ) -> Diagnostic {
    Diagnostic(
      rule: "configuration", severity: .error, message: message, file: file, place: place)
  }
}

extension Diagnostic.Message {
  fileprivate static func tooLarge(_ count: Int) -> Self {
    Self(
      "the file has \(count) bytes; a configuration has at most \(Configuration.maximumByteCount)")
  }
}
