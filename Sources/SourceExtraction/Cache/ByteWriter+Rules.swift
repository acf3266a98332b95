extension ByteWriter {
  mutating func write(_ rule: KeyRule) {
    write(rule.id)
    write(rule.name)
    write(Int(rule.form.rawValue))
    write(Int(rule.languages.rawValue))
    switch rule.receiver {
    case .absent: write(0)
    case .any: write(1)
    case .present: write(2)
    case .named(let name):
      write(3)
      write(name)
    }
    write(rule.key)
    write(Int(rule.reading.rawValue))
    write(rule.table) { $0.write($1) }
    write(rule.defaultTable)
    write(rule.bundle) { $0.write($1) }
    write(rule.comment) { $0.write($1) }
    write(rule.value) { $0.write($1) }
    write(rule.reportsDynamic)
    write(rule.doubt)
  }

  private mutating func write(_ argument: KeyRule.Argument) {
    switch argument {
    case .position(let place):
      write(0)
      write(place)
    case .unlabelled(let place):
      write(1)
      write(place)
    case .labelled(let label):
      write(2)
      write(label)
    case .receiver: write(3)
    }
  }
}

extension ByteReader {
  mutating func rule() throws(DamagedBytes) -> KeyRule {
    let id = try text()
    let name = try text()
    guard let form = KeyRule.Form(rawValue: try byte()) else { throw DamagedBytes() }
    let languages = KeyRule.Languages(rawValue: try byte())
    let receiver: KeyRule.Receiver
    switch try byte() {
    case 0: receiver = .absent
    case 1: receiver = .any
    case 2: receiver = .present
    case 3: receiver = .named(try text())
    case _: throw DamagedBytes()
    }
    var rule = KeyRule(id: id, name: name, form: form, key: try argument())
    rule.languages = languages
    rule.receiver = receiver
    guard let reading = KeyRule.Reading(rawValue: try byte()) else { throw DamagedBytes() }
    rule.reading = reading
    rule.table = try optionalArgument()
    rule.defaultTable = try optionalText()
    rule.bundle = try optionalArgument()
    rule.comment = try optionalArgument()
    rule.value = try optionalArgument()
    rule.reportsDynamic = try flag()
    rule.doubt = try optionalText()
    return rule
  }

  private mutating func optionalArgument() throws(DamagedBytes) -> KeyRule.Argument? {
    try flag() ? try argument() : nil
  }

  private mutating func argument() throws(DamagedBytes) -> KeyRule.Argument {
    switch try byte() {
    case 0: return .position(try number(upTo: Int(Int32.max)))
    case 1: return .unlabelled(try number(upTo: Int(Int32.max)))
    case 2: return .labelled(try text())
    case 3: return .receiver
    case _: throw DamagedBytes()
    }
  }
}
