/// Something of a message that a pattern of MessageFormat cannot say. The raw values are stable
/// identifiers, and the order is that of reports.
public enum MessageFormatLoss: String, Hashable, Sendable, CaseIterable {
  /// A choice by device or width, or by a rule that is not known; one form is written.
  case choice
  /// A specifier with a width, a sign or a notation that MessageFormat does not have.
  case specifier
  /// A plural that counts the fraction digits that it shows (1.0 is not 1), where MessageFormat goes by the
  /// value.
  case category
  /// A choice without `other`, which MessageFormat wants; the form that would be shown is written.
  case missingOther = "missing-other"
  /// A form that is never chosen, or that MessageFormat has no key for; left out.
  case variant
  /// A name that MessageFormat does not allow; the number of the argument is written.
  case name
  /// An argument beyond those that MessageFormat counts.
  case argument
  /// A number less an offset, outside of the plural with that offset; the number is written.
  case offset
  /// A number skeleton that cannot stand in a pattern; the number is written without.
  case skeleton
  /// A reference to a part that is not defined; written as text.
  case reference
  /// References that lead back to themselves, too deep or too far; written as text.
  case depth

  /// What is lost, as the beginning of a line.
  public var summary: String {
    switch self {
    case .choice: "choices by device, width or an unknown rule, of which one text is kept"
    case .specifier: "placeholders with a width, a sign or a notation, which print the plain value"
    case .category: "plurals that count the fraction digits they show"
    case .missingOther: "choices without 'other', which gets the text that would be shown"
    case .variant: "forms that are never chosen, left out"
    case .name: "names of arguments that MessageFormat does not allow, which become numbers"
    case .argument: "arguments above \(MessageFormatProblem.largestNumber)"
    case .offset: "numbers less an offset outside of their plural, which print the number"
    case .skeleton: "number skeletons that cannot stand in a pattern"
    case .reference: "references to parts that are not defined, which become text"
    case .depth: "references that lead back to themselves or too deep, which become text"
    }
  }
}

/// A pattern of MessageFormat that a message was written as.
public struct MessageFormatText: Hashable, Sendable {
  /// The pattern.
  public var pattern: String
  /// What it cannot say.
  public var losses: [MessageFormatLoss]
}

extension Message {
  /// The message as a pattern of ICU's MessageFormat.
  ///
  /// Reading the pattern gives the same message, if that is one that ``MessageFormatPattern/message`` makes;
  /// of others it gives one that shows the same texts, up to ``MessageFormatText/losses``:
  ///
  /// - `%@` becomes `{0}`, a whole number `{0, number}` or, in a plural by it, `#`, and `%.2f`
  ///   `{0, number, ::.00}`.
  /// - A plural of Apple's formats says `zero` for the number 0 and for the category: both are written.
  ///
  /// - Parameter key: The key of the message. Its specifiers say which argument a choice by plural goes by
  ///   whose texts print none.
  public func messageFormat(key: String? = nil) -> MessageFormatText {
    var writer = MessageFormatWriter(key: key ?? "")
    return writer.write(self)
  }
}
