extension Placeholder {
  /// The specifier in its plain spelling, such as `%2$.1f`; a reference is written `%#@…@`.
  public var spelling: String {
    var text = "%"
    switch kind {
    case .percentSign: return "%%"
    case .formattedArgument: return "%arg"
    case .reference:
      return position.map { "%\($0)$#@…@" } ?? "%#@…@"
    case .conversion(let conversion):
      if let position { text += "\(position)$" }
      text += flags.spelling
      text += width.spelling
      if precision != .absent { text += "." + precision.spelling }
      text += length.spelling
      text += conversion.spelling
      return text
    }
  }
}

extension Placeholder.Flags {
  var spelling: String {
    var text = ""
    if contains(.left) { text += "-" }
    if contains(.sign) { text += "+" }
    if contains(.space) { text += " " }
    if contains(.alternate) { text += "#" }
    if contains(.zero) { text += "0" }
    if contains(.grouping) { text += "'" }
    return text
  }
}

extension Placeholder.Extent {
  var spelling: String {
    switch self {
    case .absent: ""
    case .number(let number): "\(number)"
    case .argument(let argument): argument.position.map { "*\($0)$" } ?? "*"
    }
  }
}
