import Foundation
import TestSupport
import Testing

/// A call of `error` and what it says.
struct ErrorCommandCase: CustomTestStringConvertible, Sendable {
  var arguments: [String]
  /// What standard output is, or has if it begins or ends with `…`.
  var output: String
  var errors = ""
  var status: Int32 = 0
  var testDescription: String { arguments.joined(separator: " ") }

  static let all = [
    ErrorCommandCase(
      arguments: ["render", "auth/invalid-email", "--locale", "fr-CA"],
      output: "Cette adresse e-mail n’est pas valide.\n"),
    ErrorCommandCase(
      arguments: ["render", "INVALID_EMAIL : detail", "-l", "de"],
      output: "Diese E-Mail-Adresse ist ungültig.\n"),
    ErrorCommandCase(
      arguments: [
        "render", "oauthReauthenticationRequired", "--arg", "provider=Google", "-l", "ar",
        "--format", "json",
      ], output: "…\"text\":\"سجّل الدخول باستخدام \\u2068Google\\u2069 للمتابعة.\"…"),
    ErrorCommandCase(
      arguments: ["render", "auth/weak-password", "-a", "minLength=1", "-l", "en"],
      output: "Use at least 1 character for your password.\n"),
    ErrorCommandCase(
      arguments: ["render", "auth/weak-password", "-a", "1=8", "-l", "en"],
      output: "Use at least 8 characters for your password.\n"),
    ErrorCommandCase(
      arguments: ["render", "signInFailed>17020", "-l", "en"],
      output: "Couldn’t sign in: The server can’t be reached.\n"),
    ErrorCommandCase(
      arguments: ["render", "auth/user-disabled", "-b", "own", "-l", "en"], output: "Off!\n"),
    ErrorCommandCase(
      arguments: ["render", "auth/user-disabled", "-b", "own", "-l", "fr", "--explain"],
      output: "Ce compte a été désactivé.\n",
      errors: "found: fr (exact) in built-in\n"),
    ErrorCommandCase(
      arguments: [
        "render", "auth/user-disabled", "-b", "own", "-l", "fr", "--order", "layer-first",
      ],
      output: "Off!\n"),
    ErrorCommandCase(
      arguments: [
        "render", "auth/user-not-found", "-b", "own", "-a", "email=<ann@b.c>", "--escape", "html",
      ],
      output: "Nobody: &lt;ann@b.c&gt;\n"),
    ErrorCommandCase(
      arguments: [
        "render", "auth/user-not-found", "-b", "own", "-a", "email=ann@b.c", "--mask", "email",
      ],
      output: "Nobody: a•••@b.c\n"),
    ErrorCommandCase(
      arguments: [
        "render", "auth/user-not-found", "-b", "own", "-a", "email=ann@b.c", "--mask", "email=full",
      ],
      output: "Nobody: ••••••\n"),
    ErrorCommandCase(
      arguments: ["render", "auth/user-not-found", "-b", "own", "--strict"], output: "Nobody: …\n",
      errors: "stringsctl: 'auth/user-not-found' (en): argument 1 is missing for '%@'\n", status: 5),
    ErrorCommandCase(
      arguments: [
        "render", "ERROR_WRONG_PASSWORD", "--enumeration-safe", "--format", "json", "-l", "en",
      ],
      output: "…\"id\":\"auth/invalid-credential\",\"code\":\"auth/invalid-credential\"…"),
    ErrorCommandCase(
      arguments: ["render", "signInCancelled"], output: "",
      errors:
        "stringsctl: service/sign-in-cancelled is not shown: The person cancelled the sign-in.\n",
      status: 3),
    ErrorCommandCase(
      arguments: ["render", "auth/invalid-emial", "-l", "fr"],
      output: "Une erreur s’est produite.\n",
      errors:
        "stringsctl: nothing is known of 'auth/invalid-emial'; did you mean 'auth/invalid-email'?\n",
      status: 4),
    ErrorCommandCase(
      arguments: ["render", "OtherDomain:17007", "-l", "en", "-q"],
      output: "Something went wrong.\n",
      status: 4),
    ErrorCommandCase(
      arguments: ["render", "17023", "-l", "en", "--debug"], output: "Something went wrong.\n",
      errors:
        "stringsctl: The API key is wrong or restricted; compare it with the one in the project settings.\n"
    ),
    ErrorCommandCase(
      arguments: ["render", "auth/invalid-email", "--format", "problem", "-l", "en"],
      output:
        "{\"type\":\"/errors/auth/invalid-email\",\"title\":\"Couldn’t sign in\",\"status\":400,"
        + "\"detail\":\"This email address isn’t valid.\",\"code\":\"auth/invalid-email\","
        + "\"locale\":\"en\",\"severity\":\"error\",\"presentation\":\"inline\",\"field\":\"email\","
        + "\"retry\":\"afterAction\",\"recovery\":\"Check what you entered and try again.\"}\n"),
    ErrorCommandCase(
      arguments: ["render", "auth/too-many-requests", "--format", "rpc", "-l", "en"],
      output:
        "{\"code\":8,\"message\":\"auth/too-many-requests\",\"details\":[{\"@type\":"
        + "\"type.googleapis.com/google.rpc.ErrorInfo\",\"reason\":\"AUTH_TOO_MANY_REQUESTS\","
        + "\"domain\":\"stringcatalog\",\"metadata\":{\"id\":\"auth/too-many-requests\","
        + "\"presentation\":\"alert\",\"retry\":\"later\"}},{\"@type\":"
        + "\"type.googleapis.com/google.rpc.LocalizedMessage\",\"locale\":\"en\","
        + "\"message\":\"There were too many attempts.\"}]}\n"),
    ErrorCommandCase(
      arguments: ["list", "--group", "quota"],
      output: """
        auth/too-many-requests  warning  user  alert
        auth/quota-exceeded     warning  user  alert

        """),
    ErrorCommandCase(
      arguments: ["list", "--audience", "user", "--format", "json"],
      output: "{\"version\":1,\"errors\":[\n{\"id\":\"auth/invalid-credential\"…"),
    ErrorCommandCase(arguments: ["check"], output: ""),
    ErrorCommandCase(arguments: ["check", "--bundle", "own"], output: ""),
    ErrorCommandCase(
      arguments: ["check", "--bundle", "bad"],
      output: """
        en: 'auth/user-disabled' has a text in bad that does not fit: 'auth/user-disabled' (en): \
        argument 1 is missing for '%@'

        """, status: 1),
    ErrorCommandCase(
      arguments: ["check", "--bundle", "bad", "--format", "json"],
      output: "…,\"breaches\":1}}\n", status: 1),
    ErrorCommandCase(
      arguments: ["check", "--locale", "nl", "--format", "json"],
      output: "…{\"kind\":\"missing\",\"key\":\"auth/invalid-credential\",\"locale\":\"nl\"}…",
      status: 1),
    ErrorCommandCase(
      arguments: ["check", "--bundle", "nothing"], output: "",
      errors: "…no bundle has a table 'Localizable'…", status: 2),
    ErrorCommandCase(
      arguments: ["render", "auth/invalid-email", "--mask", "phone=stars"], output: "",
      errors: "…There is no mask 'stars'; choose from: none, last4, email, full.…", status: 2),
    ErrorCommandCase(
      arguments: ["render", "auth/invalid-email", "-b", "nothing", "-l", "en"],
      output: "This email address isn’t valid.\n", errors: "stringsctl: nothing: …", status: 2),
  ]
}

