internal import CatalogSyntax

/// The arguments of messages: in order, of the right kind, and masked.
extension ErrorRenderer {
  /// The arguments of a message, in the order of the descriptor; those that it does not have follow.
  func arguments(
    of error: ReportedError, _ descriptor: ErrorDescriptor, cause: String?,
    in texts: LocalizedTexts
  ) -> [MessageArgument] {
    let (pairs, rest) = error.paired(with: descriptor)
    var result: [MessageArgument] = []
    for (argument, given) in pairs {
      var value = given.map { self.value($0.value, argument, descriptor, texts) }
      if value == nil, argument.kind == .cause {
        let text = cause ?? texts.find(anyOf: [ErrorCatalog.unknown.id])?.renderPlainly([]).text
        value = text.map { .string($0) }
      }
      result.append(MessageArgument(value ?? argument.defaultValue.map { .int($0) } ?? .null))
    }
    return result + rest
  }

  /// A value as an argument of its kind.
  private func value(
    _ value: MessageArgument.Value, _ argument: ErrorArgument, _ descriptor: ErrorDescriptor,
    _ texts: LocalizedTexts
  ) -> MessageArgument.Value {
    switch argument.kind {
    case .email, .phone:
      guard case .string(let text) = value, let mask = mask(argument, descriptor) else {
        return value
      }
      return .string(mask.masked(text))
    case .count:
      guard case .string(let text) = value else { return value }
      return Int64(text).map { .int($0) } ?? .decimal(text)
    case .provider:
      guard case .string(let text) = value else { return value }
      return .string(Self.providerName(text, texts))
    case .label:
      guard case .string(let text) = value else { return value }
      let keys = text.hasPrefix("ui/") ? [text] : ["ui/field/\(text)"]
      return .string(texts.find(anyOf: keys)?.renderPlainly([]).text ?? text)
    case .requirements: return requirements(value, texts)
    case .person, .url, .duration, .date, .code, .cause, .opaque: return value
    }
  }

  /// The name of a provider. Brand names are the same in all languages.
  private static func providerName(_ provider: String, _ texts: LocalizedTexts) -> String {
    if let name = SignInProvider(rawValue: provider)?.name { return name }
    guard let key = SignInProvider.nameKey(of: provider) else { return provider }
    return texts.find(anyOf: [key])?.renderPlainly([]).text ?? provider
  }

  /// Requirements on a password as the parts of a sentence. What is no requirement is left out.
  private func requirements(
    _ value: MessageArgument.Value, _ texts: LocalizedTexts
  ) -> MessageArgument.Value {
    let words: [String]
    switch value {
    case .string(let text): words = text.split(separator: ",").map { String($0) }
    case .list(let items):
      words = items.compactMap { if case .string(let text) = $0.value { text } else { nil } }
    case .int, .uint, .double, .decimal, .character, .bool, .null: return value
    }
    let parts = words.compactMap { word -> MessageArgument? in
      guard let part = PasswordRequirement(word.filter { $0 != " " })?.part,
        let found = texts.find(anyOf: [part.id])
      else { return nil }
      return .string(found.renderPlainly(part.arguments.map { MessageArgument($0.value) }).text)
    }
    return parts.isEmpty ? .null : .list(parts)
  }

  // MARK: Masks

  /// How an argument is masked; nil if it is not.
  private func mask(
    _ argument: ErrorArgument, _ descriptor: ErrorDescriptor
  ) -> ArgumentMask? {
    guard let usual = argument.kind.usualMask else { return nil }
    let asked =
      options.masks[argument.name] ?? options.masks[argument.kind.rawValue] ?? options.mask
    switch descriptor.id.prefix(while: { $0 != "/" }) {
    case "reauth", "conflict": return asked ?? usual
    case _: return asked
    }
  }

  /// A value that must not be seen, and what stands for it.
  struct Secret {
    var value: String
    var mask: String
  }

  /// The values of an error that are masked.
  func secrets(of error: ReportedError) -> [Secret] {
    guard let descriptor = error.descriptor else { return [] }
    return error.paired(with: descriptor).pairs.compactMap { argument, given in
      guard case .string(let text)? = given?.value, !text.isEmpty,
        let mask = mask(argument, descriptor), mask != .none
      else { return nil }
      return Secret(value: text, mask: mask.masked(text))
    }
  }

  /// What an error carries for developers, with everything hidden in it that is hidden in texts.
  func detail(of error: ReportedError, without secrets: [Secret]) -> String? {
    guard options.includesDetails else { return nil }
    let parts = [error.descriptor?.note, error.detail].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    return secrets.reduce(parts.joined(separator: " ")) { text, secret in
      text.replacing(secret.value, with: secret.mask)
    }
  }
}

extension ReportedError {
  /// What is given for each argument of a descriptor: by its name, else the next one without a name. What is left
  /// of those without a name follows.
  fileprivate func paired(
    with descriptor: ErrorDescriptor
  ) -> (
    pairs: [(argument: ErrorArgument, given: MessageArgument?)], rest: ArraySlice<MessageArgument>
  ) {
    var unnamed = arguments.filter { $0.name == nil }[...]
    let pairs = descriptor.arguments.map { argument in
      let named = arguments.last { $0.name?.hasSameCodeUnits(as: argument.name) ?? false }
      return (argument: argument, given: named ?? unnamed.popFirst())
    }
    return (pairs, unnamed)
  }
}

extension String {
  /// The text with every occurrence of another one replaced, compared by code units.
  fileprivate func replacing(_ wanted: String, with other: String) -> String {
    let (text, wanted) = (Array(utf8), Array(wanted.utf8))
    guard !wanted.isEmpty, wanted.count <= text.count else { return self }
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      if index + wanted.count <= text.count,
        text[index] == wanted[0], text[index..<index + wanted.count].elementsEqual(wanted)
      {
        result += other.utf8
        index += wanted.count
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
