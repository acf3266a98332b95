import SwiftUI

var a: LocalizedStringKey { "a" }  //= key a
var b: LocalizedStringResource {
  get { "b" }  //= key b
  set { print("no") }
}
var c: LocalizedStringKey {
  switch self {
  case .one: return "c"  //= key c
  case .two(let x) where x == "no":
    log("no")
    return flag ? "d" : "e"  //= key d ;; key e
  case .three:
    "f"  //= key f
  default:
    if let y = find("no") { return "g" } else { return "h" }  //= key g ;; key h
  }
}
func i(_ n: String = "no") throws -> LocalizedStringKey {
  guard n != "no" else { return "i" }  //= key i
  let text = "no"
  let inner = { return "no" }
  func nested() -> String { return "no" }
  for x in xs where x == "no" { if x.isEmpty { return "j" } }  //= key j
  do { try run("no") } catch { return "k" }  //= key k
  return "l"  //= key l
}
func m<T>(_ x: T) async -> LocalizedStringKey? where T: Sendable { "m" }  //= key m
func n() -> [LocalizedStringKey] { return ["n", "o"] }  //= key n ;; key o
func p() -> some View { "no" }
protocol Q { func q() -> LocalizedStringKey; var r: LocalizedStringKey { get } }
func s() -> LocalizedStringKey {
  #if os(iOS)
  "s"  //= key s | unknown
  #else
  return "t"  //= key t | unknown
  #endif
}
var u: LocalizedStringKey {
  if flag {
    "u"  //= key u
  } else if other {
    "v"  //= key v
  } else {
    "w"  //= key w
  }
}
subscript(_ n: Int) -> LocalizedStringKey { "x" }  //= key x
