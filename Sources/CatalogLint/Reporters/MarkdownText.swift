/// Text from files in a table of GitHub-flavoured Markdown.
enum MarkdownText {
  /// The text as code: no name in it becomes a mention, no address a link.
  static func code(_ text: String, width: Int) -> String {
    "<code>\(plain(text, width: width))</code>"
  }

  /// The text with a character reference for all punctuation of ASCII that may mean something.
  ///
  /// A character reference is always text (CommonMark 0.31, section 2.5): it ends no cell and starts no
  /// markup or link. At signs and number signs stand alone in an element, which keeps GitHub from taking
  /// what follows for a user or an issue.
  static func plain(_ text: String, width: Int) -> String {
    let (shown, isCut) = DisplayText.cutAndSafe(text, to: width)
    var result = ""
    // The stop of `www.` is what makes a link of it (GFM 0.29, section 6.9).
    var letters = 0
    for scalar in shown.unicodeScalars {
      defer { letters = scalar == "w" ? letters + 1 : 0 }
      switch scalar {
      case "." where letters >= 3: result += "&#46;"
      case "@": result += "<span>&#64;</span>"
      case "#": result += "<span>&#35;</span>"
      case _ where scalar.isASCII && !isPlain(scalar): result += "&#\(scalar.value);"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result + (isCut ? "…" : "")
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", ";", "?", "(", ")", "'", "\"", "-", "/",
      "%",
      "=", "+":
      true
    case _: false
    }
  }
}
