/// An error as it is to be shown: texts in the language of a reader, and what a front end does with them.
///
/// It has what `LocalizedError` of Foundation asks for. This library does not import Foundation; a program that
/// does says `extension RenderedError: @retroactive LocalizedError {}` once, and may throw it where
/// `localizedDescription` is shown.
public struct RenderedError: Error, Sendable {
  /// The error that is shown; nil if nothing is known by the reported name.
  public var descriptor: ErrorDescriptor?
  /// The identifier: that of the descriptor, else the reported name.
  public var id: String
  /// The name by which the error was reported. In enumeration-safe texts, where it would tell what is to be
  /// kept secret, the identifier.
  public var code: String
  /// How a front end shows the error.
  public var presentation: ErrorPresentation
  /// Why the error is not to be shown, in English; nil if it is.
  public var silence: String?
  /// The message; nil if the error is not to be shown.
  public var text: String?
  /// The locale of the message as the layer spells it; nil where there is no message.
  public var locale: String?
  /// The name of the layer that the message comes from.
  public var layer: String?
  /// The title.
  public var title: String?
  /// Why it happened.
  public var reason: String?
  /// What can be done.
  public var recovery: String?
  /// The label of the button that does it.
  public var action: String?
  /// The anchor in the application's help.
  public var help: String?
  /// The error and what caused it, the outermost in front.
  public var causes: [Cause]
  /// What a developer should know about the texts.
  public var issues: [RenderingIssue]
  /// The places that were searched for the message; empty unless they were asked for.
  public var trace: [LocalizedTexts.Visit]
  /// The locales that were wanted, their parents and the source language, whether there are texts in them or
  /// not; empty unless the search was asked for.
  public var chain: [String]
  /// What the error carries for developers; nil unless it was asked for.
  public var detail: String?

  /// One error of a chain of causes.
  public struct Cause: Hashable, Sendable {
    /// The identifier, or the reported name of an error that is not known.
    public var id: String
    /// The message; nil if the error is not to be shown.
    public var text: String?
    /// What the error carries for developers; nil unless it was asked for.
    public var detail: String?
  }

  /// Whether the error is known.
  public var isKnown: Bool { descriptor != nil }

  /// Whether the error is not to be shown.
  public var isSilent: Bool { presentation == .silent }

  /// Whether an argument is missing for the text.
  public var lacksArgument: Bool { issues.contains { $0.kind == .missingArgument } }
}

/// The names that `LocalizedError` has for the texts.
extension RenderedError {
  /// The message.
  public var errorDescription: String? { text }
  /// Why it happened.
  public var failureReason: String? { reason }
  /// What can be done.
  public var recoverySuggestion: String? { recovery }
  /// The anchor in the application's help.
  public var helpAnchor: String? { help }
}
