extension PublishedRecipe {
  /// The most recipes that are read from one page.
  public static let mostPerPage = 50

  /// Returns all recipes that a page publishes in JSON-LD, in order, each once.
  ///
  /// Recipes with only a name, such as cards of other recipes, count only if there are no others.
  /// - Parameters:
  ///   - page: HTML with scripts, or the JSON itself; in any encoding that browsers know.
  ///   - address: The page's address, the base of relative ones.
  ///   - charset: The encoding that the server states; nil if none.
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
