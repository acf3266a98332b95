import SwiftUI

struct Basket: View {
  var count: Int
  var name: String

  var body: some View {
    Text("\(count) items")
    Text("\(name) is here")
    Text("\(stranger) in the house")
    Text("\(count) of \(stranger)")
    Text("\(name) left")
    Text("100% \(name)")
    Text("100% sure")
  }
}
