let view = Card(title: "d", subtitle: "e", name: "no")  //= key d ;; key e
Banner("f", kind: "no")  //= key f
banner.show("no", hint: "no", label: "g \(n)")  //= format g %*
banner.message = "h"  //= possible h
Alert.note("i")  //= key i
x = .titled(title: "j", "no")  //= key j
x = .plain("no")
both("k")  //= possible k
generic("l")  //= key l
let key: Key = "m"  //= key m
Card(title: flag ? "n" : other, name: "no")  //= key n
MyKit.Banner("o", kind: "no")  //= key o
aliased("p")  //= key p
