import Foundation
import StringCatalog
import TestSupport
import Testing

/// A row of `codes.tsv`: an error by its names on the platforms.
struct ErrorCodeRow: Sendable, CustomTestStringConvertible {
  var swiftCase: String
  var number: Int?
  var webCode: String
  var androidCode: String
  var restCodes: [String]
  var group: String
  var testDescription: String { [swiftCase, webCode, androidCode].first { !$0.isEmpty } ?? "-" }

  static let all: [ErrorCodeRow] = {
    let rows =
      (try? Repository.rows(Repository.fixtures("errors").appending(path: "codes.tsv"))) ?? []
    return rows.map { row in
      ErrorCodeRow(
        swiftCase: row["swift_case"] ?? "", number: row["raw_value"].flatMap { Int($0) },
        webCode: row["web_code"] ?? "", androidCode: row["android_code"] ?? "",
        restCodes: (row["rest_code"] ?? "").split(separator: ",").map { String($0) },
        group: row["group"] ?? "")
    }
  }()
}

@Suite("The catalog of errors")
struct ErrorCatalogTests {
  @Test("has the rows of the table")
  func count() {
    #expect(ErrorCodeRow.all.count == 133)
    #expect(AuthErrorCode.allCases.count == 91)
  }

  @Test("knows an error by all its names", arguments: ErrorCodeRow.all)
  func names(_ row: ErrorCodeRow) throws {
    let byName = [row.webCode, row.swiftCase, row.androidCode].filter { !$0.isEmpty }
    let name = try #require(byName.first)
    let descriptor = try #require(ErrorCatalog.descriptor(named: name, platform: .android))
    #expect(descriptor.group.rawValue == row.group)
    if !row.webCode.isEmpty { #expect(descriptor.id == row.webCode) }
    for name in byName {
      #expect(ErrorCatalog.descriptor(named: name)?.id == descriptor.id, "\(name)")
    }
    for code in row.restCodes where code != "USER_NOT_FOUND" {
      #expect(ReportedError(named: code).descriptor?.id == descriptor.id)
      #expect(ReportedError(named: "\(code) : more").descriptor?.id == descriptor.id)
      #expect(ReportedError(named: "\(code) : more").detail == "more")
    }
    guard let number = row.number else { return }
    if !row.swiftCase.isEmpty {
      #expect(ErrorCatalog.descriptor(named: "\(number)")?.id == descriptor.id)
      #expect(ErrorCatalog.descriptor(named: "FIRAuthErrorDomain:\(number)")?.id == descriptor.id)
      #expect(AuthErrorCode(rawValue: number).map { "\($0)" } == row.swiftCase)
    } else {
      #expect(ErrorCatalog.descriptor(domain: "android", number: number)?.id == descriptor.id)
    }
    #expect(ErrorCatalog.descriptor(named: "OtherDomain:\(number)") == nil)
  }

  @Test("takes a code that platforms read differently for what it is there")
  func platforms() {
    #expect(ErrorCatalog.descriptor(named: "USER_NOT_FOUND")?.id == "auth/user-not-found")
    #expect(
      ErrorCatalog.descriptor(named: "USER_NOT_FOUND", platform: .web)?.id
        == "auth/user-token-expired")
    #expect(
      ErrorCatalog.descriptor(named: "17063")?.id == "auth/web-sign-in-user-interaction-failure")
    #expect(
      ErrorCatalog.descriptor(named: "17063", platform: .android)?.id
        == "auth/api-not-available-without-google-play")
    #expect(
      ErrorCatalog.descriptor(named: "ERROR_WEB_CONTEXT_CANCELED")?.code == .webContextCancelled)
    #expect(
      ErrorCatalog.descriptor(named: "ERROR_WEB_CONTEXT_CANCELLED")?.code == .webContextCancelled)
  }

  @Test("has one meaning and one list of arguments an id")
  func identity() {
    let ids = ErrorCatalog.descriptors.map(\.id)
    #expect(Set(ids).count == ids.count)
    for descriptor in ErrorCatalog.descriptors {
      let names = descriptor.arguments.map(\.name)
      #expect(Set(names).count == names.count, "\(descriptor.id)")
      #expect(ErrorCatalog.descriptor(id: descriptor.id) == descriptor)
      if let parent = descriptor.parent {
        #expect(ErrorCatalog.descriptor(id: parent) != nil, "\(descriptor.id)")
      }
    }
  }

  @Test("claims no name twice")
  func claims() {
    var claimed: [String: String] = [:]
    for descriptor in ErrorCatalog.descriptors {
      for name in descriptor.names + descriptor.restCodes {
        // The one code that two errors share, by platform.
        if name == "USER_NOT_FOUND" { continue }
        #expect(claimed[name] == nil || claimed[name] == descriptor.id, "\(name)")
        claimed[name] = descriptor.id
      }
    }
  }

  @Test("says for developers what users are not told")
  func notes() {
    for descriptor in ErrorCatalog.descriptors where !descriptor.hasOwnText {
      let note = descriptor.note ?? ""
      #expect(note.hasSuffix(".") && note.count > 10, "\(descriptor.id)")
    }
  }

  @Test("keeps the names of retired errors")
  func retired() throws {
    for number in [17068, 17074] {
      let descriptor = try #require(ErrorCatalog.descriptor(named: "\(number)"))
      #expect(descriptor.isRetired)
    }
  }
}

