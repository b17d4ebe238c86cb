extension RecipeSteps {
  /// Cuts one text at the numbers in it, where it counts its steps: `1. Mix. 2. Bake. 3. Serve.`
  ///
  /// - Returns: The lines as they are unless they count to three at least, from their beginning.
  static func parted(_ lines: [String]) -> [String] {
    guard let sign = lines.first?.utf8.dropFirst().first, ".)".utf8.contains(sign) else { return lines }
    var counted = 0
    let parts = lines.flatMap { line in
      var parts: [Substring.UTF8View] = []
      var start = line.utf8.startIndex
      var place = start
      while let found = number(counted + 1, sign, in: line.utf8[place...]) {
        if counted == 0, found != line.utf8.startIndex { break }
        if found != start { parts.append(line.utf8[start..<found]) }
        (start, counted) = (found, counted + 1)
        place = line.utf8.index(after: found)
      }
      return parts + [line.utf8[start...]]
    }
    return counted < 3 ? lines : parts.map { PlainText.line(Substring($0), limit: 10_000) }
  }

  /// The place of `2.` at the beginning of a text, or behind a blank; not of `2.5`.
  private static func number(_ number: Int, _ sign: UInt8, in text: Substring.UTF8View) -> String.Index? {
    let digits = Array("\(number)".utf8)
    var place = text.startIndex
    while place < text.endIndex {
      let rest = text[place...]
      let behind = rest.dropFirst(digits.count)
      if rest.starts(with: digits), behind.first == sign,
        !(behind.dropFirst().first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false)
      {
        return place
      }
      guard let blank = rest.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      place = text.index(after: blank)
    }
    return nil
  }
}
