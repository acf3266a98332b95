label.text = "Welcome"
label.text = "42"
button.setTitle("Buy", for: .normal)
label.text = NSLocalizedString("title", comment: "")
let alert = UIAlertController(title: "Oh no", message: text, preferredStyle: .alert)
