import CommandLineTool
import StringCatalog

/// The three versions of a file that a command line names.
struct MergeInput {
  private let base: Version
  private let ours: Version
  private let theirs: Version
  private let format: TableFormat
  /// The name of the file in messages.
  let shownPath: String

  /// The bytes of a version; the stamp is missing for standard input.
  private struct Version {
    var path: String
    var bytes: [UInt8]
    var stamp: FileStamp?
  }

  /// Reads the versions.
  init(
    _ invocation: Invocation, base: Argument?, ours: Argument?, theirs: Argument?,
    path: Argument?, type: TableFormat?
  ) throws(CommandFailure) {
    guard let base, let ours, let theirs else {
      throw invocation.refusal("a merge needs three files, BASE, OURS and THEIRS.")
    }
    var paths: [String] = []
    for argument in [base, ours, theirs] {
      paths.append(try Shared.text(argument, of: invocation))
    }
    guard paths.count(where: { $0 == "-" }) < 2 else {
      throw invocation.refusal("only one of the versions can be standard input.")
    }
    let name = try path.map { argument throws(CommandFailure) in
      try Shared.text(argument, of: invocation)
    }
    let named = [name, paths[1], paths[2], paths[0]].compactMap { $0 }
    guard let format = type ?? named.lazy.compactMap({ TableFormat(path: $0) }).first else {
      throw invocation.refusal("no name says what the files are: give '--path' or '--type'.")
    }
    self.format = format
    shownPath = Argument(name ?? paths[1]).displayText
    self.base = try Self.read(paths[0])
    self.ours = try Self.read(paths[1])
    self.theirs = try Self.read(paths[2])
  }

  private static func read(_ path: String) throws(CommandFailure) -> Version {
    do throws(FileError) {
      // The usual word for no file at all.
      if path == "/dev/null" { return Version(path: path, bytes: []) }
      if path == "-" { return Version(path: path, bytes: try FileContents.standardInput()) }
      let contents = try FileContents(path: path)
      return Version(path: path, bytes: contents.bytes, stamp: contents.stamp)
    } catch {
      throw Shared.failure(error)
    }
  }

  /// Merges; a version that cannot be merged is told as the end of the command.
  func merged() throws(CommandFailure) -> TableMerge {
    do throws(MergeError) {
      return try TableMerge(
        base: base.bytes, ours: ours.bytes, theirs: theirs.bytes, format: format)
    } catch {
      let place = error.place.map { "\($0): " } ?? " "
      throw .stopped(
        "\(shownPath):\(place)cannot be merged: \(name(of: error.side)): \(error.message)")
    }
  }

  /// A version as a person would name it.
  private func name(of side: MergeSide) -> String {
    let version =
      switch side {
      case .base: base
      case .ours: ours
      case .theirs: theirs
      }
    return "'\(side.rawValue)' (\(Argument(version.path).displayText))"
  }

  /// Writes the result; without a file it takes the place of ours, if it is not the same.
  func deliver(
    _ bytes: [UInt8], to output: Argument?, _ invocation: Invocation
  ) throws(CommandFailure) {
    let path = try output.map { argument throws(CommandFailure) in
      try Shared.text(argument, of: invocation)
    }
    let target = path ?? ours.path
    guard target != "-" else { return try Terminal.write(bytes) }
    let isOurs = path == nil
    guard !isOurs || bytes != ours.bytes else { return }
    do throws(FileError) {
      try AtomicFile.write(bytes, to: target, replacing: isOurs ? ours.stamp : nil)
    } catch {
      throw Shared.failure(error)
    }
  }
}
