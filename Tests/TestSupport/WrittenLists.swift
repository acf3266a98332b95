import Foundation

/// The items of a list that is written with commas.
public func list(_ text: String) -> [String] {
  text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
}