@Suite("error")
struct ErrorCommandTests {
  @Test("says", arguments: ErrorCommandCase.all)
  func call(_ input: ErrorCommandCase) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "own/en.lproj/Localizable.strings",
      "\"auth/user-disabled\" = \"Off!\"; \"auth/user-not-found\" = \"Nobody: %@\";")
    try folder.write(
      "bad/en.lproj/Localizable.strings", "\"auth/user-disabled\" = \"Off: %@\";")
    let run = try Tool.run(["error"] + input.arguments, in: folder.url)
    #expect(run.status == input.status)
    check(run.output, input.output)
    check(run.errors, input.errors)
  }

  private func check(_ text: String, _ expected: String) {
    guard expected.hasPrefix("…") || expected.hasSuffix("…") else {
      #expect(text == expected)
      return
    }
    var part = expected[...]
    if part.hasPrefix("…") {
      part = part.dropFirst()
    } else {
      #expect(text.hasPrefix(part.dropLast()))
    }
    if part.hasSuffix("…") { part = part.dropLast() } else { #expect(text.hasSuffix(part)) }
    #expect(text.contains(part))
  }

  @Test("a catalog that nobody should trust is an error of lint, and renders all the same")
  func hostileCatalog() throws {
    let folder = try TemporaryFolder()
    let texts = ["k": "%@ %@ %@ %@ %@ %@ %@ %@ %@", "n": "%d", "p": "100% sure %@"]
    try folder.write(
      "en.lproj/Localizable.strings",
      texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined())
    #expect(try Tool.run(["lint"], in: folder.url).status == 1)
    for key in texts.keys {
      #expect(try Tool.run(["render", key, "one", "-q"], in: folder.url).status == 0)
    }
  }
}

@Suite("serve")
struct ServeCommandTests {
  @Test("answers a line with a line and lives on")
  func lines() throws {
    let folder = try TemporaryFolder()
    try folder.write("own/fr.lproj/Localizable.strings", "\"auth/user-disabled\" = \"Non.\";")
    let input = """
      {"requestId":"1","op":"render","error":"auth/user-disabled"}
      not JSON
      {"requestId":2,"op":"string","key":"Cancel"}

      {"requestId":3,"op":"ping"}
      """
    let run = try Tool.run(
      ["serve", "--stdio", "--bundle", "own", "--locale", "fr-CA"], in: folder.url, input: input)
    #expect(run.status == 0 && run.errors == "")
    let answers = run.output.split(separator: "\n")
    #expect(answers.count == 4)
    #expect(answers[0].contains("\"requestId\":\"1\"") && answers[0].contains("\"text\":\"Non.\""))
    #expect(answers[1].contains("\"ok\":false"))
    #expect(answers[2].contains("\"requestId\":2") && answers[2].contains("\"text\":\"Annuler\""))
    #expect(answers[3] == "{\"version\":1,\"requestId\":3,\"ok\":true}")
  }

  @Test("needs to know where requests come from, and its bundles")
  func refusals() throws {
    let folder = try TemporaryFolder()
    let silent = try Tool.run(["serve"], in: folder.url)
    #expect(silent.status == 2 && silent.errors.contains("--stdio"))
    let missing = try Tool.run(["serve", "--stdio", "-b", "nothing"], in: folder.url)
    #expect(missing.status == 2 && missing.errors.contains("nothing"))
  }
}
