let a = String(localized: "title", bundle: .module)
let b = String(localized: "shared", bundle: .module)
let c = String(localized: "only.app", bundle: .module)
