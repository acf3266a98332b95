extension CompiledMessage {
  /// The arguments in the order in which the message counts them: each under its name, where there is one
  /// of that name, else the one in its place, if that has no name. Arguments that the message does not name
  /// follow.
  ///
  /// - Returns: The arguments, and for each of them where it stood; nil for those that are not there.
  func arranged(_ arguments: [MessageArgument]) -> (arguments: [MessageArgument], places: [Int?]) {
    var named: [[UInt8]: Int] = [:]
    for (index, argument) in arguments.enumerated() {
      guard let name = argument.name, named[Array(name.utf8)] == nil else { continue }
      named[Array(name.utf8)] = index
    }
    var places: [Int?] = []
    for (index, name) in argumentNames.enumerated() {
      if let place = name.flatMap({ named[Array($0.utf8)] }) {
        places.append(place)
      } else if index < arguments.count, arguments[index].name == nil {
        places.append(index)
      } else {
        places.append(nil)
      }
    }
    let used = Set(places)
    places += arguments.indices.lazy.filter { !used.contains($0) }.map { Optional($0) }
    return (places.map { $0.map { arguments[$0] } ?? .null }, places)
  }
}
