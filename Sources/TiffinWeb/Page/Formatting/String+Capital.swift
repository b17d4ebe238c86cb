extension String {
  /// The text with a capital at its beginning, where a letter stands there.
  var capitalised: String {
    // Most begin with a figure or a capital, and Unicode's tables are a long way to that.
    if let first = utf8.first, first < UInt8(ascii: "a") { return self }
    return prefix(1).uppercased() + dropFirst()
  }
}
