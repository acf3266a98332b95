let a = NSLocalizedString("title", comment: "")
