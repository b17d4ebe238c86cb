extension WebRecipe {
  /// The maximum number of recipes that are read from a page.
  public static let mostPerPage = 50

  /// Returns the recipes that a page publishes in JSON-LD, otherwise in microdata, RDFa or hRecipe: at most
  /// ``mostPerPage``, in the order of the page, without duplicates.
  ///
  /// Recipes with only a name, such as teasers of other recipes, are returned only if there are no others.
  ///
  /// - Parameters:
  ///   - page: HTML with scripts, or JSON, in any encoding that browsers support.
  ///   - address: The page's address, to which relative addresses refer; nil if it is unknown.
  ///   - charset: The encoding stated by the server; nil if there is none.
  public static func all(
    in page: [UInt8], at address: WebAddress? = nil, charset: String? = nil
  ) -> [WebRecipe] {
    let page = WebPageEncoding.utf8(page, charset: charset)
    let blocks = JSONLDBlocks(page)
    let surroundings = WebPageFacts(blocks.head, at: address)
    var cards = all(in: blocks.values, surroundings)
    if cards.contains(where: \.isWhole) { return cards.filter(\.isWhole) }
    for vocabulary in WebPageVocabulary.allCases where vocabulary.isUsed(in: page) {
      let recipes = all(in: WebPageItems(page, vocabulary).values, surroundings).map(\.once)
      if recipes.contains(where: \.isWhole) { return recipes.filter(\.isWhole) }
      if cards.isEmpty { cards = recipes }
    }
    return cards
  }

  /// True if the recipe has ingredients or steps, and thus is more than a teaser.
  private var isWhole: Bool { !ingredients.isEmpty || !steps.isEmpty }

  /// A copy of the recipe in which a list of ingredients or steps that the page contains twice in succession occurs
  /// once.
  private var once: WebRecipe {
    var recipe = self
    (recipe.ingredients, recipe.steps) = (WebPageValue.once(ingredients), WebPageValue.once(steps))
    return recipe
  }

  private static func all(in values: [JSONValue], _ page: WebPageFacts) -> [WebRecipe] {
    var graph = JSONLDGraph(values)
    var recipes: [WebRecipe] = []
    for item in graph.recipes.prefix(mostPerPage) {
      guard let recipe = WebRecipe(graph.resolved(item), page) else { continue }
      if !recipes.contains(recipe) { recipes.append(recipe) }
    }
    if recipes.count == 1, let picture = page.picture, !recipes[0].pictures.contains(picture) {
      // The page's picture is a fallback if none of the recipe's own pictures can be fetched.
      recipes[0].pictures = recipes[0].pictures.prefix(mostPictures - 1) + [picture]
    }
    return recipes
  }
}
