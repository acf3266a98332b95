import Foundation

enum Keys {
  static let title = "settings.title"
  static let choice = flag ? "choice.a" : "choice.b"
}

func f(code: Int, key: String) {
  NSLocalizedString("error.\(code)", comment: "")  //= pattern error.* | comment=
  NSLocalizedString("a." + "b", comment: "")  //= key a.b | comment=
  NSLocalizedString("a." + x + ".b", comment: "")  //= pattern a.*.b | comment=
  NSLocalizedString("on." + (flag ? "yes" : "no"), comment: "")  //= key on.yes | comment= ;; key on.no | comment=
  NSLocalizedString("in.\(flag ? "yes" : "no").\(x)", comment: "")  //= pattern in.yes.* | comment= ;; pattern in.no.* | comment=
  NSLocalizedString(Keys.title, comment: "")  //= key settings.title | comment=
  NSLocalizedString(Keys.choice, comment: "")  //= key choice.a | comment= ;; key choice.b | comment=
  NSLocalizedString(Keys.missing, comment: "")  //= dynamic Keys.missing | comment=
  let local = "local"
  NSLocalizedString(local, comment: "")  //= key local | comment=
  var changing = "no"
  NSLocalizedString(changing, comment: "")  //= dynamic changing | comment=
  NSLocalizedString(String(format: "status.%03d.%@", code, x), comment: "")  //= pattern status.*.* | comment=
  NSLocalizedString(x ?? "fallback", comment: "")  //= dynamic x | comment= ;; key fallback | comment=
  NSLocalizedString(a ? "t1" : b ? "t2" : c, comment: "")  //= key t1 | comment= ;; key t2 | comment= ;; dynamic c | comment=
  NSLocalizedString("\(x)", comment: "")  //= dynamic "\(x)" | comment=
  NSLocalizedString(x.y().z, comment: "")  //= dynamic x.y().z | comment=
  NSLocalizedString("100%", comment: "")  //= key 100% | comment=
  let chosen = switch kind { case .a: "s.a" case .b: "s.b" }
  NSLocalizedString(chosen, comment: "")  //= key s.a | comment= ;; key s.b | comment=
  NSLocalizedString("k", tableName: Keys.title, comment: x)  //= key k | table=settings.title
}


func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }  //= dynamic key | comment= ;; problem unknown-wrapper

var keys: [String] {
  [
    "m.a",  //= key m.a | comment=
    "m.b",  //= key m.b | comment=
  ].map { NSLocalizedString($0, comment: "") }
}
let named = ["n.a", "n.b"].compactMap({ key in NSLocalizedString(key, comment: "") })  //= key n.a | comment= ;; key n.b | comment=
let some = ["no", x].map { NSLocalizedString($0, comment: "") }  //= dynamic $0 | comment=
let others = list.map { NSLocalizedString($0, comment: "") }  //= dynamic $0 | comment=
func loop() {
  for key in ["o.a", "o.b"] { print(NSLocalizedString(key, comment: "")) }  //= key o.a | comment= ;; key o.b | comment=
}
let view = ForEach(["p.a", "p.b"], id: \.self) { key in Text(LocalizedStringKey(key)) }  //= key p.a ;; key p.b
