import SwiftUI

struct Content: View {
  var body: some View {
    Text("a")  //= key a | rule=Text
    Text(verbatim: "no")
    Text("b", tableName: "T", bundle: .module, comment: "c")  //= key b | table=T | bundle=.module | comment=c
    SwiftUI.Text("c")  //= key c
    Other.Text("no")
    Button("d", action: run)  //= key d
    Button("e") { Text("f") }  //= key e ;; key f
    Button { } label: { Label("g", systemImage: "x") }  //= key g
    Section("h") { } footer: { Text("i") }  //= key h ;; key i
    Toggle("j", isOn: $on).help("k")  //= key j ;; key k | rule=.help
    Picker("l", selection: $x) { ForEach(items) { Text($0.name) } }  //= key l
    List { }.navigationTitle("m").searchable(text: $q, prompt: "n")  //= key m ;; key n
    Text("o").accessibilityInputLabels(["p", "q"])  //= key o ;; key p ;; key q
    Text("r" + "s")
    Text("t" as String)
    Text("u" as LocalizedStringKey)  //= key u
    Text(x ?? "no")
    Text(known ?? "v")  //= key v
    Text(flag ? "w" : "x")  //= key w ;; key x
    Text(flag ? ("y") : nil)  //= key y
    Text(flag ? "z" : name)  //= possible z ;; dynamic name
    Text(flag ? "aa" : known)  //= key aa
    Text(flag ? "ab" : LocalizedStringKey("ac"))  //= key ab ;; key ac
    Text(flag ? "ad" : String(localized: "ae"))  //= possible ad ;; key ae
    Text(flag ? "" : name)
    TabView { Tab("af", systemImage: "s") { } }  //= key af
    Image("no")
    help("no")
    alert("no")
    content
      .alert("ag", isPresented: $on) { }  //= key ag
      .confirmationDialog(
        "ah",  //= key ah
        isPresented: $on)
      .accessibilityAction(named: "ai") { }  //= key ai
    Menu<Text>("aj")  //= key aj
    LabeledContent("ak", value: "no")  //= key ak
    //= key al
    Text("""
      al
      """)
  }
  var known: LocalizedStringKey
}
