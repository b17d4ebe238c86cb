import Foundation
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `An exported recipe` {
  @Test func `follows schema.org`() throws {
    let json = try #require(JSONSerialization.jsonObject(with: Data(try soup.json.utf8)) as? [String: Any])

    #expect(json["@context"] as? String == "https://schema.org" && json["@type"] as? String == "Recipe")
    #expect(json["recipeIngredient"] as? [String] == ["200 g red lentils", "1 onion (chopped)", "½ tsp cumin"])
    let sections = try #require(json["recipeInstructions"] as? [[String: Any]])
    #expect(sections.map { $0["@type"] as? String } == ["HowToSection", "HowToSection"])
    #expect(sections.map { $0["name"] as? String } == ["For the soup", "To serve"])
    let steps = try #require(sections[0]["itemListElement"] as? [[String: String]])
    #expect(steps[0] == ["@type": "HowToStep", "text": "Fry the onion."] && steps.count == 2)
    #expect(json["totalTime"] as? String == "PT35M" && json["recipeYield"] as? String == "4 bowls")
    let nutrition = try #require(json["nutrition"] as? [String: String])
    #expect(nutrition["calories"] == "310 kcal" && nutrition["carbohydrateContent"] == "42.5 g")
  }

  @Test func `leaves out unknown fields`() throws {
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(WebRecipe(name: "Pie").json.utf8)) as? [String: Any])

    #expect(Set(json.keys) == ["@context", "@type", "name", "recipeIngredient", "recipeInstructions"])
  }

  @Test(arguments: [(1, "PT1M"), (60, "PT1H"), (90, "PT1H30M"), (1_440, "PT24H")])
  func `writes times in ISO 8601`(minutes: Int, text: String) {
    var recipe = WebRecipe(name: "Pie")
    recipe.totalMinutes = minutes

    #expect(recipe.json.contains("\"totalTime\":\"\(text)\""))
    #expect(WebRecipeDuration.minutes(text) == minutes)
  }

  @Test func `is read back unchanged`() throws {
    #expect(WebRecipe.all(in: RecipePages.page(try soup.json)) == [try soup])
  }

  @Test func `includes its picture, video and cost`() throws {
    var recipe = WebRecipe(name: "Pie")
    recipe.pictures = [try #require(WebAddress("https://tiffin.example/recipes/pictures/1/large"))]
    recipe.video = WebAddress("https://v.example/1")
    recipe.cost = Price(Money(stored: 1_250), in: .dollar)

    let json = try #require(JSONSerialization.jsonObject(with: Data(recipe.json.utf8)) as? [String: Any])

    #expect(json["image"] as? String == "https://tiffin.example/recipes/pictures/1/large")
    #expect(
      json["video"] as? [String: String] == ["@type": "VideoObject", "name": "Pie", "url": "https://v.example/1"])
    #expect(
      json["estimatedCost"] as? [String: String]
        == ["@type": "MonetaryAmount", "currency": "USD", "value": "12.5"])
  }

  @Test func `of a household is read back unchanged`() throws {
    let kitchen = try Kitchen()
    var chance = SeededRandom(seed: 5)

    for _ in 0..<200 {
      let content = chance.recipe()
      let id = try kitchen.add(content)
      let recipe = try kitchen.recipes.recipe(id, for: kitchen.cook)
      let published = recipe.published(in: .dollar, picture: WebAddress("https://tiffin.example/1"))

      let read = WebRecipe.all(in: Array(published.json.utf8))

      #expect(read.map(\.withoutYield) == [published])
      let cost = read.first?.cost.flatMap { cost in content.figures.servings.map { cost.shared(among: $0).money } }
      #expect(cost == (content.figures.servings == nil ? nil : content.figures.cost))
      #expect(read.first?.ingredients == content.ingredients.map(\.line.text))
      #expect(read.first?.steps == content.steps)
    }
  }

  @Test func `cannot break out of its script element`() throws {
    var recipe = WebRecipe(name: "</script><script>alert(1)</script>")
    recipe.steps = ["\u{2028}\"quoted\" & \\", "<!--"]

    #expect(!recipe.json.contains("<") && !recipe.json.contains("\u{2028}"))
    let json = try #require(JSONSerialization.jsonObject(with: Data(recipe.json.utf8)) as? [String: Any])
    #expect(json["name"] as? String == recipe.name)
  }

  private var soup: WebRecipe {
    get throws { try #require(WebRecipe.all(in: RecipePages.blog).first) }
  }
}

extension WebRecipe {
  /// Pages state their servings in words.
  fileprivate var withoutYield: WebRecipe {
    var recipe = self
    recipe.yield = nil
    return recipe
  }
}

extension SeededRandom {
  fileprivate mutating func recipe() -> RecipeContent {
    var content = RecipeContent.named("Pie \(Int.random(in: 1...99, using: &self)) & “tart” é")
    content.ingredients = pick([
      "200 g butter", "½ cup milk, warm", "For the crust:", "1 egg & 2 yolks", "5 < 6 g salt",
    ])
    .map(RecipeIngredient.line)
    content.instructions = RecipeFieldText(
      stored: pick(["Mix.", "For the sauce:", "Bake at 180 °C.", "To serve:", "Say \"hi\" & eat.", "Rest :"])
        .joined(separator: "\n"))
    content.figures = RecipeFigures(
      servings: maybe(Servings(stored: .random(in: 1...12, using: &self))),
      energy: maybe(Energy(stored: .random(in: 1...900, using: &self))),
      macros: Macros(
        carbs: maybe(Mass(stored: .random(in: 1...90_000, using: &self))), protein: nil, fat: maybe(Mass(stored: 500))),
      cost: maybe(Money(stored: .random(in: 0...9_999, using: &self))),
      time: maybe(CookTime(minutes: .random(in: 1...300, using: &self))))
    content.category = RecipeFieldText(stored: maybe("Main course") ?? "")
    content.cuisine = RecipeFieldText(stored: maybe("Thai") ?? "")
    content.tags = pick(["quick", "cheap", "Sunday best"])
    content.source = maybe(WebAddress("https://example.org/pie?a=1&b=2"))
    content.video = maybe(WebAddress("https://v.example/w?v=1"))
    return content
  }

  private mutating func maybe<Value>(_ value: Value?) -> Value? { Bool.random(using: &self) ? value : nil }

  private mutating func pick(_ all: [String]) -> [String] {
    all.shuffled(using: &self).filter { _ in Bool.random(using: &self) }
  }
}
