import Testing

@testable import TiffinCore

/// - Source: https://cooklang.org/docs/spec/
@Suite struct `Cooklang steps` {
  private func recipe(_ text: String) throws -> ImportedRecipe {
    var recipes: [ImportedRecipe] = []
    try ImportedRecipes(in: ImportedFiles(name: "Soup.cook", bytes: Array(text.utf8)))
      .forEach { recipes.append(try $0.get()) }
    return try #require(recipes.first)
  }

  @Test(arguments: [
    ("Add @salt, @black pepper{} to taste", ["salt", "black pepper"], "Add salt, black pepper to taste"),
    ("Place @bacon strips{1%kg} on a #baking sheet{}", ["1 kg bacon strips"], "Place bacon strips on a baking sheet"),
    ("Boil for ~{25%minutes}, ~eggs{3%minutes}.", [], "Boil for 25 minutes, 3 minutes."),
    ("@thyme{2%sprigs} -- testing comments\nand some text", ["2 sprigs thyme"], "thyme and some text"),
    ("Mix @flour{½%cup}[- a note -] well", ["½ cup flour"], "Mix flour well"),
    ("Write to me@ home, or # 1", [], "Write to me@ home, or # 1"),
    ("@onion{1}(peeled and chopped), fried", ["1 onion"], "onion, fried"),
    ("Add @&butter{20%g} and @&flour{}", ["20 g butter"], "Add butter and flour"),
    ("Rest @&(~1)dough{} and @&(2)sauce{1}", [], "Rest dough and sauce"),
    ("Top with @?parsley{} and @-ice{3}", ["parsley (optional)"], "Top with parsley and ice"),
    ("Pour @+white wine|wine{1%glass} in", ["1 glass white wine"], "Pour wine in"),
    ("Serve with @./sauces/Green sauce{100%g}", ["100 g Green sauce"], "Serve with Green sauce"),
    ("Mix @salt{=1%tsp} in #&big bowl{}", ["1 tsp salt"], "Mix salt in big bowl"),
    ("Mix @sea salt{1%g", ["sea"], "Mix sea salt{1%g"),
    ("Mix @salt{}(fine", ["salt"], "Mix salt(fine"),
  ]) func `are plain text, and name their ingredients`(text: String, ingredients: [String], step: String) throws {
    let recipe = try recipe(text).recipe

    #expect(recipe.ingredients == ingredients)
    #expect(recipe.steps == [step])
  }

  @Test func `are refused above a size limit`() throws {
    #expect(try recipe("Mix @flour. ").recipe.ingredients == ["flour"])

    let error = #expect(throws: UnreadableRecipe.self) {
      try recipe(String(repeating: "Mix @flour. ", count: 100_000))
    }

    #expect(error?.reason == .tooLarge)
  }

  @Test func `come with the metadata and notes of the recipe`() throws {
    let text = """
      ---
      title: Leek soup
      servings: 4
      tags: [winter, quick]
      source: https://example.org/leek
      ---
      = Base =

      Fry @leek{2}.

      > Freezes well.
      """
    let brought = try recipe(text)

    #expect(brought.recipe.name == "Leek soup")
    #expect(brought.recipe.servings == 4)
    #expect(brought.recipe.keywords == ["winter", "quick"])
    #expect(brought.recipe.address?.text == "https://example.org/leek")
    #expect(brought.recipe.steps == ["Base:", "Fry leek."])
    #expect(brought.notes == ["Freezes well."])
    #expect(try recipe(">> servings: 6\n\nBoil @water.").recipe.servings == 6)
  }
}
