extension PublishedRecipe {
  /// The most recipes that are read from one page.
  public static let mostPerPage = 50

  /// All recipes that a page publishes in JSON-LD, in its order, each once; none where there are none.
  ///
  /// Those that are nothing but a name, such as cards of other recipes, count only where there is no other.
  /// - Parameters:
  ///   - page: HTML with scripts, or the JSON itself; in any encoding that browsers know.
  ///   - address: Where it was found; addresses in it may be relative to that.
  ///   - charset: In which encoding the server says that it is; nil where it says nothing.
  public static func all(
    in page: [UInt8], at address: WebAddress? = nil, charset: String? = nil
  ) -> [PublishedRecipe] {
    let blocks = JSONLDBlocks(PageEncoding.utf8(page, charset: charset))
    let graph = JSONLDGraph(blocks.values)
    let base = blocks.base.flatMap { WebAddress($0, on: address) } ?? address
    var recipes: [PublishedRecipe] = []
    for item in graph.recipes.prefix(mostPerPage) {
      guard let recipe = PublishedRecipe(item, graph, at: address, base: base) else { continue }
      if !recipes.contains(recipe) { recipes.append(recipe) }
    }
    let whole = recipes.filter { !$0.ingredients.isEmpty || !$0.steps.isEmpty }
    return whole.isEmpty ? recipes : whole
  }
}
