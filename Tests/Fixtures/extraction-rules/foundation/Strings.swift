import Foundation

let a = NSLocalizedString("a", comment: "c")  //= key a | comment=c
let b = Foundation.NSLocalizedString(
  "b",  //= key b | table=T | bundle=.module | value=V | comment=one two
  tableName: "T", bundle: .module, value: "V", comment: "one " + "two")
//= key c | comment=two words
let c = NSLocalizedString(("c"), comment: """
  two \
  words
  """)
//= key d | comment=
let d = NSLocalizedString("d", comment: "")
let e = MyNSLocalizedString("e", comment: "")
let f = other.NSLocalizedString("f", comment: "")
func NSLocalizedString(_ g: String) -> String { g }

String(localized: "h", defaultValue: "H", table: "T", bundle: .main, locale: l, comment: "c")  //= key h | table=T | bundle=.main | value=H | comment=c
String.init(localized: "i")  //= key i | rule=String(localized:)
AttributedString(localized: "j", table: Tables.main)  //= key j | dynamicTable=Tables.main
LocalizedStringResource("k", defaultValue: "100% \(n)", table: "T")  //= key k | table=T | value=100%% %@
String.LocalizationValue("l")  //= key l | rule=String.LocalizationValue
LocalizedStringKey("m")  //= key m
LocalizedStringKey(stringLiteral: "n")  //= key n
LocalizedStringKey(o)  //= dynamic o
String(localized: p)
String(q)
String("r")
bundle.localizedString(forKey: "s", value: "S", table: nil)  //= key s | value=S
bundle?.localizedString(forKey: "t", value: nil, table: "T")  //= key t | table=T
NSString.localizedUserNotificationString(forKey: "u", arguments: nil)  //= key u
let nested = NSLocalizedString(NSLocalizedString("v", comment: ""), comment: "")  //= dynamic NSLocalizedString("v", comment: "") | comment= ;; key v | comment=
NSLocalizedString("", comment: "empty is no key")
let unfinished = NSLocalizedString
