let a = NSLocalizedString("caf\u{e9}", comment: "")
let b = NSLocalizedString("\u{1b}[31m", comment: "")
