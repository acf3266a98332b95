struct Card: View {
  let title: LocalizedStringKey
  var subtitle: LocalizedStringResource?
  let name: String
  static let no: LocalizedStringKey = "a"  //= key a
  var computed: LocalizedStringKey { "b" }  //= key b
}
final class Banner {
  var message: LocalizedStringKey = "c"  //= key c
  init(_ text: LocalizedStringKey, kind: String) {}
  func show<T>(_ value: T, hint: @autoclosure () -> String, label: LocalizedStringKey) {}
}
enum Alert { case note(LocalizedStringKey), titled(title: LocalizedStringResource, String), plain(String) }
func both(_ text: LocalizedStringKey) {}
func both(_ text: String) {}
func generic(_ text: LocalizedStringKey) {}
@_disfavoredOverload func generic(_ text: String) {}
typealias Key = LocalizedStringKey
func aliased(_ key: Key) {}
