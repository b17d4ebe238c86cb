import Foundation
import Testing

@testable import TiffinCore

@Suite struct `A recipe for others` {
  @Test func `is written as schema.org has it`() throws {
    let json = try #require(JSONSerialization.jsonObject(with: Data(try soup.json.utf8)) as? [String: Any])

    #expect(json["@context"] as? String == "https://schema.org" && json["@type"] as? String == "Recipe")
    #expect(json["recipeIngredient"] as? [String] == ["200 g red lentils", "1 onion (chopped)", "½ tsp cumin"])
    let steps = try #require(json["recipeInstructions"] as? [[String: String]])
    #expect(steps[1] == ["@type": "HowToStep", "text": "Fry the onion."])
    #expect(json["totalTime"] as? String == "PT35M" && json["recipeYield"] as? String == "4 bowls")
    let nutrition = try #require(json["nutrition"] as? [String: String])
    #expect(nutrition["calories"] == "310 kcal" && nutrition["carbohydrateContent"] == "42.5 g")
  }

  @Test func `has no members for what is unknown`() throws {
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(PublishedRecipe(name: "Pie").json.utf8)) as? [String: Any])

    #expect(Set(json.keys) == ["@context", "@type", "name", "recipeIngredient", "recipeInstructions"])
  }

  @Test(arguments: [(1, "PT1M"), (60, "PT1H"), (90, "PT1H30M"), (1_440, "PT24H")])
  func `has times as ISO 8601 writes them`(minutes: Int, text: String) {
    var recipe = PublishedRecipe(name: "Pie")
    recipe.totalMinutes = minutes

    #expect(recipe.json.contains("\"totalTime\":\"\(text)\""))
    #expect(PublishedDuration.minutes(text) == minutes)
  }

  @Test func `is read again as it was`() throws {
    #expect(PublishedRecipe.all(in: RecipePages.page(try soup.json)) == [try soup])
  }

  @Test func `cannot break out of a page that shows it`() throws {
    var recipe = PublishedRecipe(name: "</script><script>alert(1)</script>")
    recipe.steps = ["\u{2028}\"quoted\" & \\", "<!--"]

    #expect(!recipe.json.contains("<") && !recipe.json.contains("\u{2028}"))
    let json = try #require(JSONSerialization.jsonObject(with: Data(recipe.json.utf8)) as? [String: Any])
    #expect(json["name"] as? String == recipe.name)
  }

  private var soup: PublishedRecipe {
    get throws { try #require(PublishedRecipe.all(in: RecipePages.blog).first) }
  }
}
