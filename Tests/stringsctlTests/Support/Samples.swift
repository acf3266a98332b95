/// Small files of the formats, in the layout of Apple's writers.
enum Samples {
  /// A catalog with one key in the layout of Xcode.
  ///
  /// - Parameter members: The members of `strings`, indented by four spaces.
  static func catalog(_ members: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
    \(members)
      },
      "version" : "1.0"
    }

    """
  }

  /// A key with texts in English and French.
  static let greeting = """
        "greeting" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Hello"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Salut"
              }
            }
          }
        }
    """

  /// A key with English plural forms.
  static let files = """
        "files" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld file"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "new",
                      "value" : "%lld files"
                    }
                  }
                }
              }
            }
          }
        }
    """

  /// A property list in the layout of Apple's writer.
  ///
  /// - Parameter members: The members of the outermost dictionary, indented by a tab.
  static func propertyList(_ members: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(members)
    </dict>
    </plist>

    """
  }

  /// A key with a plural variable.
  ///
  /// - Parameter cases: The cases with their texts.
  static func plural(
    _ key: String, variable: String = "n", type: String = "d", _ cases: [(String, String)]
  ) -> String {
    var lines = [
      "\t<key>\(key)</key>", "\t<dict>", "\t\t<key>NSStringLocalizedFormatKey</key>",
      "\t\t<string>%#@\(variable)@</string>", "\t\t<key>\(variable)</key>", "\t\t<dict>",
      "\t\t\t<key>NSStringFormatSpecTypeKey</key>",
      "\t\t\t<string>NSStringPluralRuleType</string>",
      "\t\t\t<key>NSStringFormatValueTypeKey</key>", "\t\t\t<string>\(type)</string>",
    ]
    for (name, text) in cases {
      lines += ["\t\t\t<key>\(name)</key>", "\t\t\t<string>\(text)</string>"]
    }
    return (lines + ["\t\t</dict>", "\t</dict>"]).joined(separator: "\n")
  }

  /// The key `homes` with two forms.
  static let homes = plural("homes", [("one", "%d home"), ("other", "%d homes")])
}
