extension CookTime {
  /// Parses a time as people type it, in minutes rounded up, such as `1 h 30`, `1h30`, `1:30`, `1 hr 30 min`, `2 h`.
  ///
  /// Returns nil unless all words and punctuation belong to the time: a person can correct a typed time, unlike the
  /// time on a web page.
  public static func minutes(typed text: String) -> Int? {
    var reader = IngredientLineParser(TextCleanup.line(text, limit: 100))
    return reader.clock() ?? reader.seconds().map(WebRecipeDuration.wholeMinutes)
  }
}

extension IngredientLineParser {
  /// Parses `1:30` or `1:30 h` as minutes; returns nil for any other text.
  fileprivate mutating func clock() -> Int? {
    attempt { reader in
      guard let hours = reader.plainNumber(), reader.skip(sign: [":"]), reader.token()?.isGlued == true,
        let minutes = reader.plainNumber(), hours.isWhole, minutes.isWhole, minutes.numerator < 60
      else { return nil }
      _ = reader.skip(["h", "hr", "hrs", "hour", "hours"])
      return reader.isAtEnd ? hours.numerator * 60 + minutes.numerator : nil
    }
  }

  /// Parses numbers with units as seconds, from the longest unit to the shortest. The last number can be minutes
  /// without a unit. Returns nil for any other text.
  fileprivate mutating func seconds() -> Quantity? {
    var seconds = Quantity.zero
    var last: Quantity?
    while !isAtEnd {
      guard let number = plainNumber(), let length = length(), last.map({ length < $0 }) ?? true else { return nil }
      seconds = seconds + number * length
      last = length
      if !isAtEnd { _ = skip(["and"]) }
    }
    return last == nil ? nil : seconds
  }

  private mutating func length() -> Quantity? {
    guard let word = word() else { return isAtEnd ? WebRecipeDuration.minute : nil }
    guard let length = WebRecipeDuration.lengths[word] else { return nil }
    index += 1
    _ = skip(sign: ["."])
    return length
  }

  /// Parses a number, including the `00` of `1:00`, which is a type of flour in ingredient lines.
  private mutating func plainNumber() -> Quantity? {
    if let number = number() { return number }
    guard text(index..<min(index + 1, tokens.count)) == "00" else { return nil }
    index += 1
    return .zero
  }
}
