import CatalogSyntax
import StringCatalog
import Testing

@testable import CatalogLint

@Suite("What a comparison knows beside the texts")
struct PlaceholderContextTests {
  @Test("A percent sign in prose is an error once another locale has a conversion")
  func formatElsewhere() {
    let context = PlaceholderContext(isFormatElsewhere: true)
    let found = problems(source: "80% of your trips", target: "80% das viagens", context: context)
    #expect(found.map(\.rule) == [.percentUnescaped])
    #expect(found.first?.severity == .error)
    #expect(found.first?.edits.map(\.replacement) == ["%%"])
    #expect(problems(inSource: "80% of trips", context: context).map(\.rule) == [.percentUnescaped])
  }

  @Test("A key that is a format makes its value one")
  func formatKey() {
    let found = problems(source: "Files", target: "Dateien (50%)", key: "%@ files")
    #expect(found.map(\.rule) == [.percentUnescaped])
    #expect(found.first?.severity == .warning)
  }

  @Test("A plural form may leave out the argument that chooses it")
  func selectingArgument() {
    let context = PlaceholderContext(selectingArgument: 1)
    #expect(problems(source: "%d of %@", target: "One of %2$@", context: context).isEmpty)
    #expect(
      problems(source: "%d of %@", target: "One", context: context).map(\.rule) == [.missing])
    #expect(problems(source: "{n} files", target: "One file", context: context).isEmpty)
  }

  @Test("A form of a variable starts at the variable's own argument")
  func firstArgument() {
    let context = PlaceholderContext(
      selectingArgument: 2, options: FormatString.Options(firstArgument: 2))
    #expect(problems(source: "%d files", target: "%2$d Dateien", context: context).isEmpty)
    #expect(
      problems(source: "%d files", target: "%d von %@", context: context).map(\.rule) == [.extra])
  }

  @Test("A form of a variable names any argument beside its own")
  func variableForm() {
    let context = PlaceholderContext(
      selectingArgument: 1, options: FormatString.Options(firstArgument: 1), isVariableForm: true)
    #expect(problems(inSource: "%2$@, %3$@ and %d others", context: context).isEmpty)
    #expect(problems(inSource: "%3$d levels", context: context).isEmpty)
    #expect(
      problems(source: "%2$@ and %d others", target: "%2$@ og %d andre", context: context).isEmpty)
    #expect(
      problems(source: "%2$@ and %d others", target: "%d andre", context: context).map(\.rule)
        == [.missing])
    #expect(problems(inSource: "%1$d or %1$@", context: context).map(\.rule) == [.conflict])
  }

  @Test("The substitution's own argument fits any specifier")
  func formattedArgument() {
    let context = PlaceholderContext(
      options: FormatString.Options(isSubstitutionForm: true))
    #expect(problems(source: "%arg files", target: "%arg Dateien", context: context).isEmpty)
    #expect(problems(source: "%arg files", target: "%lld Dateien", context: context).isEmpty)
  }

  @Test("A reference has the class of its variable")
  func variables() {
    let variable = FormatVariable(name: Array("n".utf8), argument: 2, conversion: .decimal)
    let context = PlaceholderContext(options: FormatString.Options(variables: [variable]))
    #expect(
      problems(source: "%1$@: %2$d", target: "%1$@: %#@n@", context: context).isEmpty)
    #expect(
      problems(source: "%1$@: %2$@", target: "%1$@: %#@n@", context: context).map(\.rule)
        == [.type])
  }

  @Test("References in another order take the wrong arguments")
  func swappedReferences() {
    #expect(problems(source: "%#@a@ in %#@b@", target: "%#@b@: %#@a@").map(\.rule) == [.order])
    #expect(problems(source: "%#@a@ in %#@b@", target: "%2$#@b@: %1$#@a@").isEmpty)
    #expect(problems(source: "%#@a@", target: "%d").isEmpty)
  }

  @Test("A format with references leaves arguments to the forms")
  func references() {
    #expect(problems(inSource: "%2$#@stars@").isEmpty)
    #expect(problems(inSource: "%1$@: %3$#@files@").isEmpty)
    #expect(problems(inSource: "%2$@").map(\.rule) == [.gap])
  }

  @Test("Equal arguments without positions are reported only when asked for")
  func implicitOrder() {
    let context = PlaceholderContext(reportsImplicitOrder: true)
    let found = problems(source: "%@ %@ %d", target: "%@ %@ %d", context: context)
    #expect(found.map(\.rule) == [.implicit])
    #expect(found.first?.edits.map(\.replacement) == ["1$", "2$", "3$"])
    #expect(problems(source: "%@ %@", target: "%2$@ %1$@", context: context).isEmpty)
    #expect(problems(source: "%@ %d", target: "%@ %d", context: context).isEmpty)
    #expect(problems(source: "%@ %@", target: "%@ %@").isEmpty)
  }

  @Test("Conversions without a Swift value are reported where they come from")
  func unsupported() {
    #expect(problems(inSource: "%s and %D").map(\.rule) == [.unsupportedSpecifier])
    #expect(problems(source: "%s files", target: "%s Dateien").isEmpty)
    #expect(
      problems(source: "%ld files", target: "%D Dateien").map(\.rule)
        == [.unsupportedSpecifier])
    #expect(problems(inSource: "%s", context: PlaceholderContext(isUsedBySwift: false)).isEmpty)
  }

  @Test("A comparison can be kept for many texts")
  func reuse() {
    var comparison = PlaceholderComparison()
    let context = PlaceholderContext()
    let sources = ["%@ of %d", "Nothing", "Hello {name}"]
    let targets = ["%d von %@", "Nichts", "Hallo"]
    let expected: [[PlaceholderRule]] = [[.order], [], [.foreignPlaceholder]]
    for _ in 0..<2 {
      for index in sources.indices {
        let (source, target) = (Array(sources[index].utf8), Array(targets[index].utf8))
        comparison.setSource(source.span, key: source.span, context: context)
        #expect(
          comparison.problems(in: target.span, context: context).map(\.rule) == expected[index])
        #expect(comparison.problems(in: source.span, context: context).isEmpty)
      }
    }
  }
}
