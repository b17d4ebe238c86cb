import Testing

@testable import TiffinCore

@Suite struct `A Mealie recipe` {
  private func ingredients(_ text: String, of name: String) throws -> [String] {
    var found: [String] = []
    try ImportedRecipes(in: ImportedFiles(name: "database.json", bytes: Array(text.utf8))).forEach { recipe in
      let recipe = try recipe.get().recipe
      if recipe.name == name { found = recipe.ingredients }
    }
    return found
  }

  @Test func `in a backup names the recipes among its ingredients`() throws {
    let lines = try ingredients(
      """
      {"recipes": [{"id": "r1", "name": "Pizza"}, {"id": "r2", "name": "Pizza dough"}],
       "recipes_ingredients": [
         {"recipe_id": "r1", "position": 0, "quantity": 1.0, "note": "", "referenced_recipe_id": "r2"},
         {"recipe_id": "r1", "position": 1, "quantity": 2.0, "note": "cold", "unit_id": "u1", "referenced_recipe_id": "r2"},
         {"recipe_id": "r1", "position": 2, "quantity": 0.0, "note": "", "referenced_recipe_id": "r2"},
         {"recipe_id": "r1", "position": 3, "quantity": 1.0, "note": "basil", "referenced_recipe_id": "gone"},
         {"recipe_id": "r1", "position": 4, "quantity": 3.0, "note": "", "food_id": "f1"}],
       "ingredient_foods": [{"id": "f1", "name": "tomatoes"}], "ingredient_units": [{"id": "u1", "name": "batches"}]}
      """, of: "Pizza")

    #expect(
      lines == ["1 Pizza dough", "2 batches Pizza dough, cold", "Pizza dough", "1 basil", "3 tomatoes"])
  }

  // The API's display text of such a line has the amount and the note, but not the recipe's name.
  @Test func `from the API names the recipes among its ingredients`() throws {
    let lines = try ingredients(
      """
      {"name": "Pizza", "slug": "pizza", "recipeIngredient": [
        {"quantity": 1.0, "unit": null, "food": null, "note": "", "display": "1",
         "referencedRecipe": {"id": "r2", "slug": "pizza-dough", "name": "Pizza dough"}},
        {"quantity": 2.0, "unit": null, "food": {"name": "tomato"}, "note": "", "display": "2 tomatoes",
         "referencedRecipe": null}]}
      """, of: "Pizza")

    #expect(lines == ["1 Pizza dough", "2 tomatoes"])
  }

  @Test func `of a backup gets its rows once if several recipes have the same number`() throws {
    var lines: [[String]] = []
    let text = """
      {"recipes": [{"id": "r1", "name": "Dal"}, {"id": "r1", "name": "Dal again"}, {"id": "r2", "name": "Rice"}],
       "recipes_ingredients": [{"recipe_id": "r1", "note": "lentils"}, {"recipe_id": "r2", "note": "rice"}]}
      """

    try ImportedRecipes(in: ImportedFiles(name: "database.json", bytes: Array(text.utf8)))
      .forEach { lines.append(try $0.get().recipe.ingredients) }

    #expect(lines == [["lentils"], [], ["rice"]])
  }

  @Test func `of a backup has a food's name shortened if it is too long`() throws {
    let name = String(repeating: "egg ", count: 5_000)

    let lines = try ingredients(
      """
      {"recipes": [{"id": "r1", "name": "Cake"}],
       "recipes_ingredients": [{"recipe_id": "r1", "quantity": 2.0, "note": "", "food_id": "f1"}],
       "ingredient_foods": [{"id": "f1", "name": "\(name)"}]}
      """, of: "Cake")

    #expect(lines.count == 1 && lines[0].hasPrefix("2 egg egg") && lines[0].utf8.count < 1_100)
  }
}
