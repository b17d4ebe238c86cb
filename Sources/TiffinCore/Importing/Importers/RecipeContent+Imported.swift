extension RecipeContent {
  /// Converts an imported recipe. Values without a field of their own become notes. Tiffin's own recipes are unchanged,
  /// except that a cost in a currency other than the household's is dropped.
  ///
  /// - Throws: ``RecipeError`` if a text is longer than a recipe allows.
  init(_ brought: ImportedRecipe, for person: Person) throws(RecipeError) {
    if let (content, currency) = brought.exported {
      self = content
      if currency != person.currency { figures.cost = nil }
      return
    }
    let recipe = brought.recipe
    self.init(name: try RecipeName(recipe.name))
    ingredients = try RecipeIngredient.lines(of: recipe.ingredients.joined(separator: "\n"))
    instructions = try RecipeFieldText(recipe.steps.joined(separator: "\n"), limit: RecipeFieldText.instructionsLimit)
    figures = RecipeFigures(
      servings: recipe.servings.flatMap { Servings($0) }, energy: recipe.energy, macros: recipe.macros,
      time: recipe.minutes.flatMap { CookTime(minutes: $0) })
    category = try RecipeFieldText(word: recipe.categories.first ?? "")
    cuisine = try RecipeFieldText(word: recipe.cuisines.first ?? "")
    // A recipe has one category; further ones become tags.
    tags = Self.words(Array(recipe.categories.dropFirst()) + recipe.cuisines.dropFirst() + recipe.keywords)
    rating = brought.rating
    notes = MealNotes(stored: TextCleanup.clipped(Self.notes(of: brought), MealNotes.limit))
    source = recipe.address
    video = recipe.video
  }

  /// Returns tags without duplicates, limited in number and length.
  private static func words(_ words: [String]) -> [String] {
    var known: Set<String> = []
    var kept: [String] = []
    for word in words where kept.count < mostTags {
      kept += ((try? Self.tags(of: word)) ?? []).filter { known.insert($0).inserted }
    }
    kept = Array(kept.prefix(mostTags))
    while RecipeRowCoder.stored(kept).utf8.count > tagsLimit { kept.removeLast() }
    return kept
  }

  private static func notes(of brought: ImportedRecipe) -> String {
    let recipe = brought.recipe
    let lines = [recipe.author.map { "By \($0)" }, brought.origin.map { "From: \($0)" }, recipe.produce]
    return [brought.about, brought.notes, lines.compactMap(\.self)]
      .map { $0.filter { !$0.isEmpty }.joined(separator: "\n") }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
