import AppIntents

struct Open: AppIntent {
  static let title: LocalizedStringResource = "a"  //= key a | rule=LocalizedStringResource
  static var description = IntentDescription("b", categoryName: "c")  //= key b ;; key c
  static var other: IntentDescription? = "d"  //= key d
  @Parameter(title: "e", description: "f", requestValueDialog: "g") var x: Int  //= key e ;; key f ;; key g
  @Parameter(title: LocalizedStringResource("h", table: "T")) var y: Int  //= key h | table=T
  static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$book) in \(\.$app)")  //= key Open ${book} in ${app}
  }
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "i"  //= key i
  static let cases: [Kind: DisplayRepresentation] = [
    .one: "j",  //= key j
    .two: DisplayRepresentation(title: "k", subtitle: "l", image: .init(systemName: "no")),  //= key k ;; key l
    .three: .init(title: "m"),  //= key m
  ]
  func perform() async throws -> some IntentResult {
    throw $x.needsValueError("n")  //= key n
    return .result(dialog: "o \(name)")  //= format o %*
  }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Open(),
      phrases: [
        "Open \(.applicationName)",  //= key Open ${applicationName} | table=AppShortcuts
        "p \(\.$book)",  //= key p ${book} | table=AppShortcuts
      ],
      shortTitle: "q",  //= key q
      systemImageName: "no")
  }
}

struct Board: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "no", provider: p) { Text("r") }  //= key r
      .configurationDisplayName("s")  //= key s
      .description("t")  //= key t
  }
}
