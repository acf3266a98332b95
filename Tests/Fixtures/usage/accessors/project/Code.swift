print(L10n.Menu.open, L10n.title)
