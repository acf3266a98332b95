Text(L10n.Settings.title)  //= key settings.title | table=Settings
label.text = L10n.Settings.Title.long.uppercased()  //= key settings.title.long
let x = L10n.`default`  //= key default
let y = L10n.unknown
let z = Other.L10n.Settings.title
