extension KeyRule {
  /// The rules of the platforms: Foundation, SwiftUI, App Intents and widgets.
  package static let builtIn: [KeyRule] =
    macros + messages + foundation + types + initialisers + modifiers + intents + labels

  /// The types whose literals are keys.
  static let localizationTypes = [
    "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "DisplayRepresentation",
    "TypeDisplayRepresentation", "IntentDescription", "IntentDialog",
  ]

  /// Initialisers and functions that take `String` where a label promises a key.
  static let calleesOfStrings: Set<String> = [
    "UIAlertController", "UIAlertAction", "UIAction", "UIMenu", "UICommand", "UIKeyCommand",
    "UIBarButtonItem", "UITabBarItem", "UIContextualAction", "UIApplicationShortcutItem",
    "UIMutableApplicationShortcutItem", "NSMenuItem", "NSMenu", "NSButton", "NSAlert", "NSWindow",
    "NSTextField", "DispatchQueue", "OperationQueue", "DispatchWorkItem", "Logger", "OSLog",
    "UNNotificationAction", "UNNotificationCategory", "NSError", "fatalError", "precondition",
  ]

  // MARK: Macros of Foundation and Core Foundation

  private static let macros: [KeyRule] =
    ["NSLocalizedString", "NSLocalizedAttributedString", "CFCopyLocalizedString"].flatMap { base in
      [
        macro(base, comment: 1),
        macro(base + "FromTable", table: 1, comment: 2),
        macro(base + "FromTableInBundle", table: 1, bundle: 2, comment: 3),
        macro(base + "WithDefaultValue", table: 1, bundle: 2, value: 3, comment: 4),
      ]
    } + [
      KeyRule(name: "NSLocalizedString", form: .call, key: .unlabelled(0)).with {
        $0.languages = .swift
        $0.receiver = .absent
        $0.table = .labelled("tableName")
        $0.bundle = .labelled("bundle")
        $0.value = .labelled("value")
        $0.comment = .labelled("comment")
        $0.reportsDynamic = true
      }
    ]

  private static func macro(
    _ name: String, table: Int? = nil, bundle: Int? = nil, value: Int? = nil, comment: Int
  ) -> KeyRule {
    KeyRule(name: name, form: .call, key: .unlabelled(0)).with {
      $0.languages = .objectiveC
      $0.receiver = .absent
      $0.table = table.map { .position($0) }
      $0.bundle = bundle.map { .position($0) }
      $0.value = value.map { .position($0) }
      $0.comment = .position(comment)
      $0.reportsDynamic = true
    }
  }

  // MARK: Messages

  private static let messages: [KeyRule] = [
    message("localizedStringForKey", "localizedStringForKey:value:table:"),
    message("localizedAttributedStringForKey", "localizedAttributedStringForKey:value:table:"),
    message(
      "localizedUserNotificationStringForKey", "localizedUserNotificationStringForKey:arguments:"),
  ]

  private static func message(_ name: String, _ selector: String) -> KeyRule {
    KeyRule(id: selector, name: name, form: .message, key: .labelled(name)).with {
      $0.languages = .objectiveC
      $0.table = .labelled("table")
      $0.value = .labelled("value")
      $0.reportsDynamic = true
    }
  }

  // MARK: Functions and initialisers of Foundation

  private static let foundation: [KeyRule] = [
    KeyRule(
      id: "localizedString(forKey:)", name: "localizedString", form: .call,
      key: .labelled("forKey")
    ).with {
      $0.languages = .swift
      $0.table = .labelled("table")
      $0.value = .labelled("value")
      $0.reportsDynamic = true
    },
    KeyRule(
      id: "localizedAttributedString(forKey:)", name: "localizedAttributedString", form: .call,
      key: .labelled("forKey")
    ).with {
      $0.languages = .swift
      $0.table = .labelled("table")
      $0.value = .labelled("value")
      $0.reportsDynamic = true
    },
    KeyRule(
      id: "localizedUserNotificationString(forKey:)", name: "localizedUserNotificationString",
      form: .call, key: .labelled("forKey")
    ).with {
      $0.languages = .swift
      $0.reportsDynamic = true
    },
    localized("String", .labelled("localized"), id: "String(localized:)"),
    localized("AttributedString", .labelled("localized"), id: "AttributedString(localized:)"),
    localized("LocalizedStringResource", .unlabelled(0)).with { $0.reportsDynamic = true },
    localized(
      "LocalizedStringResource", .labelled("stringLiteral"),
      id: "LocalizedStringResource(stringLiteral:)"
    ).with { $0.reportsDynamic = true },
    localized("LocalizedStringKey", .unlabelled(0)).with { $0.reportsDynamic = true },
    localized(
      "LocalizedStringKey", .labelled("stringLiteral"), id: "LocalizedStringKey(stringLiteral:)"
    ).with { $0.reportsDynamic = true },
    localized("LocalizationValue", .unlabelled(0), id: "String.LocalizationValue").with {
      $0.reportsDynamic = true
    },
    localized(
      "LocalizationValue", .labelled("stringLiteral"),
      id: "String.LocalizationValue(stringLiteral:)"
    ).with { $0.reportsDynamic = true },
  ]

  private static func localized(_ name: String, _ key: Argument, id: String? = nil) -> KeyRule {
    KeyRule(id: id, name: name, form: .call, key: key).with {
      $0.languages = .swift
      $0.reading = .localized
      $0.table = .labelled("table")
      $0.bundle = .labelled("bundle")
      $0.value = .labelled("defaultValue")
      $0.comment = .labelled("comment")
    }
  }

