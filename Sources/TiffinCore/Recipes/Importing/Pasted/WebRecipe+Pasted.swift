extension WebRecipe {
  /// The maximum number of bytes of a text or page to parse, without its pictures.
  public static let mostBytes = 4 << 20

  /// Returns the recipes in a pasted text or an uploaded file, which is HTML, JSON-LD, or the text of a recipe from a
  /// mail, a message or a scan.
  ///
  /// The result is empty if no recipe is found, or if the text is larger than ``mostBytes``. A text that is not HTML or
  /// JSON must contain ingredients or steps.
  public static func all(pasted bytes: [UInt8]) -> [WebRecipe] {
    if let page = SavedPage(bytes) { return all(pasted: page.html) }
    guard bytes.count <= mostBytes else { return [] }
    let marked = all(in: bytes)
    if !marked.isEmpty { return marked }
    let text = WebPageEncoding.utf8(bytes)
    guard isHTML(text) else { return all(PastedRecipe(String(decoding: text, as: UTF8.self))) }
    var recipe = PastedRecipe(HTMLText.shown(content("body", of: text) ?? text[...]))
    if let heading = content("h1", of: text).map({ TextCleanup.line(HTMLText.shown($0)) }), !heading.isEmpty {
      recipe.name = heading
    }
    if let address = JSONLDBlocks(text).head.address { recipe.setAddress(WebAddress(address)) }
    return all(recipe)
  }

  /// Returns the text of a file in any encoding that browsers support; nil for a picture, a PDF or another file without
  /// text.
  public static func text(ofFile bytes: [UInt8]) -> String? {
    let text = SavedPage(bytes)?.html ?? WebPageEncoding.utf8(bytes)
    guard !text.starts(with: "%PDF".utf8), !text.contains(0) else { return nil }
    let decoded = String(decoding: text, as: UTF8.self)
    let unknown = decoded.unicodeScalars.count { $0 == "\u{FFFD}" }
    return unknown * 10 > decoded.unicodeScalars.count ? nil : decoded
  }

  private static func all(_ pasted: PastedRecipe) -> [WebRecipe] {
    let recipe = pasted.recipe
    return recipe.ingredients.isEmpty && recipe.steps.isEmpty ? [] : [recipe]
  }

  /// Returns true if a text contains at least two closing tags.
  private static func isHTML(_ text: [UInt8]) -> Bool {
    var scanner = HTMLScanner(text)
    var closing = 0
    while !scanner.isAtEnd, closing < 2 {
      _ = scanner.text()
      if scanner.tag()?.isClosing == true { closing += 1 }
    }
    return closing == 2
  }

  /// Returns the content of the first element with a name, up to its end or the end of the page; nil if there is none.
  private static func content(_ name: String, of page: [UInt8]) -> ArraySlice<UInt8>? {
    var scanner = HTMLScanner(page)
    var start: Int?
    while !scanner.isAtEnd {
      _ = scanner.text()
      let place = scanner.index
      guard let tag = scanner.tag() else { continue }
      if !tag.isClosing, HTMLText.hidden.contains(tag.name) { _ = scanner.content(of: tag.name) }
      guard tag.name == name else { continue }
      if let start, tag.isClosing { return page[start..<place] }
      if start == nil { start = scanner.index }
    }
    return start.map { page[$0...] }
  }
}
