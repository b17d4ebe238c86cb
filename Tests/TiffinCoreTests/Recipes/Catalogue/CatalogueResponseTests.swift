import Testing

@testable import TiffinCore

@Suite struct `A catalogue response` {
  @Test(arguments: [
    #"{"meals":null}"#, #"{"meals":"Invalid ID"}"#, #"{"meals":"no data found"}"#, "{}", #"{"meals":[]}"#,
    #"{"meals":{}}"#, #"{"drinks":[{"idDrink":"1"}]}"#, #"{"categories":null}"#, #"{"meals":[null,1,"x",[],{}]}"#,
  ])
  func `may be empty in several ways`(text: String) throws {
    let answer = try MealDBResponse(Array(text.utf8))

    #expect(answer.recipes.isEmpty)
    #expect(answer.entries.isEmpty)
    #expect(answer.categoryNames.isEmpty)
    #expect(answer.areas.isEmpty)
  }

  @Test(arguments: ["", "<html>502</html>", #"{"meals":["#, "null", "[]", #""Invalid ID""#, "5"])
  func `is refused if it is malformed`(text: String) {
    #expect(throws: CatalogueError.unreadable) { try MealDBResponse(Array(text.utf8)) }
  }

  @Test func `skips empty ingredients, and keeps repeated ones`() throws {
    let recipe = try recipe(
      """
      {"idMeal":"7","strMeal":" Pie ","strIngredient1":" Flour\\r\\n","strMeasure1":" 1  bunch ","strIngredient2":"",
       "strMeasure2":"1 cup","strIngredient3":null,"strMeasure3":null,"strIngredient4":"  ","strIngredient5":"Egg",
       "strMeasure5":null,"strIngredient6":"Egg","strMeasure6":" ","strIngredient20":"Salt","strMeasure20":"Pinch",
       "strIngredient21":"Nothing","strIngredient7":3,"strMeasure7":2}
      """)

    #expect(recipe.name == "Pie")
    #expect(
      recipe.ingredients == [
        CatalogueIngredient(name: "Flour", measure: "1  bunch"), CatalogueIngredient(name: "Egg", measure: ""),
        CatalogueIngredient(name: "Egg", measure: ""), CatalogueIngredient(name: "3", measure: "2"),
        CatalogueIngredient(name: "Salt", measure: "Pinch"),
      ])
    #expect(recipe.category == nil && recipe.area == nil && recipe.steps == [] && recipe.tags == [])
  }

  @Test(arguments: ["", "abc", "-1", "+1", "1.5", "1234567890123456789", "1; DROP"])
  func `skips a recipe with an invalid number`(id: String) throws {
    let answer = try MealDBResponse(Array(#"{"meals":[{"idMeal":"\#(id)","strMeal":"Pie"}]}"#.utf8))

    #expect(answer.recipes.isEmpty && answer.entries.isEmpty)
  }

  @Test func `skips addresses that are not http or https`() throws {
    let recipe = try recipe(
      #"{"idMeal":1,"strMeal":"Pie","strSource":"javascript:alert(1)","strYoutube":"//x","strMealThumb":"data:,"}"#)

    #expect(recipe.id == "1")
    #expect(recipe.source == nil && recipe.video == nil && recipe.picture == nil)
  }

  @Test func `has each tag once`() throws {
    let recipe = try recipe(#"{"idMeal":"1","strMeal":"Pie","strTags":" Soup, Warm,,Soup,"}"#)

    #expect(recipe.tags == ["Soup", "Warm"])
  }

  @Test func `has no control characters, and names of limited length`() throws {
    let name = "A\\u0000\\u0007b" + String(repeating: "é", count: 1_000)
    let recipe = try recipe(#"{"idMeal":"1","strMeal":"\#(name)","strIngredient1":"S\u0000alt\u001b"}"#)

    #expect(recipe.name.utf8.count <= 1_000 && recipe.name.hasPrefix("A bé"))
    #expect(recipe.ingredients.map(\.name) == ["Salt"])
  }

  private func recipe(_ item: String) throws -> CatalogueRecipe {
    try #require(try MealDBResponse(Array(#"{"meals":[\#(item)]}"#.utf8)).recipes.first)
  }
}