  private static let types: [KeyRule] = localizationTypes.map { .type($0) }

  /// The rule for a type whose literals are keys.
  static func type(_ name: String) -> KeyRule {
    let id = name == "LocalizationValue" ? "String.LocalizationValue" : name
    return KeyRule(id: id, name: name, form: .type, key: .position(0)).with {
      $0.languages = .swift
      $0.reading = .localized
    }
  }

  // MARK: SwiftUI

  private static let initialisers: [KeyRule] = [
    "Text", "Button", "Label", "TextField", "SecureField", "Section", "Toggle", "Picker", "Link",
    "NavigationLink", "DisclosureGroup", "Menu", "ProgressView", "GroupBox", "LabeledContent",
    "ContentUnavailableView", "Stepper", "Gauge", "ShareLink", "DatePicker", "MultiDatePicker",
    "ColorPicker", "Tab", "TabSection", "CommandMenu", "Window", "WindowGroup", "UtilityWindow",
    "ControlGroup", "MenuBarExtra", "TableColumn", "TextFieldLink", "HelpLink", "Marker",
    "Annotation", "ControlWidgetButton", "ControlWidgetToggle",
  ].map { name in
    KeyRule(name: name, form: .call, key: .unlabelled(0)).with {
      $0.languages = .swift
      $0.receiver = .absent
      $0.reading = .overloaded
      $0.table = .labelled("tableName")
      $0.bundle = .labelled("bundle")
      $0.comment = .labelled("comment")
    }
  }

  private static let modifiers: [KeyRule] =
    [
      "navigationTitle", "navigationSubtitle", "navigationBarTitle", "alert", "confirmationDialog",
      "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityInputLabels",
      "accessibilityRotor", "accessibilityCustomContent", "help", "badge", "widgetLabel",
      "configurationDisplayName", "description", "displayName", "fileDialogMessage",
      "fileDialogConfirmationLabel", "fileExporterFilenameLabel",
    ].map { modifier($0, .unlabelled(0)) } + [
      modifier("searchable", .labelled("prompt")),
      modifier("accessibilityAction", .labelled("named")),
      modifier("dialogSuppressionToggle", .unlabelled(0)),
    ]

  private static func modifier(_ name: String, _ key: Argument) -> KeyRule {
    KeyRule(id: "." + name, name: name, form: .call, key: key).with {
      $0.languages = .swift
      $0.receiver = .present
      $0.reading = .overloaded
    }
  }

  // MARK: App Intents

  private static let intents: [KeyRule] =
    [
      intent("Parameter", .labelled("title"), .attribute),
      intent("Parameter", .labelled("description"), .attribute),
      intent("Parameter", .labelled("requestValueDialog"), .attribute),
      intent("Property", .labelled("title"), .attribute),
      intent("ComputedProperty", .labelled("title"), .attribute),
      intent("DeferredProperty", .labelled("title"), .attribute),
      intent("IntentParameter", .labelled("title")),
      intent("IntentDescription", .unlabelled(0)),
      intent("IntentDescription", .labelled("categoryName")),
      intent("IntentDescription", .labelled("searchKeywords")),
      intent("IntentDescription", .labelled("resultValueName")),
      intent("IntentDialog", .unlabelled(0)),
      intent("IntentDialog", .labelled("full")),
      intent("IntentDialog", .labelled("supporting")),
      intent("DisplayRepresentation", .labelled("title")),
      intent("DisplayRepresentation", .labelled("subtitle")),
      intent("DisplayRepresentation", .labelled("synonyms")),
      intent("TypeDisplayRepresentation", .labelled("name")),
      intent("TypeDisplayRepresentation", .labelled("numericFormat")),
      intent("TypeDisplayRepresentation", .labelled("synonyms")),
      intent("Summary", .unlabelled(0)),
      intent("AppShortcut", .labelled("shortTitle")),
      intent("AppShortcut", .labelled("phrases")).with { $0.defaultTable = "AppShortcuts" },
      intent("NegativeAppShortcutPhrases", .labelled("phrases")).with {
        $0.defaultTable = "AppShortcuts"
      },
      intent("requestValue", .unlabelled(0)).with { $0.receiver = .present },
      intent("needsValueError", .unlabelled(0)).with { $0.receiver = .present },
      intent("requestConfirmation", .labelled("dialog")),
      intent("result", .labelled("dialog")).with { $0.receiver = .present },
    ]

  private static func intent(
    _ name: String, _ key: Argument, _ form: Form = .call
  ) -> KeyRule {
    var id = form == .attribute ? "@" + name : name
    if case .labelled(let label) = key { id += "(\(label):)" }
    return KeyRule(id: id, name: name, form: form, key: key).with {
      $0.languages = .swift
      $0.reading = .localized
    }
  }

  // MARK: Labels

  private static let labels: [KeyRule] = ["title", "label", "message", "prompt"].map { name in
    KeyRule(id: name + ":", name: name, form: .label, key: .labelled(name)).with {
      $0.languages = .swift
      $0.reading = .overloaded
      $0.doubt = "no declaration of the function tells whether the argument is a key"
    }
  }

  /// The rule, changed.
  func with(_ change: (inout KeyRule) -> Void) -> KeyRule {
    var rule = self
    change(&rule)
    return rule
  }
}
