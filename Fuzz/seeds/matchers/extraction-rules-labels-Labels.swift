Unknown(title: "a", name: "no")  //= possible a | rule=title:
view.banner(2, message: "b")  //= possible b
UIAlertController(title: "no", message: "no", preferredStyle: .alert)
DispatchQueue(label: "no")
struct Known { init(title: String, kind: LocalizedStringKey) {} }
Known(title: "no", kind: "c")  //= key c
(title: "no", x: 1)
func f(title: String = "no") {}
Unknown(title: name)
Unknown(title: flag ? "d" : "e")  //= possible d ;; possible e
Text(x, label: "no")
