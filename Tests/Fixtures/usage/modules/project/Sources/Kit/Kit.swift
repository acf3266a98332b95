let a = String(localized: "shared", bundle: .module)
let b = String(localized: "kit.missing")
