import Foundation
import TestSupport
import Testing

@testable import stringsctl

@Suite("lint --watch")
struct LintWatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("en.lproj/Localizable.strings", "\"a\" = \"%d files\";\n")
    try folder.write("de.lproj/Localizable.strings", "\"a\" = \"%d Dateien\";\n")
  }

  private func start(_ arguments: String..., terminal: Bool = false) throws -> WatchingTool {
    try WatchingTool(
      ["lint", "--watch", "--source", "en"] + arguments, in: folder, terminal: terminal)
  }

  private func replace(_ path: String, with text: String) throws {
    try folder.write("new", text)
    let status = unsafe rename(folder.path("new"), folder.path(path))
    #expect(status == 0)
  }

  @Test("reports again what is written, replaced and removed, and ends on Ctrl-C")
  func changes() throws {
    let tool = try start()
    #expect(try tool.report() == "watching 2 files: 0 errors, 0 warnings, 0 notes\n")
    // In place, as a shell writes.
    let handle = try FileHandle(
      forWritingTo: folder.url.appending(path: "de.lproj/Localizable.strings"))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data("\"a\" = \"%@ Dateien\";\n".utf8))
    try handle.close()
    let wrong = try tool.report(with: "1 error,")
    #expect(wrong.contains("de.lproj/Localizable.strings:1:7: error: "))
    #expect(wrong.hasSuffix("watching 2 files: 1 error, 0 warnings, 0 notes\n"))
    // By another file under the name, as editors write.
    try replace("de.lproj/Localizable.strings", with: "\"a\" = \"%d Dateien\";\n")
    #expect(try tool.report(with: "0 errors").hasPrefix("watching 2 files: "))
    try FileManager.default.removeItem(
      at: folder.url.appending(path: "de.lproj/Localizable.strings"))
    #expect(try tool.report(with: "watching 1 file: ").contains("missing-table"))
    #expect(tool.interrupt() == 0)
  }

  @Test("sees new folders, with what was in them before they were seen")
  func folders() throws {
    let tool = try start()
    _ = try tool.report()
    try folder.write("elsewhere/fr.lproj/Localizable.strings", "\"a\" = \"%@ fichiers\";\n")
    #expect(try tool.report(with: "watching 3 files: ").contains("watching 3 files: "))
    let status = unsafe rename(folder.path("elsewhere/fr.lproj"), folder.path("fr.lproj"))
    #expect(status == 0)
    let report = try tool.report(with: "fr.lproj/Localizable.strings:1:7: error: ")
    #expect(report.contains("watching 3 files: 1 error"))
    // Below a folder that is new itself.
    try replace("fr.lproj/Localizable.strings", with: "\"a\" = \"%d fichiers\";\n")
    _ = try tool.report(with: "watching 3 files: 0 errors")
    #expect(tool.interrupt() == 0)
  }

  @Test("follows the configuration, also one that cannot be used")
  func configuration() throws {
    try folder.write("de.lproj/Localizable.strings", "\"a\" = \"%@ Dateien\";\n")
    let tool = try start()
    _ = try tool.report(with: "1 error,")
    try replace(".stringsctl.yml", with: "rules: {placeholder-type: info}\n")
    _ = try tool.report(with: "0 errors, 0 warnings, 1 note")
    try replace(".stringsctl.yml", with: "rule: {}\n")
    #expect(
      try tool.report(with: "nothing could be checked").contains(".stringsctl.yml:1:1: error: "))
    try FileManager.default.removeItem(at: folder.url.appending(path: ".stringsctl.yml"))
    _ = try tool.report(with: "1 error,")
    #expect(tool.interrupt() == 0)
  }

  @Test("waits for what is not there yet")
  func nothing() throws {
    let tool = try start("later")
    #expect(try tool.report().contains("later: no such file or folder"))
    try folder.write("later/x.strings", "\"a\" = \"b\"\n")
    _ = try tool.report(with: "watching 1 file: 1 error")
    #expect(tool.interrupt() == 0)
  }

  @Test("draws over the last report on a terminal")
  func terminal() throws {
    let tool = try start(terminal: true)
    let clear = "\u{1B}[H\u{1B}[2J"
    #expect(
      try tool.report()
        == "\(clear)\nwatching 2 files: 0 errors, 0 warnings, 0 notes; Ctrl-C ends\n")
    try replace("de.lproj/Localizable.strings", with: "\"a\" = \"%@ Dateien\";\n")
    let report = try tool.report(with: "1 error,")
    #expect(report.hasPrefix(clear))
    #expect(report.matches(of: /\u{1B}\[H/).count == 1)
    #expect(report.contains("de.lproj/Localizable.strings"))
    #expect(report.contains("%@ Dateien"))
    #expect(tool.interrupt() == 0)
  }

  @Test(
    "refuses what does not go together with it",
    arguments: [
      (["-"], "standard input"), (["--files-from", "-"], "standard input"), (["--fix"], "--fix"),
      (["--unsafe-fixes"], "--unsafe-fixes"), (["--diff"], "--diff"),
      (["--output", "x"], "--output"), (["--write-baseline", "x"], "--write-baseline"),
      (["--in-build"], "--in-build"), (["--only", "no-such-rule"], "no-such-rule"),
    ])
  func refusals(_ arguments: [String], _ name: String) throws {
    let run = try Tool.run(["lint", "--watch"] + arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains(name))
  }

  @Test("notices changes without the kernel, too")
  func polling() throws {
    var places = WatchedPlaces(currentFolder: folder.url.path)
    places.add(folder: "de.lproj")
    var watcher = FileWatcher(polls: true)
    let isNew = [watcher.watch(places), watcher.watch(places)]
    #expect(isNew == [true, false])
    try replace("de.lproj/Localizable.strings", with: "\"a\" = \"%d\";\n")
    watcher.wait()
    try folder.write("de.lproj/Other.strings", "")
    watcher.wait()
  }

  @Test("knows which entries of a folder count")
  func places() throws {
    var places = WatchedPlaces(currentFolder: folder.url.path)
    places.add(folder: "")
    places.add(named: "x/../known.json")
    places.add(configurationFor: "de.lproj")
    let root = try #require(places.folders[folder.url.path])
    #expect(root.covers("Localizable.strings", isFolder: false))
    #expect(root.covers("fr.lproj", isFolder: true))
    #expect(root.covers("known.json", isFolder: false))
    #expect(root.covers(".stringsctl.yml", isFolder: false))
    #expect(!root.covers(".build", isFolder: true))
    #expect(!root.covers("Pods", isFolder: true))
    #expect(!root.covers("main.swift", isFolder: false))
    let above = try #require(places.folders["/"])
    #expect(above.covers(".stringsctl.json", isFolder: false))
    #expect(!above.covers("x.strings", isFolder: false))
    #expect(!above.covers("tmp", isFolder: true))
  }
}
