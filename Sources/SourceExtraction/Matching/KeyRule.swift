/// Where code names keys: a function, a message, a member of a literal, an attribute, or a type.
///
/// Rules are values. Those of the platforms stand in one table, ``builtIn``; those of a project come from its
/// configuration and from the declarations of its sources.
package struct KeyRule: Hashable, Sendable {
  /// What the code looks like.
  package enum Form: UInt8, Hashable, Sendable {
    /// `name(…)`: a function, macro or initialiser.
    case call
    /// `"…".name` or `"…".name(…)`: a member of the key; in Objective-C also `[@"…" name]`.
    case literalMember
    /// `[receiver name:… other:…]` of Objective-C.
    case message
    /// `@name(…)`
    case attribute
    /// `name:` before an argument of a function that no rule knows.
    case label
    /// `x.name = …`
    case assignment
    /// A type whose literals are keys: `let x: name = "…"`, `"…" as name`, results of that type.
    case type
  }

  /// What a function is called on.
  package enum Receiver: Hashable, Sendable {
    /// Nothing, or the name of a module.
    case absent
    /// Nothing or anything.
    case any
    /// Anything.
    case present
    /// A type or value of this name.
    case named(String)

    /// Whether it has a name.
    var isNamed: Bool {
      switch self {
      case .named: true
      case .absent, .any, .present: false
      }
    }
  }

  /// An argument of a call.
  package enum Argument: Hashable, Sendable {
    /// The argument at a place, counted from 0, whatever its label.
    case position(Int)
    /// The argument at a place, counted from 0, if it has no label.
    case unlabelled(Int)
    /// The argument with a label; in a message the part with this name.
    case labelled(String)
    /// What the member is called on.
    case receiver
  }

  /// What the parameter with the key accepts, which decides what other things than a literal mean.
  package enum Reading: UInt8, Hashable, Sendable {
    /// A `String`: an interpolation makes a key at run time.
    case string
    /// A localization type: an interpolation makes a format key, and every literal is one.
    case localized
    /// Either, chosen by the compiler: literals are keys, expressions of type `String` are none.
    case overloaded
  }

  /// The languages a rule holds in.
  package struct Languages: OptionSet, Hashable, Sendable {
    /// The bits.
    package var rawValue: UInt8

    /// Creates languages from bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Swift.
    package static let swift = Languages(rawValue: 1)
    /// Objective-C and C.
    package static let objectiveC = Languages(rawValue: 2)
  }

  /// The name in findings.
  package var id: String
  /// The word that a source holds where the rule applies; a rule of a message is known by its first part.
  package var name: String
  /// What the code looks like.
  package var form: Form
  /// The languages.
  package var languages: Languages = [.swift, .objectiveC]
  /// What it is called on.
  package var receiver = Receiver.any
  /// The argument with the key.
  package var key: Argument
  /// What that argument accepts.
  package var reading = Reading.string
  /// The argument with the table.
  package var table: Argument?
  /// The table where no argument names one; nil for `Localizable`.
  package var defaultTable: String?
  /// The argument with the bundle.
  package var bundle: Argument?
  /// The argument with the comment.
  package var comment: Argument?
  /// The argument with the text of the source language.
  package var value: Argument?
  /// Whether an argument that tells no key is worth a finding.
  package var reportsDynamic = false
  /// Why a key is only possible, for people; nil if it is certain.
  package var doubt: String?

  /// Creates a rule.
  package init(id: String? = nil, name: String, form: Form, key: Argument) {
    self.id = id ?? name
    self.name = name
    self.form = form
    self.key = key
  }
}

extension KeyRule {
  /// Creates the rule for a function of a project's own, as its configuration describes it.
  ///
  /// Arguments are labels or numbers, counted from 0.
  ///
  /// - Parameters:
  ///   - function: The name: `tr`; with labels, as `localizedString(for:)`, which other labels do not match; a member
  ///     of the key, as `.localized`; a qualified name, as `L10n.tr`; or a selector, as `titleForKey:table:`.
  ///   - receiver: The type or value it is called on; nil for any or none.
  ///   - key: The argument with the key; the first if nil.
  ///   - table: The argument with the table.
  ///   - value: The argument with the text of the source language.
  ///   - comment: The argument with the comment.
  ///   - isFormat: Whether interpolations are placeholders of a format.
  package init(
    function: String, receiver: String? = nil, key: String? = nil, table: String? = nil,
    value: String? = nil, comment: String? = nil, isFormat: Bool = false
  ) {
    var name = Substring(function)
    var labels: [Substring] = []
    var isSelector = false
    if let opening = name.firstIndex(of: "(") {
      labels =
        name[name.index(after: opening)...].split(separator: ")", maxSplits: 1)
        .first?.split(separator: ":") ?? []
      name = name[..<opening]
    } else if let colon = name.firstIndex(of: ":") {
      isSelector = true
      labels = function.split(separator: ":")
      name = name[..<colon]
    }
    var receiver = receiver
    let isMember = name.first == "."
    if let dot = name.lastIndex(of: ".") {
      let qualifier = name[..<dot]
      if !qualifier.isEmpty, receiver == nil { receiver = String(qualifier) }
      name = name[name.index(after: dot)...]
    }
    /// The argument a word of the configuration means.
    func argument(_ word: String) -> Argument {
      if let position = Int(word), position >= 0 {
        guard position < labels.count else { return .position(position) }
        return labels[position] == "_"
          ? .unlabelled(position) : .labelled(String(labels[position]))
      }
      return .labelled(word)
    }
    let form: Form = isMember ? .literalMember : isSelector ? .message : .call
    self.init(
      id: function, name: String(name), form: form, key: isMember ? .receiver : argument(key ?? "0")
    )
    if let receiver {
      self.receiver = .named(receiver.split(separator: ".").last.map(String.init) ?? receiver)
    }
    reading = isFormat ? .localized : .string
    self.table = table.map(argument)
    self.value = value.map(argument)
    self.comment = comment.map(argument)
    reportsDynamic = true
  }
}

/// An accessor of generated code that stands for a key, such as `L10n.Settings.title`.
package struct AccessorRule: Hashable, Sendable {
  /// The names from the outermost type on, joined with `.`, without backticks.
  package var path: String
  /// The key.
  package var key: String
  /// The table.
  package var table: String?

  /// Creates a rule.
  package init(path: String, key: String, table: String? = nil) {
    self.path = path
    self.key = key
    self.table = table
  }
}
