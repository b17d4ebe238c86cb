extension PublishedRecipe {
  /// The most recipes that are read from one page.
  public static let mostPerPage = 50

  /// All recipes that a page publishes in JSON-LD, in its order, each once; none where there are none.
  ///
  /// Those that are nothing but a name, such as cards of other recipes, count only where there is no other.
  /// - Parameters:
  ///   - page: HTML in UTF-8, or in the Western code page where the page says so.
  ///   - address: Where it was found; addresses in it may be relative to that.
  ///   - charset: In which encoding the server says that it is; nil where it says nothing.
  public static func all(
    in page: [UInt8], at address: WebAddress? = nil, charset: String? = nil
  ) -> [PublishedRecipe] {
    let graph = JSONLDGraph(JSONLDBlocks.all(in: PageEncoding.utf8(page, charset: charset)))
    var recipes: [PublishedRecipe] = []
    for item in graph.recipes.prefix(mostPerPage) {
      guard let recipe = PublishedRecipe(item, graph, at: address) else { continue }
      if !recipes.contains(recipe) { recipes.append(recipe) }
    }
    let whole = recipes.filter { !$0.ingredients.isEmpty || !$0.steps.isEmpty }
    return whole.isEmpty ? recipes : whole
  }
}

/// In what encoding a page is.
enum PageEncoding {
  /// The page in UTF-8; bytes that are none stay, unless the page calls itself Western.
  static func utf8(_ page: [UInt8], charset: String? = nil) -> [UInt8] {
    if let charset, ["iso-8859-1", "windows-1252", "latin1"].contains(charset) { return western(page) }
    let head = String(decoding: page.prefix(1_024).map { $0 | 0x20 }, as: UTF8.self).utf8
    let western = ["charset=iso-8859-1", "charset=windows-1252", "charset=\"iso-8859-1", "charset=\"windows-1252"]
    guard western.contains(where: { head.firstRange(of: $0.utf8) != nil }) else { return page }
    return Self.western(page)
  }

  /// What is UTF-8 all the same is left so.
  private static func western(_ page: [UInt8]) -> [UInt8] {
    String(validating: page, as: UTF8.self) == nil ? Windows1252.utf8(page) : page
  }
}
