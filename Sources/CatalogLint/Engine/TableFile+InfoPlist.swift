import StringCatalog

extension TableFile {
  /// Whether the table localizes values of an `Info.plist`, by its name or that of a target: `InfoPlist`,
  /// `Watch-InfoPlist`. Values of the property list hold where a localization has none, so that the source text
  /// of a key may stand there alone (Apple, Information Property List Key Reference).
  var isOfInfoPlist: Bool { table.hasSuffix("InfoPlist") }
}
