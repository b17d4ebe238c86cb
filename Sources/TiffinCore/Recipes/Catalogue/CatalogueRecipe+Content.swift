extension CatalogueRecipe {
  /// The recipe's content in Tiffin's format. Texts that are too long are shortened.
  var content: RecipeContent {
    var content = RecipeContent(name: RecipeName(stored: TextCleanup.clipped(name, RecipeName.limit)))
    content.ingredients = ingredients.map(RecipeIngredient.pair)
    content.instructions = RecipeFieldText(
      stored: TextCleanup.clipped(steps.joined(separator: "\n"), RecipeFieldText.instructionsLimit))
    content.category = Self.word(category)
    content.cuisine = Self.word(area)
    content.tags = Array(tags.prefix(Self.mostTags))
    content.source = source
    content.video = video
    return content
  }

  private static let mostTags = 15

  private static func word(_ text: String?) -> RecipeFieldText {
    RecipeFieldText(stored: TextCleanup.clipped(text ?? "", RecipeFieldText.wordLimit))
  }
}
