/// Text quoted for shells.
enum ShellText {
  /// One word in single quotes, for bash and zsh: nothing in it is expanded.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// One word in single quotes for fish, where a backslash escapes.
  static func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }

  /// Text with a backslash before each of some characters.
  static func escaping(_ special: String, in text: String) -> String {
    var escaped = ""
    for character in text {
      if special.contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }

  /// One word for a list that the shell reads again: everything unusual is escaped.
  static func wordEscaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      let isPlain = character.isLetter || character.isNumber || "_-+.,/@%".contains(character)
      escaped += isPlain ? String(character) : "\\" + String(character)
    }
    return escaped
  }

  /// The tool's name as part of a function name.
  static func identifier(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