@Suite("The texts that come with the library")
struct BuiltInTextsTests {
  @Test("are those of the folder", arguments: BuiltInTexts.locales)
  func folder(_ locale: String) throws {
    let folder = Repository.root.appending(path: "Resources/Localizations").path
    for table in ["Authentication", "Errors"] {
      let own = Localizer([LocalizationLayer(folder: folder)]).texts(for: [locale], table: table)
      let builtIn = Localizer([.builtIn]).texts(for: [locale])
      #expect(own.keys.count > 100)
      for key in own.keys {
        let expected = try #require(own.find(key))
        let found = try #require(builtIn.find(key))
        #expect(found.locale == locale && expected.locale == locale)
        #expect(found.source == expected.source, "\(key)")
      }
    }
  }

  @Test("are of all folders, and of no others")
  func locales() throws {
    let folder = Repository.root.appending(path: "Resources/Localizations")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
    #expect(BuiltInTexts.locales == names)
    #expect(names.count == 16)
  }

  @Test("keep the contract", arguments: BuiltInTexts.locales)
  func contract(_ locale: String) {
    let breaches = ErrorContract([.builtIn]).breaches(in: locale)
    #expect(breaches.isEmpty, "\(breaches.map(\.description).joined(separator: "\n"))")
  }

  @Test("have no text in a language that is not there")
  func absent() {
    let breaches = ErrorContract([.builtIn]).breaches(in: "nl")
    let missing = breaches.filter { $0.kind == .missing }.count
    #expect(missing == breaches.count && missing > 200)
  }

  @Test("show what is wrong with an override")
  func overrides() {
    let entries = [
      ("auth/user-disabled", "Off: %@"), ("auth/invalid-email", ""), ("reauth/oauth", "With %d"),
      ("auth/user-not-found", "None for %@."),
    ]
    let catalog = Catalog(
      table: "Localizable", sourceLanguage: nil,
      entries: entries.sorted { $0.0 < $1.0 }.map { key, text in
        Entry(key, [Localization(LocaleIdentifier("en"), .pattern(Pattern(text)))])
      })
    let contract = ErrorContract([LocalizationLayer([catalog], name: "own"), .builtIn])
    let found = contract.breaches(in: "en").map {
      "\($0.kind.rawValue) \($0.key) \($0.layer ?? "-")"
    }
    #expect(
      Set(found) == [
        "arguments auth/user-disabled own", "empty auth/invalid-email own",
        "arguments reauth/oauth own",
      ])
    #expect(contract.breaches(in: "fr").isEmpty)
  }

  @Test("say in English what a key says that is English itself")
  func english() throws {
    let symbolic: Set<String> = [
      "UpdatePasswordTitle", "PasswordRecoveryMessage", "PasswordRecoveryEmailSentMessage",
      "TermsOfServiceMessage", "SignUpTooManyTimesError",
    ]
    let folder = Repository.root.appending(path: "Resources/Localizations").path
    let own = Localizer([LocalizationLayer(folder: folder)]).texts(
      for: ["en"], table: "Authentication")
    for key in own.keys where !symbolic.contains(key) {
      #expect(try #require(own.find(key)).source == .pattern(Pattern(key)))
    }
  }
}
