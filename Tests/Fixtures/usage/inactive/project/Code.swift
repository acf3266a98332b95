import SwiftUI

#if false
let a = NSLocalizedString("never", comment: "")
let b = NSLocalizedString("never.missing", comment: "")
#endif
#if os(macOS)
let c = NSLocalizedString("mac", comment: "")
let d = NSLocalizedString("mac.missing", comment: "")
#endif

#Preview("name") {
  Text("preview")
  Text("preview.missing")
}
