import Testing

@testable import TiffinCore

@Suite struct `A recipe page` {
  @Test func `is read in the server's encoding`() {
    let start = #"<script type="application/ld+json">{"@type":"Recipe","name":"Cr"#
    let page = Array(start.utf8) + [0xE8] + Array(#"me","recipeIngredient":["cream"]}</script>"#.utf8)

    #expect(WebRecipe.all(in: page, charset: "iso-8859-1").map(\.name) == ["Crème"])
  }

  @Test(arguments: [
    ("windows-1251", [0xC1, 0xEE, 0xF0, 0xF9], "Борщ"), ("koi8-r", [0xE2, 0xCF, 0xD2, 0xDD], "Борщ"),
    ("windows-1250", [0x9E, 0x75, 0x72, 0x65, 0x6B], "žurek"), ("iso-8859-2", [0xBE, 0x75, 0x72, 0x65, 0x6B], "žurek"),
    ("iso-8859-15", [0x31, 0x20, 0xA4], "1 €"), ("windows-1254", [0xFE, 0x69, 0xFE], "şiş"),
    ("iso-8859-9", [0xFE, 0x69, 0xFE], "şiş"), ("windows-1253", [0xF0, 0xDF, 0xF4, 0xE1], "πίτα"),
    ("shift_jis", [0x8E, 0xF5, 0x8E, 0x69], "寿司"), ("euc-jp", [0xBC, 0xF7, 0xBB, 0xCA], "寿司"),
    ("gb2312", [0xCB, 0xE1, 0xC0, 0xB1, 0xCC, 0xC0], "酸辣汤"), ("gbk", [0xCB, 0xE1, 0xC0, 0xB1, 0xCC, 0xC0], "酸辣汤"),
    ("big5", [0xAA, 0xA3, 0xB6, 0xBA], "炒飯"), ("euc-kr", [0xB1, 0xE8, 0xC4, 0xA1], "김치"),
    ("tis-620", [0xBC, 0xD1, 0xB4], "ผัด"), ("x-unknown", [0x50, 0xC1], "P\u{FFFD}"),
    ("windows-1251", [0xD0, 0x91, 0xD0, 0xBE], "Бо"), ("shift_jis", [0x8E, 0xF5, 0xFF], "寿\u{FFFD}"),
  ])
  func `is read in the encoding that the server or the page declares`(charset: String, name: [UInt8], text: String) {
    let start = #"<script type="application/ld+json">{"@type":"Recipe","name":""#
    let page = Array(start.utf8) + name + Array(#"","recipeIngredient":["1"]}</script>"#.utf8)
    let meta = Array("<META CHARSET='\(charset)'>".utf8)
    let http = Array("<meta http-equiv=content-type content=\"text/html; charset=\(charset)\">".utf8)

    #expect(WebRecipe.all(in: page, charset: charset).map(\.name) == [text])
    #expect(WebRecipe.all(in: meta + page).map(\.name) == [text])
    #expect(WebRecipe.all(in: http + page).map(\.name) == [text])
  }

  @Test func `may be long in another encoding`() {
    let line = [UInt8](repeating: 0xC1, count: 40_001)
    let page = Array(#"{"@type":"Recipe","name":"x","recipeInstructions":""#.utf8) + line + Array(#""}"#.utf8)

    let steps = WebRecipe.all(in: page, charset: "windows-1251").first?.steps
    #expect(WebPageEncoding.utf8(page, charset: "windows-1251").count == page.count + 40_001)
    #expect(steps?.first?.hasPrefix("ББ") == true)
  }

  @Test(arguments: ["utf-16le", "utf-16be"]) func `may be in UTF-16`(charset: String) {
    let json = #"{"@type":"Recipe","name":"寿司","recipeIngredient":["1"]}"#
    let bytes = json.utf16.flatMap { unit -> [UInt8] in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return charset == "utf-16le" ? pair : pair.reversed()
    }
    let mark: [UInt8] = charset == "utf-16le" ? [0xFF, 0xFE] : [0xFE, 0xFF]

    #expect(WebRecipe.all(in: bytes, charset: charset).map(\.name) == ["寿司"])
    #expect(WebRecipe.all(in: mark + bytes).map(\.name) == ["寿司"])
  }

  @Test(arguments: [
    ("<base href='https://cdn.example/food/'>", "https://cdn.example/food/pie.jpg"),
    ("<BASE HREF=/img/>", "https://blog.example/img/pie.jpg"), ("<base target=_top>", "https://blog.example/a/pie.jpg"),
    ("<base href='javascript:alert(1)'>", "https://blog.example/a/pie.jpg"),
    ("<base href='/one/'><base href='/two/'>", "https://blog.example/one/pie.jpg"),
  ])
  func `can set the base of its addresses`(base: String, picture: String) throws {
    let page = Array(base.utf8) + RecipePages.recipe(#""image":"pie.jpg","recipeIngredient":["1 egg"]"#)
    let address = try #require(WebAddress("https://blog.example/a/pie"))

    let recipe = try #require(WebRecipe.all(in: page, at: address).first)

    #expect(recipe.pictures.first?.text == picture)
    #expect(recipe.address == address)
  }

  @Test(arguments: [
    (#""https://v.example/1""#, "https://v.example/1"),
    (
      #"{"@type":"VideoObject","embedUrl":"//v.example/embed/1","contentUrl":"https://v.example/1.mp4"}"#,
      "https://v.example/embed/1"
    ),
    (#"{"@type":"VideoObject","contentUrl":"https://v.example/1.mp4"}"#, "https://v.example/1.mp4"),
    (
      #"[{"@type":"VideoObject"},{"url":"https://v.example/watch?v=1","embedUrl":"https://v.example/e"}]"#,
      "https://v.example/watch?v=1"
    ),
  ])
  func `may have a video`(json: String, address: String) throws {
    let page = try #require(WebAddress("https://blog.example/pie"))

    let recipe = WebRecipe.all(in: RecipePages.recipe(#""video":\#(json)"#), at: page).first

    #expect(recipe?.video?.text == address)
  }

  @Test(arguments: [
    (#"{"@type":"MonetaryAmount","currency":"EUR","value":"12.50"}"#, 1_250, "EUR"),
    (#"{"currency":"USD","value":8}"#, 800, "USD"), (#"{"priceCurrency":"JPY","price":900}"#, 900, "JPY"),
  ])
  func `may have a cost`(json: String, minorUnits: Int, code: String) {
    let recipe = WebRecipe.all(in: RecipePages.recipe(#""estimatedCost":\#(json)"#)).first

    #expect(recipe?.cost?.money.minorUnits == minorUnits && recipe?.cost?.currency.code == code)
  }

  @Test(arguments: [
    #""$5""#, "5", #"{"value":5}"#, #"{"currency":"XXX","value":5}"#, #"{"currency":"USD","value":"much"}"#,
  ])
  func `has no cost if the stated cost is unclear`(json: String) {
    #expect(WebRecipe.all(in: RecipePages.recipe(#""estimatedCost":\#(json)"#)).first?.cost == nil)
  }

  @Test func `gives all its pictures in order`() {
    let recipe = WebRecipe.all(
      in: RecipePages.recipe(
        #""image":["https://a.example/1.jpg",{"url":"https://a.example/2.jpg"},"https://a.example/1.jpg"],"thumbnailUrl":"https://a.example/3.jpg""#
      )
    ).first

    #expect(recipe?.pictures.map(\.text) == ["1", "2", "3"].map { "https://a.example/\($0).jpg" })
  }

  @Test(
    arguments: [
      ("4", nil), ("4 servings", nil), ("Serves 4 to 6", nil), ("12 cookies", "Makes 12 cookies"),
      ("Makes 12 pieces", "Makes 12 pieces"), ("1 loaf", "Makes 1 loaf"),
    ] as [(String, String?)])
  func `gives its yield if the text is more than a number of servings`(yield: String, sentence: String?) {
    #expect(WebRecipe.all(in: RecipePages.recipe(#""recipeYield":"\#(yield)""#)).first?.produce == sentence)
  }

  @Test func `of a blog is read with all its parts`() throws {
    let recipe = try #require(WebRecipe.all(in: RecipePages.blog).first)

    #expect(recipe.name == "Red lentil soup")
    #expect(recipe.ingredients == ["200 g red lentils", "1 onion (chopped)", "½ tsp cumin"])
    #expect(recipe.steps == ["For the soup:", "Fry the onion.", "Add the lentils & simmer.", "To serve:", "Ladle."])
    #expect(recipe.servings == 4 && recipe.yield == "4 bowls")
    #expect(recipe.preparationMinutes == 10 && recipe.cookingMinutes == 25 && recipe.minutes == 35)
    #expect(recipe.pictures.first?.text == "https://blog.example/soup.jpg")
    #expect(recipe.author == "Ada Cook")
    #expect(recipe.categories == ["Soup"] && recipe.cuisines == ["Turkish"])
    #expect(recipe.keywords == ["lentils", "quick", "soup"])
    #expect(recipe.energy?.kilocalories == 310)
    #expect(recipe.macros.carbs?.milligrams == 42_500 && recipe.macros.protein?.milligrams == 18_000)
    #expect(recipe.macros.fat?.milligrams == 6_000)
    #expect(recipe.address?.text == "https://blog.example/soup/")
  }

  @Test func `of a newspaper is read with all its parts`() throws {
    let page = try #require(WebAddress("https://paper.example/food/plum"))

    let recipes = WebRecipe.all(in: RecipePages.newspaper, at: page)

    let recipe = try #require(recipes.first)
    #expect(recipes.count == 1)
    #expect(recipe.ingredients == ["250g plums", "2 eggs", "100g sugar"])
    #expect(recipe.steps == ["Heat the oven.", "Mix & bake."])
    #expect(recipe.servings == 12 && recipe.yield == "Makes 12 pieces")
    #expect(recipe.minutes == 90 && recipe.cookingMinutes == nil)
    #expect(recipe.pictures.first?.text == "https://img.paper.example/plum.jpg")
    #expect(recipe.author == "Bo, Cy")
    #expect(recipe.energy?.kilocalories == 1_340)
    #expect(recipe.macros == .unknown)
    #expect(recipe.address == page)
  }

  @Test func `leaves missing members unknown`() throws {
    let recipe = try #require(WebRecipe.all(in: RecipePages.recipe(#""recipeIngredient":["1 egg"]"#)).first)

    var expected = WebRecipe(name: "Pie")
    expected.ingredients = ["1 egg"]
    #expect(recipe == expected)
    #expect(recipe.minutes == nil)
  }

  @Test func `leaves empty, null or mistyped members unknown`() throws {
    let members = """
      "recipeIngredient":[null,"",{},[],false," "],"recipeInstructions":null,"recipeYield":"","prepTime":[],"totalTime":{},
      "nutrition":"none","image":5,"recipeCategory":{},"keywords":null,"author":[],"url":"javascript:alert(1)"
      """

    #expect(WebRecipe.all(in: RecipePages.recipe(members)) == [WebRecipe(name: "Pie")])
  }

  @Test func `may have several recipes, each read once in order`() {
    let recipes = WebRecipe.all(
      in: RecipePages.page(
        #"[{"@type":"Recipe","name":"A","recipeIngredient":["1 egg"]},{"@type":"Recipe","name":"Card"}]"#,
        #"{"@graph":[{"@type":"Recipe","name":"B","recipeInstructions":"Mix."}]}"#,
        #"{"@type":"WebPage","mainEntity":{"@type":"https://schema.org/Recipe","name":"C","ingredients":["1 leek"]}}"#,
        #"{"@type":"Recipe","name":"A","recipeIngredient":["1 egg"]}"#))

    #expect(recipes.map(\.name) == ["A", "B", "C"])
    #expect(recipes.map(\.ingredients) == [["1 egg"], [], ["1 leek"]])
  }

  @Test func `skips related recipes`() {
    let recipes = WebRecipe.all(
      in: RecipePages.recipe(
        #""recipeIngredient":["1 egg"],"isRelatedTo":[{"@type":"Recipe","name":"Cake","recipeIngredient":["1 pear"]}]"#)
    )

    #expect(recipes.map(\.name) == ["Pie"])
  }

  @Test func `gives a recipe with only a name if it has no other`() {
    #expect(WebRecipe.all(in: RecipePages.page(#"{"@type":"Recipe","name":"Card"}"#)).map(\.name) == ["Card"])
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
    "%PDF-1.7", "{\"@type\":\"Product\",\"name\":\"x\"}", "[]", "{",
  ])
  func `without a recipe gives no recipe`(page: String) {
    #expect(WebRecipe.all(in: Array(page.utf8)).isEmpty)
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
  func `may write its script element in many ways`(page: String) {
    let json = #"{"@type":"Recipe","name":"Pie","recipeIngredient":["1 egg"]}"#

    #expect(WebRecipe.all(in: Array(page.replacing("@", with: json).utf8)).map(\.ingredients) == [["1 egg"]])
  }

  @Test(arguments: ["#", " \n[#]", "\u{FEFF}{\"@graph\":[#]}"]) func `may be plain JSON`(page: String) {
    let json = #"{"@type":"Recipe","name":"Pie","recipeIngredient":["1 egg"]}"#

    #expect(WebRecipe.all(in: Array(page.replacing("#", with: json).utf8)).map(\.name) == ["Pie"])
  }

  @Test func `may have HTML entities in its script`() {
    let json = #"{&quot;@type&quot;:&quot;Recipe&quot;,&quot;name&quot;:&quot;Fish &amp;amp; chips&quot;}"#

    #expect(WebRecipe.all(in: RecipePages.page(json)).map(\.name) == ["Fish & chips"])
  }

  @Test func `is read as Windows-1252 if it declares ISO-8859-1`() {
    let head =
      "<meta http-equiv=Content-Type content=\"text/html; charset=ISO-8859-1\"><script type=application/ld+json>"
    let json =
      Array(#"{"@type":"Recipe","name":"Cr"#.utf8) + [0xE8] + Array("me br".utf8) + [0xFB] + Array("l".utf8) + [0xE9]
    let rest = Array(#"e "#.utf8) + [0x96] + Array(#" good"}</script>"#.utf8)

    #expect(WebRecipe.all(in: Array(head.utf8) + json + rest).map(\.name) == ["Crème brûlée – good"])
    #expect(WebRecipe.all(in: Array("<script type=application/ld+json>".utf8) + json + rest).count == 1)
  }

  @Test func `gives names without tags and control characters, limited in length`() throws {
    let name = #"<b>Pie</b> &amp; \u0000\u0007cake\n"# + String(repeating: "é", count: 2_000)
    let recipe = try #require(WebRecipe.all(in: RecipePages.page(#"{"@type":"Recipe","name":"\#(name)"}"#)).first)

    #expect(recipe.name.hasPrefix("Pie & cake é") && recipe.name.utf8.count <= 1_000)
  }

  @Test func `gives at most 200 ingredients and steps`() throws {
    let lines = (1...300).map { #""line \#($0)""# }.joined(separator: ",")
    let page = RecipePages.recipe(#""recipeIngredient":[\#(lines)],"recipeInstructions":[\#(lines)]"#)

    let recipe = try #require(WebRecipe.all(in: page).first)

    #expect(recipe.ingredients.count == 200 && recipe.steps.count == 200)
  }
}
