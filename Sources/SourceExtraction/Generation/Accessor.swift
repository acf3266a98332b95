/// One property or function that gives a text.
struct Accessor {
  /// One parameter of a function.
  struct Parameter {
    /// What callers write; nil for nothing.
    var label: String?
    /// What the body calls it.
    var name: String
    /// What is passed.
    var type: ParameterType
  }

  /// The name, without labels and without backticks.
  var name: String
  /// The key.
  var key: String
  /// The table.
  var table: String
  /// The parameters; nil for a property.
  var parameters: [Parameter]?
  /// Whether this is the text with its placeholders, as it stands in the file.
  var isRaw = false
  /// The lines of the documentation.
  var documentation: [String]
}

/// The types of parameters.
enum ParameterType: String {
  case text = "String"
  case integer = "Int"
  case unsigned = "UInt"
  case number = "Double"

  /// The case of `Argument` in generated code that carries such a value.
  var argumentCase: String {
    switch self {
    case .text: "text"
    case .integer: "integer"
    case .unsigned: "unsigned"
    case .number: "number"
    }
  }
}
