import SwiftUI

let a: LocalizedStringKey = "a"  //= key a
private static var b: LocalizedStringResource? = "b"  //= key b
let c: [LocalizedStringKey] = ["c", flag ? "d" : "e"]  //= key c ;; key d ;; key e
let f: [String: LocalizedStringResource] = ["no": "f", "no": "g"]  //= key f ;; key g
let h: String.LocalizationValue = "h"  //= key h
let i: Foundation.LocalizedStringResource =
  "i"  //= key i
let j: Array<LocalizedStringKey> = ["j"]  //= key j
let k = "k" as LocalizedStringKey  //= key k
let l = (flag ? "l" : "m") as LocalizedStringKey  //= key l ;; key m
func card(title: LocalizedStringKey = "n", kind: String = "no") {}  //= key n
func plain(title: LocalizedStringKey, kind: String = "no") {}
let o: LocalizedStringKey = other ?? "o"  //= key o
let p: LocalizedStringKey = .init("p")  //= key p
let q: LocalizedStringResource = .init("q", table: "T", comment: "c")  //= key q | table=T | comment=c
let r: LocalizedStringKey = "r", s = "no"  //= key r
//= key t
let t: LocalizedStringKey = "t" // a comment
let u: LocalizedStringKey
let v = "no"
let w: LocalizedStringKey = if flag { "w" } else { "x" }  //= key w ;; key x
let y: LocalizedStringKey = switch kind {
case .one: "y"  //= key y
case .two, .three: flag ? "z" : "aa"  //= key z ;; key aa
default: "ab"  //= key ab
}
let ac: (Int) -> LocalizedStringKey = { n in "ac" }  //= key ac
let ad = items.map { (n: Int) -> LocalizedStringKey in
  print("no")
  return "ad"  //= key ad
}
let ae: Set<LocalizedStringKey> = ["ae"]  //= key ae
struct X { typealias Key = LocalizedStringKey.StringInterpolation; let z: Key = "no" }
let af: LocalizedStringKey = "af"; let ag = "no"  //= key af
extension LocalizedStringKey { static let ah: Self = "no" }
@State var ai: LocalizedStringKey = "ai" { didSet { print("no") } }  //= key ai
let ah: LocalizedStringKey = {
  let x = "no"
  return "ah"  //= key ah
}()
let aj = { [weak self] (n: Int) throws -> LocalizedStringKey in "aj" }  //= key aj
func ak(make: () -> LocalizedStringKey = { "ak" }) {}  //= key ak
