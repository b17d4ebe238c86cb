import Testing

@testable import TiffinCore

@Suite struct `A page with microdata, RDFa or microformats` {
  private func read(_ html: String) -> WebRecipe? {
    WebRecipe.all(in: Array("<!DOCTYPE html><html><body>\(html)</body></html>".utf8)).first
  }

  private static let microdata = """
    <div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Red lentil <em>soup</em></h1>
    <span itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Ada</span></span>
    <img itemprop="image" src="data:image/gif;base64,R0" data-src="https://a.example/soup.jpg">
    <meta itemprop="prepTime" content="PT10M"><time itemprop="cookTime" datetime="PT25M">25 minutes</time>
    <span itemprop="recipeYield">4 bowls</span>
    <ul><li itemprop="recipeIngredient"><b>200 g</b>
      red lentils<li itemprop="recipeIngredient">1 onion<br>(chopped)</ul>
    <ol itemprop="recipeInstructions"><li>Fry the
      onion.</li><li>Add the lentils &amp; simmer.</li></ol>
    <div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation">
    <span itemprop="calories">310 kcal</span></div></div>
    """
  private static let rdfa = """
    <div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Red lentil <em>soup</em></h1>
    <span property="author" typeof="Person"><span property="name">Ada</span></span>
    <img property="image" src="https://a.example/soup.jpg"><meta property="prepTime" content="PT10M">
    <span property="cookTime" content="PT25M">25 minutes</span><span property="recipeYield">4 bowls</span>
    <ul><li property="recipeIngredient">200 g red lentils</li><li property="recipeIngredient">1 onion (chopped)</li></ul>
    <div property="recipeInstructions"><p>Fry the onion.<p>Add the lentils &amp; simmer.</div>
    <div property="nutrition" typeof="NutritionInformation"><span property="calories">310 kcal</span></div></div>
    """
  private static let microformat = """
    <div class="post hrecipe"><h1 class="fn">Red lentil <em>soup</em></h1>
    <span class="author vcard"><span class="fn">Ada</span></span><img class="photo" src="https://a.example/soup.jpg">
    <span class="preptime"><span class="value-title" title="PT10M"></span>ten minutes</span>
    <abbr class="cooktime" title="PT25M">25 minutes</abbr><span class="yield">4 bowls</span>
    <ul><li class="ingredient">200 g red lentils</li><li class="ingredient">1 onion (chopped)</li></ul>
    <div class="instructions"><p class="instruction">Fry the onion.</p>
    <p class="instruction">Add the lentils &amp; simmer.</p></div></div>
    """

  @Test(arguments: [microdata, rdfa, microformat])
  func `is read with all its parts`(html: String) throws {
    let recipe = try #require(read(html))

    #expect(recipe.name == "Red lentil soup" && recipe.author == "Ada")
    #expect(recipe.ingredients == ["200 g red lentils", "1 onion (chopped)"])
    #expect(recipe.steps == ["Fry the onion.", "Add the lentils & simmer."])
    #expect(recipe.preparationMinutes == 10 && recipe.cookingMinutes == 25 && recipe.servings == 4)
    #expect(recipe.pictures.map(\.text) == ["https://a.example/soup.jpg"])
    #expect(html == Self.microformat || recipe.energy?.kilocalories == 310)
  }

  private func recipe(_ properties: String) throws -> WebRecipe {
    try #require(read("<div itemscope itemtype='schema.org/Recipe'><p itemprop=name>Pie</p>\(properties)</div>"))
  }

  @Test(arguments: [
    "<div itemprop=ingredients><div>1 egg</div><div>2 g <span>salt</span></div></div>",
    "<ul itemprop=ingredients><li><div>1</div><div>egg</div></li><li>2 g salt</ul>",
    "<p itemprop=ingredients>1 egg<br>2 g salt</p>",
    "<table itemprop=recipeIngredient><tr><td>1<td>egg<tr><td>2 g<td>salt</table>",
    "<meta itemprop=recipeIngredient content='1 egg 2 g salt'><i itemprop=ingredients>1 egg</i>"
      + "<i itemprop=ingredients>2 g salt</i>",
    "<ul itemprop=ingredients><li itemprop=ingredients>1 egg<li itemprop=ingredients>2 g salt</ul>",
    "<p itemprop=ingredients itemscope><i itemprop=amount>1</i> <i itemprop=name>egg</i><p itemprop=ingredients>2 g salt",
    "<b itemprop=ingredients>1 egg</b></span></table><script>'<p itemprop=ingredients>'</script>"
      + "<b itemprop=ingredients>2 g salt</b>",
  ])
  func `gives one line per ingredient`(html: String) throws {
    #expect(try recipe(html).ingredients == ["1 egg", "2 g salt"])
  }

  @Test func `with a repeated ingredient list gives the list once`() throws {
    let list = ["1 egg", "2 g salt"].map { "<li itemprop=ingredients>\($0)</li>" }.joined()

    #expect(try recipe("<ul>\(list)</ul><ul>\(list)</ul>").ingredients == ["1 egg", "2 g salt"])
  }

  @Test func `keeps headings of step groups, except a single one`() throws {
    let step = { (text: String) in "<div itemprop=recipeInstructions>\(text)</div>" }

    #expect(try recipe(step("<h3>Directions</h3><p>Mix.</p><p>Bake.</p>")).steps == ["Mix.", "Bake."])
    #expect(
      try recipe(step("<h3>Dough</h3><p>Mix.</p><h3>Sauce</h3><p>Stir.</p>")).steps
        == ["Dough:", "Mix.", "Sauce:", "Stir."])
  }

  @Test func `is read from its JSON-LD if the JSON-LD has ingredients`() throws {
    let json =
      #"<script type="application/ld+json">{"@type":"Recipe","name":"A","recipeIngredient":["1 leek"]}</script>"#
    let card = #"<script type="application/ld+json">{"@type":"Recipe","name":"Red lentil soup"}</script>"#

    #expect(read(json + Self.microdata)?.ingredients == ["1 leek"])
    #expect(read(card + Self.microdata)?.ingredients == ["200 g red lentils", "1 onion (chopped)"])
  }

  @Test func `may be deeply nested or truncated`() throws {
    let deep = String(repeating: "<div itemscope itemprop=x>", count: 3_000)

    #expect(try recipe("<p itemprop=ingredients>1 egg</p>\(deep)<p itemprop=ingredients>").ingredients == ["1 egg"])
    for length in stride(from: 0, to: Self.microdata.utf8.count, by: 7) {
      _ = WebRecipe.all(in: Array(Self.microdata.utf8.prefix(length)))
    }
  }
}
