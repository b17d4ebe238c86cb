extension String {
  /// The text with its first letter in upper case.
  var capitalised: String {
    // Fast path: most texts begin with a digit or a capital, and Unicode lookups are slow.
    if let first = utf8.first, first < UInt8(ascii: "a") { return self }
    return prefix(1).uppercased() + dropFirst()
  }
}
