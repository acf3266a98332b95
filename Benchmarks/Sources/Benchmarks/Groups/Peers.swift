import Foundation

/// Other libraries that read `.strings` files into dictionaries, without positions.
enum Peers {
  static func measurements(_ files: LoadedFiles) -> [Measurement] {
    let data = files.contents.map { Data($0) }
    return [
      Measurement(
        title: "PropertyListSerialization", role: .peer, reference: .propertyListSerialization,
        method: .inProcess {
          try data.reduce(0) { sum, data in
            let value = unsafe try PropertyListSerialization.propertyList(from: data, format: nil)
            return sum &+ ((value as? [String: Any])?.count ?? 0)
          }
        }),
      Measurement(
        title: "PropertyListDecoder", role: .peer,
        method: .inProcess {
          try data.reduce(0) {
            $0 &+ (try PropertyListDecoder().decode([String: String].self, from: $1)).count
          }
        }),
      Measurement(
        title: "openstep-plist (Python)", role: .peer, reference: .openstepPlist,
        method: .selfTimed { try openstepPlist(files.urls) }),
    ]
  }

  /// The peer starts from bytes in memory, as the others do.
  private static let script = """
    import sys, time
    try:
        import openstep_plist
    except ImportError:
        sys.exit(3)
    runs = int(sys.argv[1])
    files = [open(path, "rb").read() for path in sys.stdin.read().split("\\0")]
    for run in range(runs + 1):
        start = time.perf_counter()
        for data in files:
            openstep_plist.loads(data.decode("utf-8"))
        if run:
            print(time.perf_counter() - start)
    """

  private static func openstepPlist(_ urls: [URL]) throws -> [Sample] {
    guard let python = Launcher.find("python3") else { throw NotMeasured("there is no python3") }
    let output = try Launcher.capture(
      [python, "-c", script, "9"], input: urls.map(\.path).joined(separator: "\0"))
    guard output.status != 3 else {
      throw NotMeasured("not installed; python3 -m pip install openstep-plist")
    }
    guard output.status == 0 else {
      throw NotMeasured(output.errors.split(separator: "\n").last.map(String.init) ?? "failed")
    }
    return output.text.split(separator: "\n").compactMap { Double($0) }.map { Sample(seconds: $0) }
  }
}
