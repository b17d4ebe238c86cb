import Testing

@testable import TiffinCore

@Suite struct `Unusual recipe data of web pages` {
  private func recipe(_ members: String) throws -> WebRecipe {
    try #require(WebRecipe.all(in: RecipePages.recipe(members)).first)
  }

  @Test(arguments: [
    ("1 scotch bonnet ((optional))", "1 scotch bonnet (optional)"),
    ("1 medium carrot , peeled", "1 medium carrot, peeled"),
    ("1 carrot ,peeled", "1 carrot, peeled"), ("2 eggs (large (or 3 small))", "2 eggs (large (or 3 small))"),
    ("((1 stick) butter (soft))", "((1 stick) butter (soft))"), ("1 leek ((white part)", "1 leek ((white part)"),
    ("1 cup ((240 ml)) milk ((warm))", "1 cup (240 ml) milk (warm)"),
  ])
  func `has tidied brackets and commas in ingredients`(line: String, tidy: String) throws {
    #expect(try recipe(#""recipeIngredient":["\#(line)"]"#).ingredients == [tidy])
  }

  @Test func `may nest lists of ingredients`() throws {
    let lines = #""recipeIngredient":[["2 eggs","1 leek"],["100 g rice"],"salt"]"#

    #expect(try recipe(lines).ingredients == ["2 eggs", "1 leek", "100 g rice", "salt"])
  }

  @Test(arguments: [
    ("1. Mix. 2. Bake at 180. 3.Serve.", ["Mix.", "Bake at 180.", "Serve."]),
    ("1) Mix 1.5 cups. 2) Bake 3. times. 3) Serve.", ["Mix 1.5 cups.", "Bake 3. times.", "Serve."]),
    ("Mix 1. of this. 2. Bake. 3. Serve.", ["Mix 1. of this. 2. Bake. 3. Serve."]),
    ("1. Mix. Bake 2. Serve.", ["Mix. Bake 2. Serve."]), ("1.搅拌 2.烤 3.上桌", ["搅拌", "烤", "上桌"]),
  ])
  func `may number steps in one text`(text: String, steps: [String]) throws {
    #expect(try recipe(#""recipeInstructions":"\#(text)""#).steps == steps)
  }

  @Test func `may name steps, and meaningful names are kept`() throws {
    let steps = try recipe(
      """
      "recipeInstructions":[
      {"@type":"HowToStep","name":"Make the dough","text":"Mix flour and water."},
      {"@type":"HowToStep","name":"Step 2","text":"Rest it."},
      {"@type":"HowToStep","name":"Roll it…","text":"Roll it thin."},
      {"@type":"HowToStep","name":"pie_r step 4","text":"10-minute rest."},
      {"@type":"HowToStep","name":"Bake.","text":"Bake."}]
      """
    ).steps

    #expect(
      steps == ["Make the dough:", "Mix flour and water.", "Rest it.", "Roll it thin.", "10-minute rest.", "Bake."])
  }

  @Test(arguments: [
    (#"{"@type":"Duration","@value":"PT30M"}"#, 30), (#""P2H30M""#, 150), (#""PT75S""#, 2), (#""P0DT1H30M""#, 90),
    (#"{"@type":"Duration","value":"PT1H"}"#, 60),
  ])
  func `may have times as objects or in malformed ISO 8601`(json: String, minutes: Int) throws {
    #expect(try recipe(#""totalTime":\#(json)"#).minutes == minutes)
  }

  @Test(arguments: ["1 loaf", "1 quart", "2 9-inch cakes"]) func `has no servings if its yield is not in servings`(
    yield: String
  )
    throws
  {
    #expect(try recipe(#""recipeYield":"\#(yield)""#).servings == nil)
  }

  @Test(arguments: [
    #""recipeIngredient":["1 egg",],"#, #""aggregateRating":{"ratingValue":NaN},"recipeIngredient":["1 egg"]"#,
    #"/* list */ "recipeIngredient":["1 egg"] // done"# + "\n",
    #""x":-Infinity,"y":undefined,"recipeIngredient":["1 egg" /* large */]"#,
  ])
  func `may be JavaScript instead of JSON`(members: String) throws {
    #expect(try recipe(members).ingredients == ["1 egg"])
  }

  @Test func `keeps slashes within texts`() throws {
    let members = #""recipeIngredient":["1 egg // large"],"url":"https://a.example/pie""#

    #expect(try recipe(members).ingredients == ["1 egg // large"])
  }
}
