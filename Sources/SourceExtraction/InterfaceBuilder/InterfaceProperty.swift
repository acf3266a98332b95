internal import XML

/// Which attributes of an interface file are texts, and what they are called in keys.
enum InterfaceProperty {
  /// Attributes of objects, with the names in keys.
  static let ofObjects: [String: String] = [
    "alternateTitle": "alternateTitle",
    "customizationLabel": "customizationLabel",
    "footerTitle": "footerTitle",
    "headerTitle": "headerTitle",
    "label": "label",
    "paletteLabel": "paletteLabel",
    "placeholder": "placeholder",
    "placeholderString": "placeholderString",
    "prompt": "prompt",
    "text": "text",
    "title": "title",
    "toolTip": "ibShadowedToolTip",
  ]

  /// Attributes of the segments of a control, with the names of the lists in keys.
  static let segments = ["title": "segmentTitles", "label": "ibShadowedLabels"]

  /// Elements that hold lists of texts, with the names in keys.
  static let lists = [
    "scopeButtonTitles": "scopeButtonTitles",
    "objectValues": "ibShadowedObjectValues",
  ]

  /// The name in keys of an attribute of an element that is part of the object around it; nil for others.
  static func part(_ element: XMLElement, _ attribute: String) -> String? {
    switch (element.name, attribute) {
    case ("state", "title"): element["key"].map { "\($0)Title" }
    case ("accessibility", "label"): "accessibilityLabel"
    case ("accessibility", "hint"): "accessibilityHint"
    case ("accessibility", "value"): "accessibilityValue"
    case ("accessibility", "description"): "ibExternalAccessibilityDescription"
    case ("buttonConfiguration", "title"): "configuration.title"
    case ("buttonConfiguration", "subtitle"): "configuration.subtitle"
    case ("tableHeaderCell", "title"): element["id"] == nil ? "headerCell.title" : nil
    case _: nil
    }
  }
}

/// The frameworks that interface files are made for, which name the classes in comments.
enum InterfacePlatform {
  case touch
  case desktop
  case watch

  /// The platform of a document by its type; nil for what is no document of Interface Builder.
  init?(document type: String?) {
    guard let type, type.hasPrefix("com.apple.InterfaceBuilder") else { return nil }
    if type.contains(".WatchKit.") {
      self = .watch
    } else if type.contains(".Cocoa.") {
      self = .desktop
    } else {
      self = .touch
    }
  }

  /// The class of the objects that an element stands for.
  func className(of element: String) -> String {
    if let known = Self.irregular[element] { return known }
    let name = element.prefix(1).uppercased() + element.dropFirst()
    return switch self {
    case .touch: "UI\(name)"
    case .desktop: "NS\(name)"
    case .watch: "WKInterface\(name)"
    }
  }

  /// Classes that are not called like their elements.
  private static let irregular = [
    "arskView": "ARSKView", "arscnView": "ARSCNView", "avPlayerView": "AVPlayerView",
    "avPlayerViewController": "AVPlayerViewController", "customView": "NSView",
    "glkView": "GLKView", "glkViewController": "GLKViewController", "mapView": "MKMapView",
    "mtkView": "MTKView", "pdfView": "PDFView", "scnView": "SCNView", "skView": "SKView",
    "wkWebView": "WKWebView",
  ]
}

extension InterfaceProperty {
  /// The names of properties that stand in keys, without numbers.
  static let names: Set<String> = Set(ofObjects.values)
    .union(segments.values).union(lists.values)
    .union([
      "normalTitle", "selectedTitle", "highlightedTitle", "disabledTitle", "accessibilityLabel",
      "accessibilityHint", "accessibilityValue", "ibExternalAccessibilityDescription",
      "configuration.title", "configuration.subtitle", "headerCell.title",
    ])
}
