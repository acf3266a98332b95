/// A target without texts.
public let plain = 1
