/// The flags, width and precision of a specifier, once their arguments are known.
struct NumberLayout {
  var flags: Placeholder.Flags = []
  var width = 0
  var precision: Int?
}
