internal import Synchronization

/// Finds texts in layers of bundles, in the languages that a user wants.
///
/// ```swift
/// let localizer = Localizer([
///   LocalizationLayer(folder: "Overrides.bundle"), LocalizationLayer(folder: "Resources"),
/// ])
/// let texts = localizer.texts(for: ["fr-CA", "en"])
/// texts.render("%lld files", [.int(3)]).text  // 3 fichiers
/// ```
/// A text is looked for in every layer that has the first locale of the fallback chain, then in every layer
/// that has the second, and so on; see ``Options/Order``. The first that is found counts, be it empty or
/// equal to its key.
///
/// Files are read when they are first needed, and what was read never changes. ``reload()`` goes over to
/// what the files hold then; texts that were handed out before stay as they are. All of it may be used from
/// any number of threads.
public final class Localizer: Sendable {
  /// How texts are looked for.
  public struct Options: Hashable, Sendable {
    /// What comes first where several layers have several locales.
    public var order = Order.localeFirst
    /// How locales are chosen.
    public var algorithm = MatchAlgorithm.apple
    /// The language that texts are translated from; nil for what the first string catalog says.
    public var source: String?
    /// Whether only the locales that suit the user are searched.
    public var isStrict = false
    /// Whether the search ends with the source language, without English and the first locale.
    public var stopsAtSource = false
    /// How messages are rendered.
    public var rendering = RenderingOptions()

    /// The default options.
    public init() {}

    /// What comes first.
    public enum Order: String, Sendable, CaseIterable {
      /// A better locale in a later layer before a worse one in an earlier layer.
      case localeFirst = "locale-first"
      /// All locales of the first layer before any of the second.
      case layerFirst = "layer-first"
    }
  }

  /// How texts are looked for.
  public let options: Options
  private let layers: [LocalizationLayer]
  private let state: Mutex<State>

  private struct State {
    var contents: [LayerContents]
    var texts: [Request: LocalizedTexts] = [:]
  }

  private struct Request: Hashable {
    var wanted: [String]
    var table: String
  }

  /// No more answers than this are kept: what is wanted may come from anywhere.
  private static let capacity = 1_024

  /// Creates a localizer.
  ///
  /// - Parameters:
  ///   - layers: Where texts are looked for, the layer that overrides all others in front.
  ///   - options: How.
  public init(_ layers: [LocalizationLayer], options: Options = Options()) {
    self.layers = layers
    self.options = options
    state = Mutex(State(contents: layers.map { LayerContents.of($0) }))
  }

  private init(
    _ layers: [LocalizationLayer], contents: [LayerContents], options: Options
  ) {
    self.layers = layers
    self.options = options
    state = Mutex(State(contents: contents))
  }

  /// The texts of a table for a user.
  ///
  /// - Parameters:
  ///   - wanted: The locales that the user wants, the dearest first, in any spelling.
  ///   - table: The table, as in `NSLocalizedString(_:tableName:)`.
  public func texts(for wanted: [String], table: String = "Localizable") -> LocalizedTexts {
    let request = Request(wanted: wanted, table: table)
    let (known, contents) = state.withLock { ($0.texts[request], $0.contents) }
    if let known { return known }
    let made = LocalizedTexts(wanted, table, contents, options)
    state.withLock { state in
      // Not if a reload came between.
      guard state.contents.elementsEqual(contents, by: ===) else { return }
      if state.texts.count >= Self.capacity { state.texts.removeAll() }
      state.texts[request] = made
    }
    return made
  }

  /// Forgets what was read; the next text is looked for in the files as they are then.
  public func reload() {
    let contents = layers.map { LayerContents.of($0) }
    state.withLock { $0 = State(contents: contents) }
  }

  /// The locales in which some layer has a table, as they are spelled, sorted.
  public func locales(of table: String = "Localizable") -> [String] {
    Set(state.withLock { $0.contents }.flatMap { $0.locales(of: table) }).sorted()
  }

  /// The same layers, as far as they are read, with other options.
  public func with(_ options: Options) -> Localizer {
    Localizer(layers, contents: state.withLock { $0.contents }, options: options)
  }

  /// The tables of all layers, by name.
  public var tables: [String] {
    Set(state.withLock { $0.contents }.flatMap(\.tables)).sorted()
  }

  /// The files and folders that could not be read so far.
  public var failures: [FileError] {
    state.withLock { $0.contents }.flatMap(\.failures)
  }
}
