import SwiftUI

struct Row {
  let total: Int
  let ratio: Double
  let owner: String
  var small: UInt8 = 3
  let either = 4
  let unknown = compute()

  func body(person: Person, amount: Float, label: String?) {
    Text("a \(total)")  //= format a %lld
    Text("b \(ratio)%")  //= format b %lf%%
    Text("c \(self.owner) \(small) \(either)")  //= format c %@ %u %lld
    Text("d \(unknown)")  //= format d %*
    Text("e \(person.name) \(list.count) \(person.age)")  //= format e %@ %lld %*
    Text("f \(amount)")  //= format f %f
    Text("g \(label ?? "x")")  //= format g %@
    Text("h \(amount, specifier: "%.2f")")  //= format h %.2f
    Text("i \(date, format: .dateTime) \(date, style: .time)")  //= format i %@ %@
    Text("j \(Int64(x)) \(String(x)) \(CGFloat(x)) \(UInt(x))")  //= format j %lld %@ %lf %llu
    Text("k \(x as Int32)")  //= format k %d
    Text("l \(total + 1) \(total * other)")  //= format l %lld %*
    Text("m \(flag ? "x" : "y")")  //= format m %@
    Text("n \(-1) \(0x1F) \(1e3)")  //= format n %lld %lld %lf
    Text("o \(Text("p"))")  //= format o %@ ;; key p
    Text("100%")  //= key 100%
    Text(#"q \(x) \#(total)"#)  //= format q \(x) %lld
    Text("r \(price.formatted())")  //= format r %@
    String(localized: "s \(placeholder: .int) \(placeholder: .object)")  //= format s %lld %@
    items.forEach { total in Text("t") }  //= key t
    let key: LocalizedStringKey = "u \(total)"  //= format u %lld
    for bound in ratios { Text("v \(bound)") }  //= format v %*
  }
}
