extension Message {
  /// The names of the parts that stand for arguments, by the indexes of the arguments counted from 1.
  ///
  /// Where variants of a choice call an argument by several names, the one of the first variant counts.
  var argumentNames: [Int: String] {
    switch self {
    case .pattern: return [:]
    case .select(let select):
      return select.variants.reduce(into: [:]) { names, variant in
        names.merge(variant.message.argumentNames) { known, _ in known }
      }
    case .format(let format):
      let arguments = FormatArguments(format)
      return format.substitutions.reduce(into: [:]) { names, part in
        guard let index = arguments[part.name], names[index] == nil else { return }
        names[index] = part.name
      }
    }
  }
}
