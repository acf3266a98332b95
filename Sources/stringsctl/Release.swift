/// What this release is called.
enum Release {
  /// The version, as in `CHANGELOG.md`.
  static let version = "0.1.0"
  /// The day of the release, as in `CHANGELOG.md`.
  static let date = "2026-11-30"
}
