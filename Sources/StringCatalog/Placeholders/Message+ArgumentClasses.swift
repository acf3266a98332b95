extension Message {
  /// The class of each argument that the texts read, by its index counted from 1.
  ///
  /// A text without any specifier that is certainly one reads nothing: its percent signs are text.
  public var argumentClasses: [Int: ArgumentClass] {
    var result: [Int: ArgumentClass] = [:]
    func add(_ text: String, first: Int = 1, isForm: Bool = false) {
      let text = SpecifierText(text, firstArgument: first, isSubstitutionForm: isForm)
      guard text.format.isFormat else { return }
      for argument in ArgumentMap(text.format).arguments where !argument.argumentClass.isOpen {
        if result[argument.index] == nil { result[argument.index] = argument.argumentClass }
      }
    }
    switch self {
    case .pattern(let pattern): add(pattern.text)
    case .select(let select):
      for pattern in select.patterns { add(pattern.text) }
    case .format(let format):
      let arguments = FormatArguments(format)
      for part in format.substitutions {
        guard let index = arguments[part.name] ?? part.argument else { continue }
        let type = part.valueType.flatMap { StringsDictValueType($0).parsed?.conversion }
        if let type { result[index] = type.argumentClass }
        for pattern in part.select.patterns { add(pattern.text, first: index, isForm: true) }
      }
      add(format.pattern.text)
    }
    return result
  }
}
