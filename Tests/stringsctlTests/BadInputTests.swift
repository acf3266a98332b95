import Foundation
import TestSupport
import Testing

@Suite("Files that are not what their names say")
struct BadInputTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    var bytes: [UInt8]
    /// Line and column of the fault, and a part of what is said about it.
    var fault: String
    /// Whether the file may be edited all the same.
    var isEditable = false

    init(
      _ name: String, _ file: String, _ bytes: some Sequence<UInt8>, _ fault: String,
      isEditable: Bool = false
    ) {
      (testDescription, self.file, self.bytes) = ("\(file): \(name)", file, Array(bytes))
      (self.fault, self.isEditable) = (fault, isEditable)
    }
  }

  private static func catalog(_ members: String) -> [UInt8] {
    Array(Samples.catalog(members).utf8)
  }

  private static func dictionary(_ members: String) -> [UInt8] {
    Array(Samples.propertyList(members).utf8)
  }

  private static func nested(_ open: String, _ close: String) -> String {
    String(repeating: open, count: 2_000) + "1" + String(repeating: close, count: 2_000)
  }

  private static let bomb = """
    <?xml version="1.0"?>
    <!DOCTYPE plist [
    <!ENTITY a "aaaaaaaaaa">
    <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
    ]>
    <plist><dict><key>k</key><string>&b;&b;</string></dict></plist>

    """

  static let cases: [Case] = [
    // String catalogs.
    Case("nothing", "a.xcstrings", [], "1:1: the file is empty"),
    Case("a list", "a.xcstrings", "[\n]\n".utf8, "1:1: a string catalog is an object"),
    Case("a text", "a.xcstrings", "\"x\"\n".utf8, "1:1: a string catalog is an object"),
    Case(
      "a table in old style", "a.xcstrings", "\"a\" = \"b\";\n".utf8,
      "1:5: '=' stands behind the end of the JSON"),
    Case(
      "deep objects", "a.xcstrings", catalog("    \"a\" : " + nested("{\"x\":", "}")),
      "4:2561: more than 512 nested values"),
    Case(
      "deep lists", "a.xcstrings", catalog("    \"a\" : " + nested("[", "]")),
      "4:521: more than 512 nested values"),
    Case(
      "half a surrogate pair in a key", "a.xcstrings", catalog("    \"a\\uD83D\" : {\n\n    }"),
      "4:7: half of a surrogate pair"),
    Case(
      "half a surrogate pair in a text", "a.xcstrings",
      catalog(Samples.greeting.replacing("Salut", with: "\\uDE00")),
      "15:24: half of a surrogate pair"),
    Case(
      "bytes that are no UTF-8", "a.xcstrings",
      catalog("    \"caf@\" : {\n\n    }").map { $0 == UInt8(ascii: "@") ? 0xE9 : $0 },
      "4:9: byte 0xE9 at offset 53 is not UTF-8"),
    Case(
      "UTF-16", "a.xcstrings",
      [0xFF, 0xFE] + Samples.catalog(Samples.greeting).utf16.flatMap { [UInt8($0 & 0xFF), 0] },
      "1:1: file is in UTF-16 (little endian)", isEditable: true),
    Case(
      "a merge conflict", "a.xcstrings",
      catalog("    \"a\" : {\n\n    }\n<<<<<<< x\n    ,\n=======\n>>>>>>> y"),
      "7:1: merge conflict left in the file, from line 7 on"),
    Case(
      "the number of an argument that is none", "a.xcstrings",
      catalog(
        "    \"a\" : { \"localizations\" : { \"en\" : {\n"
          + "\"stringUnit\" : { \"state\" : \"new\", \"value\" : \"%#@n@\" },\n"
          + "\"substitutions\" : { \"n\" : { \"formatSpecifier\" : \"lld\", \"argNum\" :\n"
          + "99999999999999999999999999999999999999999999, \"variations\" : { } } } } } }"),
      "7:1: 'argNum' must be the position of an argument", isEditable: true),
    Case(
      "a control character", "a.xcstrings",
      catalog("    \"a\" : {\n      \"comment\" : \"x\u{1}\"\n    }"),
      "5:21: U+0001 inside a text must be escaped"),
    // Property lists with rules.
    Case("nothing", "a.stringsdict", [], "1:1: the property list holds no value"),
    Case(
      "a list", "a.stringsdict", "<plist>\n<array/>\n</plist>\n".utf8,
      "1:1: property list cannot be read: the property list is not a dictionary"),
    Case(
      "a table in old style", "a.stringsdict", "\"a\" = \"b\";\n".utf8,
      "1:1: text where an element is due"),
    Case(
      "Android resources", "a.stringsdict",
      "<?xml version=\"1.0\"?>\n<resources><string name=\"a\">b</string></resources>\n".utf8,
      "2:1: Android string resources"),
    Case("declared entities", "a.stringsdict", bomb.utf8, "2:17: document type with declarations"),
    Case(
      "the contents of another file", "a.stringsdict",
      bomb.replacing("\"aaaaaaaaaa\"", with: "SYSTEM \"file:///etc/passwd\"").utf8,
      "2:17: document type with declarations"),
    Case(
      "deep dictionaries", "a.stringsdict",
      dictionary("\t<key>a</key>" + nested("<dict><key>b</key>", "</dict>")),
      "more than 512 nested values"),
    Case(
      "a comment in a text", "a.stringsdict",
      dictionary("\t<key>a</key>\n\t<string>one <!-- note --> two</string>"),
      "6:14: comment in a text: put it in front of the element"),
    Case(
      "half a surrogate pair", "a.stringsdict",
      dictionary("\t<key>a</key>\n\t<string>&#xD83D;</string>"),
      "6:10: '&#xD83D;' is a reference to a character that does not exist"),
    Case(
      "a number that cannot be stored", "a.stringsdict",
      dictionary("\t<key>a</key>\n\t<integer>\(String(repeating: "9", count: 5_000))</integer>"),
      "6:2: <integer>9999"),
    Case(
      "bytes that are no UTF-8", "a.stringsdict",
      dictionary("\t<key>a</key>\n\t<string>caf@</string>")
        .map { $0 == UInt8(ascii: "@") ? 0xE9 : $0 },
      "6:13: byte 0xE9 at offset"),
    Case(
      "a merge conflict", "a.stringsdict",
      dictionary(
        "<<<<<<< x\n\t<key>a</key><string>x</string>\n=======\n\t<key>a</key><string>y</string>\n"
          + ">>>>>>> y"),
      "5:1: merge conflict left in the file"),
    Case(
      "a damaged binary property list", "a.stringsdict",
      Array("bplist00".utf8) + [0xD1, 1, 2], "1:1: property list cannot be read"),
    // Property lists of texts.
    Case("declared entities", "a.strings", bomb.utf8, "2:17: document type with declarations"),
    Case(
      "a comment in a text", "a.strings",
      dictionary("\t<key>a</key>\n\t<string>one <!-- note --> two</string>"),
      "6:14: comment in a text"),
    Case(
      "a list", "a.strings", "<plist>\n<array/>\n</plist>\n".utf8,
      "1:1: property list cannot be read: the property list is not a dictionary"),
    Case(
      "two faults", "a.strings",
      dictionary("\t<key>a</key>\n\t<key>b</key>\n\t<string>&x;</string>"),
      "7:10: '&x;' is no known reference"),
  ]

  @Test("the place is told, the status is 2, and nothing is lost", arguments: cases)
  func badInput(_ input: Case) throws {
    let folder = try TemporaryFolder()
    try folder.write(input.file, input.bytes)
    let parts = input.fault.split(separator: ": ", maxSplits: 1)
    let (place, message) = parts.count == 2 ? (parts[0], parts[1]) : ("", parts[0])
    let lint = try Tool.run(["lint", input.file], in: folder.url)
    #expect(lint.status == 2)
    let fault = place.isEmpty ? String(message) : "/\(input.file):\(place): error: "
    #expect(lint.output.contains(fault) && lint.output.contains(message), "\(lint.output)")
    for arguments in [["show", input.file], ["fmt", input.file], ["set", input.file, "x", "y"]]
    where !input.isEditable {
      let run = try Tool.run(arguments, in: folder.url)
      // A table that is a property list is not edited at all, and passed over by 'fmt'.
      let isPassedOver =
        arguments[0] == "fmt" && (input.file == "a.strings" || input.bytes.starts(with: "bpl".utf8))
      #expect(run.status == (isPassedOver ? 0 : 2), "\(arguments)")
      #expect(run.errors.hasPrefix("stringsctl: \(input.file):") || isPassedOver, "\(run.errors)")
      #expect(try Data(contentsOf: URL(filePath: folder.path(input.file))) == Data(input.bytes))
    }
  }

  @Test("a number of any size is kept as it is written")
  func largeNumbers() throws {
    let folder = try TemporaryFolder()
    let number = String(repeating: "9", count: 5_000) + ".5e99999"
    let text = Samples.catalog("    \"a\" : {\n      \"x\" : \(number)\n    }")
    try folder.write("a.xcstrings", text)
    #expect(try Tool.run(["lint", "a.xcstrings"], in: folder.url).status == 0)
    #expect(try Tool.run(["set", "a.xcstrings", "b", "B"], in: folder.url).status == 0)
    #expect(try folder.text("a.xcstrings").contains("      \"x\" : \(number)\n    },\n    \"b\""))
  }
}
