import Foundation

/// Foundation as a reader of string catalogs: values without positions or repeated members.
enum JSONPeers {
  static func measurements(_ bytes: [UInt8]) -> [Measurement] {
    let data = Data(bytes)
    return [
      Measurement(
        title: "JSONDecoder", role: .peer, reference: .jsonDecoder,
        method: .inProcess { try JSONDecoder().decode(Catalog.self, from: data).strings.count }),
      Measurement(
        title: "JSONSerialization", role: .peer, reference: .jsonSerialization,
        method: .inProcess {
          let value = try JSONSerialization.jsonObject(with: data) as? [String: Any]
          return (value?["strings"] as? [String: Any])?.count ?? 0
        }),
    ]
  }

  /// A string catalog for `Codable`, as far as the workload needs it.
  private struct Catalog: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
    var version: String
  }

  private struct Entry: Decodable {
    var comment: String?
    var extractionState: String?
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  private struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  private struct Unit: Decodable {
    var state: String
    var value: String
  }
}
