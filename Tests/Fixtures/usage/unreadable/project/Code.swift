let a = NSLocalizedString("used", comment: "")
