import CatalogLint
import CommandLineTool
import StringCatalog

/// Says on standard error where the source language of a bundle is a guess or is missing.
enum SourceNotes {
  static func complain(_ notes: [LintReport.SourceNote], wanted: String?) {
    for note in notes {
      let bundle = note.bundle.isEmpty ? "." : Argument(note.bundle).displayText
      if let guess = note.guess {
        Terminal.complain(
          "\(bundle): no source language found; comparing with '\(guess.spelling)', the locale with"
            + " most keys (choose another with --source)")
      } else if let wanted {
        Terminal.complain(
          "\(bundle): there is no '\(Argument(wanted).displayText)' here; translations are compared"
            + " with nothing")
      } else {
        Terminal.complain(
          "\(bundle): no folder here is named after a language; translations are compared with"
            + " nothing")
      }
    }
  }
}
