import Testing

@testable import TiffinCore

@Suite struct `A page with a recipe` {
  @Test func `is read in the encoding that its server tells`() {
    let start = #"<script type="application/ld+json">{"@type":"Recipe","name":"Cr"#
    let page = Array(start.utf8) + [0xE8] + Array(#"me","recipeIngredient":["cream"]}</script>"#.utf8)

    #expect(PublishedRecipe.all(in: page, charset: "iso-8859-1").map(\.name) == ["Crème"])
  }

  @Test func `of a blog is read with all its parts`() throws {
    let recipe = try #require(PublishedRecipe.all(in: RecipePages.blog).first)

    #expect(recipe.name == "Red lentil soup")
    #expect(recipe.ingredients == ["200 g red lentils", "1 onion (chopped)", "½ tsp cumin"])
    #expect(recipe.steps == ["For the soup:", "Fry the onion.", "Add the lentils & simmer.", "To serve:", "Ladle."])
    #expect(recipe.servings == 4 && recipe.yield == "4 bowls")
    #expect(recipe.preparationMinutes == 10 && recipe.cookingMinutes == 25 && recipe.minutes == 35)
    #expect(recipe.picture?.text == "https://blog.example/soup.jpg")
    #expect(recipe.author == "Ada Cook")
    #expect(recipe.categories == ["Soup"] && recipe.cuisines == ["Turkish"])
    #expect(recipe.keywords == ["lentils", "quick", "soup"])
    #expect(recipe.energy?.kilocalories == 310)
    #expect(recipe.macros.carbs?.milligrams == 42_500 && recipe.macros.protein?.milligrams == 18_000)
    #expect(recipe.macros.fat?.milligrams == 6_000)
    #expect(recipe.address?.text == "https://blog.example/soup/")
  }

  @Test func `of a newspaper is read too`() throws {
    let page = try #require(WebAddress("https://paper.example/food/plum"))

    let recipes = PublishedRecipe.all(in: RecipePages.newspaper, at: page)

    let recipe = try #require(recipes.first)
    #expect(recipes.count == 1)
    #expect(recipe.ingredients == ["250g plums", "2 eggs", "100g sugar"])
    #expect(recipe.steps == ["Heat the oven.", "Mix & bake."])
    #expect(recipe.servings == 12 && recipe.yield == "Makes 12 pieces")
    #expect(recipe.minutes == 90 && recipe.cookingMinutes == nil)
    #expect(recipe.picture?.text == "https://img.paper.example/plum.jpg")
    #expect(recipe.author == "Bo, Cy")
    #expect(recipe.energy?.kilocalories == 1_340)
    #expect(recipe.macros == .unknown)
    #expect(recipe.address == page)
  }

  @Test func `leaves unknown what it does not tell`() throws {
    let recipe = try #require(PublishedRecipe.all(in: RecipePages.recipe(#""recipeIngredient":["1 egg"]"#)).first)

    var expected = PublishedRecipe(name: "Pie")
    expected.ingredients = ["1 egg"]
    #expect(recipe == expected)
    #expect(recipe.minutes == nil)
  }

  @Test func `leaves unknown what is empty, null or of another kind`() throws {
    let members = """
      "recipeIngredient":[null,"",{},[],false," "],"recipeInstructions":null,"recipeYield":"","prepTime":[],"totalTime":{},
      "nutrition":"none","image":5,"recipeCategory":{},"keywords":null,"author":[],"url":"javascript:alert(1)"
      """

    #expect(PublishedRecipe.all(in: RecipePages.recipe(members)) == [PublishedRecipe(name: "Pie")])
  }

  @Test func `may have several, each of which is read once, in order`() {
    let recipes = PublishedRecipe.all(
      in: RecipePages.page(
        #"[{"@type":"Recipe","name":"A","recipeIngredient":["1 egg"]},{"@type":"Recipe","name":"Card"}]"#,
        #"{"@graph":[{"@type":"Recipe","name":"B","recipeInstructions":"Mix."}]}"#,
        #"{"@type":"WebPage","mainEntity":{"@type":"https://schema.org/Recipe","name":"C","ingredients":["1 leek"]}}"#,
        #"{"@type":"Recipe","name":"A","recipeIngredient":["1 egg"]}"#))

    #expect(recipes.map(\.name) == ["A", "B", "C"])
    #expect(recipes.map(\.ingredients) == [["1 egg"], [], ["1 leek"]])
  }

  @Test func `does not offer the recipes that a recipe recommends`() {
    let recipes = PublishedRecipe.all(
      in: RecipePages.recipe(
        #""recipeIngredient":["1 egg"],"isRelatedTo":[{"@type":"Recipe","name":"Cake","recipeIngredient":["1 pear"]}]"#)
    )

    #expect(recipes.map(\.name) == ["Pie"])
  }

  @Test func `offers what has nothing but a name where there is no other`() {
    #expect(PublishedRecipe.all(in: RecipePages.page(#"{"@type":"Recipe","name":"Card"}"#)).map(\.name) == ["Card"])
  }

  @Test(arguments: [
    "", "<html><body>No recipe</body></html>",
    "<script type=application/ld+json>{\"@type\":\"Product\",\"name\":\"x\"}</script>",
    "<script type=application/ld+json>{\"@type\":\"Recipe\"}</script>",
    "<script type=application/ld+json>{\"@type\":\"Recipe\",\"name\":\" \"}</script>",
    "<script type=application/ld+json>{\"@type\":\"Recipe\",\"name\":\"x\"</script>",
    "<script type=text/javascript>{\"@type\":\"Recipe\",\"name\":\"x\"}</script>",
    "<script>{\"@type\":\"Recipe\",\"name\":\"x\"}</script>",
    "<!-- <script type=application/ld+json>{\"@type\":\"Recipe\",\"name\":\"x\"}</script> -->",
    "<script type=application/ld+json></script>", "<script type=application/ld+json>Recipe</script>", "\u{FEFF}",
    "%PDF-1.7", "{\"@type\":\"Recipe\",\"name\":\"x\"}",
  ])
  func `is said to have none when it has none`(page: String) {
    #expect(PublishedRecipe.all(in: Array(page.utf8)).isEmpty)
  }

  @Test(arguments: [
    "<script type='application/ld+json'>@</script>", "<SCRIPT TYPE=\"Application/LD+JSON\">@</SCRIPT>",
    "<script type=application/ld+json>@</script>",
    "<script data-x='<p>' class=\"yoast\" type = \"application/ld+json; charset=utf-8\" >@</script>",
    "<script type=\"application/ld&#43;json\">@</script>", "<script type=\"application/ld&#x2B;json\">\n@\n</script\n>",
    "<script type=application/ld+json><!-- @ --></script>",
    "<script type=application/ld+json>//<![CDATA[\n@\n//]]></script>",
    "<script type=application/ld+json>/*<![CDATA[*/@/*]]>*/</script>", "<script type=application/ld+json>@;</script>",
    "<script type=application/ld+json>\u{FEFF}@</script>", "<script type=application/ld+json>@",
    "<!-- x --><p title=\"a>b\">it's<script type=application/ld+json>@</script>",
    "<script>var a = '<script';</script><script type=application/ld+json>@</script>",
  ])
  func `may write its script in many ways`(page: String) {
    let json = #"{"@type":"Recipe","name":"Pie","recipeIngredient":["1 egg"]}"#

    #expect(PublishedRecipe.all(in: Array(page.replacing("@", with: json).utf8)).map(\.ingredients) == [["1 egg"]])
  }

  @Test func `may have escaped its script for HTML`() {
    let json = #"{&quot;@type&quot;:&quot;Recipe&quot;,&quot;name&quot;:&quot;Fish &amp;amp; chips&quot;}"#

    #expect(PublishedRecipe.all(in: RecipePages.page(json)).map(\.name) == ["Fish & chips"])
  }

  @Test func `may be in the Western code page, if it says so`() {
    let head =
      "<meta http-equiv=Content-Type content=\"text/html; charset=ISO-8859-1\"><script type=application/ld+json>"
    let json =
      Array(#"{"@type":"Recipe","name":"Cr"#.utf8) + [0xE8] + Array("me br".utf8) + [0xFB] + Array("l".utf8) + [0xE9]
    let rest = Array(#"e "#.utf8) + [0x96] + Array(#" good"}</script>"#.utf8)

    #expect(PublishedRecipe.all(in: Array(head.utf8) + json + rest).map(\.name) == ["Crème brûlée – good"])
    #expect(PublishedRecipe.all(in: Array("<script type=application/ld+json>".utf8) + json + rest).count == 1)
  }

  @Test func `has names without tags, control characters and end`() throws {
    let name = #"<b>Pie</b> &amp; \u0000\u0007cake\n"# + String(repeating: "é", count: 2_000)
    let recipe = try #require(PublishedRecipe.all(in: RecipePages.page(#"{"@type":"Recipe","name":"\#(name)"}"#)).first)

    #expect(recipe.name.hasPrefix("Pie & cake é") && recipe.name.utf8.count <= 1_000)
  }

  @Test func `has at most 200 ingredients, and steps`() throws {
    let lines = (1...300).map { #""line \#($0)""# }.joined(separator: ",")
    let page = RecipePages.recipe(#""recipeIngredient":[\#(lines)],"recipeInstructions":[\#(lines)]"#)

    let recipe = try #require(PublishedRecipe.all(in: page).first)

    #expect(recipe.ingredients.count == 200 && recipe.steps.count == 200)
  }
}
