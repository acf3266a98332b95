import Foundation
import Testing

/// The part of JSON Schema (draft 2020-12) that the schemas of this project use.
///
/// A keyword that is not known here is an error, so that no rule of a schema goes unchecked.
struct JSONSchema {
  private let root: [String: Any]

  init(_ file: URL) throws {
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    root = try #require(value as? [String: Any])
  }

  /// What does not fit, each with the path of the value.
  func faults(in value: Any) throws -> [String] {
    try faults(value, root, at: "")
  }

  struct UnknownKeyword: Error { var keyword: String }

  private func faults(_ value: Any, _ schema: [String: Any], at path: String) throws -> [String] {
    var faults: [String] = []
    for (keyword, rule) in schema.sorted(by: { $0.key < $1.key }) {
      let fits: Bool
      switch keyword {
      case "$schema", "$defs", "title", "description": continue
      case "$ref":
        faults += try self.faults(value, definition(rule), at: path)
        continue
      case "properties", "items", "dependentRequired":
        faults += try faultsOfMembers(value, keyword, rule, at: path)
        continue
      case "additionalProperties":
        let known = Set((schema["properties"] as? [String: Any] ?? [:]).keys)
        fits = Set((value as? [String: Any] ?? [:]).keys).isSubset(of: known)
      case "required":
        let names = Set(rule as? [String] ?? [])
        fits = names.isSubset(of: Set((value as? [String: Any] ?? [:]).keys))
      case "type": fits = isOfType(value, rule as? String)
      case "const": fits = (value as? NSObject) == (rule as? NSObject)
      case "enum": fits = (rule as? [String])?.contains { $0 == value as? String } ?? false
      case "minimum": fits = (value as? Int ?? .min) >= (rule as? Int ?? .max)
      case "minLength":
        fits = (value as? String ?? "").unicodeScalars.count >= (rule as? Int ?? .max)
      case "pattern":
        fits = try (value as? String ?? "").contains(Regex(rule as? String ?? ""))
      case _: throw UnknownKeyword(keyword: keyword)
      }
      if !fits { faults.append("\(path) \(keyword)") }
    }
    return faults
  }

  private func faultsOfMembers(
    _ value: Any, _ keyword: String, _ rule: Any, at path: String
  ) throws -> [String] {
    if keyword == "items" {
      let schema = rule as? [String: Any] ?? [:]
      return try (value as? [Any] ?? []).enumerated().flatMap { index, element in
        try faults(element, schema, at: "\(path)/\(index)")
      }
    }
    let members = value as? [String: Any] ?? [:]
    if keyword == "dependentRequired" {
      let needs = (rule as? [String: [String]] ?? [:]).filter { members[$0.key] != nil }
      let missing = Set(needs.flatMap(\.value)).subtracting(members.keys)
      return missing.map { "\(path)/\($0) \(keyword)" }
    }
    return try (rule as? [String: Any] ?? [:]).flatMap { name, schema in
      guard let member = members[name] else { return [String]() }
      return try faults(member, schema as? [String: Any] ?? [:], at: "\(path)/\(name)")
    }
  }

  private func definition(_ reference: Any) throws -> [String: Any] {
    let name = (reference as? String ?? "").split(separator: "/").last.map(String.init) ?? ""
    let definitions = root["$defs"] as? [String: Any] ?? [:]
    return try #require(definitions[name] as? [String: Any])
  }

  private func isOfType(_ value: Any, _ type: String?) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    case _: false
    }
  }
}
