#if false
Text("a")  //= inactive a
#else
Text("b")  //= key b
#endif
#if DEBUG
Text("c")  //= key c | unknown
#endif
#Preview("no") {
  Text("d")  //= key d | preview
}
Text("e")  //= key e
struct Content_Previews: PreviewProvider {
  static var previews: some View { Text("f") }  //= key f | preview
}
#Preview("no", traits: .landscapeLeft) { Text("g") }  //= key g | preview
/* Text("no") /* Text("no") */ */
let s = "Text(\"no\")"
let t = "x \(tr(Text("h")))"  //= key h
