/// Where literals are shown as they are: functions and properties of UIKit and AppKit that take a `String`.
extension KeyRule {
  /// The rules; what they find are texts and no keys.
  package static let unlocalized: [KeyRule] =
    ["text", "placeholder", "title", "subtitle", "prompt", "stringValue", "placeholderString"].map {
      property($0)
    } + [
      call("setTitle", .unlabelled(0)), call("UIAlertController", .labelled("title")),
      call("UIAlertController", .labelled("message")), call("UIAlertAction", .labelled("title")),
      call("UIBarButtonItem", .labelled("title")), call("UITabBarItem", .labelled("title")),
      call("UIAction", .labelled("title")), call("UIMenu", .labelled("title")),
      call("NSMenuItem", .labelled("title")), call("NSButton", .labelled("title")),
      call("Text", .labelled("verbatim")),
      message("setText", "setText:"), message("setTitle", "setTitle:forState:"),
    ]

  private static func property(_ name: String) -> KeyRule {
    KeyRule(id: ".\(name) =", name: name, form: .assignment, key: .receiver).with {
      $0.languages = .swift
    }
  }

  private static func call(_ name: String, _ key: Argument) -> KeyRule {
    KeyRule(name: name, form: .call, key: key).with { $0.languages = .swift }
  }

  private static func message(_ name: String, _ selector: String) -> KeyRule {
    KeyRule(id: selector, name: name, form: .message, key: .labelled(name)).with {
      $0.languages = .objectiveC
    }
  }
}

extension Occurrence {
  /// Whether a literal is a text that somebody reads: it has two letters in a row.
  package var isUnlocalizedText: Bool {
    guard activity != .inactive, !isInPreview, !isHinted else { return false }
    switch key {
    case .pattern(.exact(let text)):
      let letters = text.unicodeScalars.map(\.properties.isAlphabetic)
      return zip(letters, letters.dropFirst()).contains { $0 && $1 }
    case .pattern, .dynamic: return false
    }
  }
}
