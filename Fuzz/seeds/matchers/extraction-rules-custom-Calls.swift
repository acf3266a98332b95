tr("a")  //= key a | rule=tr
self.tr("b")  //= key b
tr(flag ? "c" : "d")  //= key c ;; key d
tr("e.\(x)")  //= pattern e.*
func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
"f".localized  //= key f | rule=.localized
"g".localized(with: 3)  //= key g
"h".localized(tableName: "T")  //= key h | table=T
("i" + ".j").localized  //= key i.j
"k.\(x).l".localized  //= pattern k.*.l
name.localized  //= dynamic name
self.title.text.localized()  //= dynamic self.title.text
x = .localized
extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}
L10n.text("T", "m", fallback: "M")  //= key m | table=T | value=M
text("no", "no")
plural(for: "n \(count)", count: 3)  //= format n %*
plural(of: "no", count: 3)
Errors.message("o")  //= key o
Errors.shared.message("p")  //= key p
message("no")
other.message("no")
