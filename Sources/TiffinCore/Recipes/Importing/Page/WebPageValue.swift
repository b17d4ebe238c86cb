/// The values of properties, read from elements of a page.
enum WebPageValue {
  /// Returns the machine-readable value of an attribute; nil if the value is the element's text.
  static func attribute(
    of tag: HTMLScanner.Tag, _ properties: [String], _ vocabulary: WebPageVocabulary
  ) -> String? {
    if vocabulary != .microformats, let content = tag.text("content") { return content }
    switch tag.name {
    case "a", "area", "link": return properties.contains(where: addresses.contains) ? tag.text("href") : nil
    case "img", "source", "video", "iframe", "embed", "audio": return picture(tag)
    case "object": return tag.text("data")
    case "time": return tag.text("datetime")
    case "data", "meter", "input": return tag.text("value")
    case "abbr": return vocabulary == .microformats ? tag.text("title") : nil
    default: return nil
    }
  }

  /// Returns the title in hRecipe's `<span class="value-title" title="PT30M">`; nil for other elements.
  static func title(_ tag: HTMLScanner.Tag) -> String? {
    tag.words("class").contains("value-title") ? tag.text("title") : nil
  }

  /// Returns the lines of an element with ingredients: one for each `li`, `br`, `p` or row, but a single line if the
  /// element itself is a line of a list.
  static func line(_ raw: ArraySlice<UInt8>, of name: String) -> String {
    let breaks: Set<String> = hasTag("li", raw) ? ["li"] : name == "li" || name == "tr" ? [] : ["br", "p", "tr", "hr"]
    return HTMLText.shown(raw, breakingAt: breaks)
  }

  /// Returns the lines of the only element with ingredients, as they are displayed. The cells of a row are one line.
  static func lines(_ raw: ArraySlice<UInt8>) -> String {
    let lines = HTMLText.blocks.subtracting(hasTag("li", raw) ? ["div", "p", "br", "td", "th"] : ["td", "th"])
    return HTMLText.shown(raw, breakingAt: lines)
  }

  /// Removes a heading such as `Directions:`, if it is the first line and the only heading.
  static func withoutTitle(_ text: String) -> String {
    let lines = TextCleanup.lines(text)
    guard let first = lines.first, RecipeSteps.isHeading(first),
      !lines.dropFirst().contains(where: RecipeSteps.isHeading)
    else { return text }
    return lines.dropFirst().joined(separator: "\n")
  }

  /// Returns the lines without an identical repetition. Some pages contain a second list for phones.
  static func once(_ lines: [String]) -> [String] {
    let half = lines.count / 2
    let isTwice = lines.count > 2 && lines.count == 2 * half && lines[..<half] == lines[half...]
    return isTwice ? Array(lines[..<half]) : lines
  }

  /// Returns the address of a picture. Pages with lazy loading have a placeholder in `src`.
  private static func picture(_ tag: HTMLScanner.Tag) -> String? {
    let sources = ["src", "data-src", "data-lazy-src"].lazy.compactMap { tag.text($0) }
    return sources.first { !$0.hasPrefix("data:") }
  }

  private static func hasTag(_ name: String, _ raw: ArraySlice<UInt8>) -> Bool {
    var scanner = HTMLScanner(Array(raw))
    while !scanner.isAtEnd {
      _ = scanner.text()
      if scanner.tag()?.name == name { return true }
    }
    return false
  }

  private static let addresses: Set<String> = [
    "url", "image", "thumbnailUrl", "video", "embedUrl", "contentUrl", "mainEntityOfPage",
  ]
}
