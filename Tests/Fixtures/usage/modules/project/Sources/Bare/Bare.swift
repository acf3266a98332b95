let a = String(localized: "bare")
let b = String(localized: "title")
func f(_ key: String) -> String { NSLocalizedString(key, comment: "") + key }
