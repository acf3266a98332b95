@main
enum Stringsctl {
  static func main() {}
}
