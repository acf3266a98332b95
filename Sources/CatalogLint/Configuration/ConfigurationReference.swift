/// What every key of a configuration means, as Markdown, from the table of the keys.
public enum ConfigurationReference {
  /// The page.
  public static var markdown: [UInt8] {
    var text = """
      # The configuration file

      `.stringsctl.yml` holds YAML, `.stringsctl.json` the same keys as JSON. The nearest one is read, from the folder
      of the first operand upwards to the root of the git working tree. Options of the command line win over it.
      Everything that does not fit is reported with its place, and nothing is done then. All keys may be left out.

      | key | holds | means |
      |:--|:--|:--|

      """
    for key in ConfigurationKeys.all { append(key.field, path: "", to: &text) }
    text += """

      **Patterns of paths** are relative to the folder of the configuration file. `*` stands for any characters of a
      name, `?` for one, `[a-z]` for one of several, `{a,b}` for either, and `**` between slashes for any number of
      folders. As in `.gitignore`, a pattern without a slash is looked for in every folder, and one that fits a folder
      fits all that is in it.

      **Words** need no quotes: `no` is Norwegian and `off` a severity, as in YAML 1.2. Anchors and aliases may be
      used; several documents and tags may not.

      """
    return Array(text.utf8)
  }

  private static func append(_ field: ConfigurationField, path: String, to text: inout String) {
    let name = path + field.name
    let need = field.isRequired ? " Always there." : ""
    let kind = phrase(field.shape).replacing("|", with: "\\|")
    text += "| `\(name)` | \(kind) | \(field.summary)\(need) |\n"
    switch field.shape {
    case .mapping(let fields):
      for inner in fields { append(inner, path: "\(name).", to: &text) }
    case .list(.mapping(let fields)):
      for inner in fields { append(inner, path: "\(name)[].", to: &text) }
    case .dictionary(.rules, .either(_, .mapping(let fields))) where path.isEmpty:
      for inner in fields { append(inner, path: "\(name).RULE.", to: &text) }
    case .locale, .localeChoice, .text, .path, .name, .expression, .choice, .list, .dictionary,
      .either, .argument, .anything:
      break
    }
  }

  private static func phrase(_ shape: ConfigurationShape) -> String {
    switch shape {
    case .list(let element): "list: \(phrase(element))"
    case .dictionary(.rules, let value): "by rule: \(phrase(value))"
    case .dictionary(.locales, let value): "by locale: \(phrase(value))"
    case .dictionary(.any, let value): "by name: \(phrase(value))"
    case .locale, .localeChoice, .text, .path, .name, .expression, .choice, .mapping, .either,
      .argument, .anything:
      shape.expectation
    }
  }
}
