/// A rule about texts that override those of a base. It is asked only where there is one.
protocol OverrideRule: Rule {
  /// Looks at the keys of a file that the base does not have.
  func check(_ keys: UnknownKeys, _ report: inout SourceReport)
}
