/// A target with texts.
public let app = 1
