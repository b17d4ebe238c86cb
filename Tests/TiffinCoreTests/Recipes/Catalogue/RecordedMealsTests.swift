import Foundation
import Testing

@testable import TiffinCore

@Suite(.enabled(if: Recordings.areThere, "\(Recordings.missing)"))
struct `The recorded catalogue recipes` {
  @Test func `are all read with exactly their ingredients and measures`() throws {
    let items = try Recordings.bodies().flatMap { $0["meals"] as? [[String: Any]] ?? [] }

    let recipes = try Recordings.recipes()

    #expect(recipes.count == 280)
    #expect(recipes.map(\.id) == items.map { $0["idMeal"] as? String })
    for (recipe, item) in zip(recipes, items) {
      #expect(recipe.ingredients.map { [$0.name, $0.measure] } == pairs(of: item), "\(recipe.name)")
      #expect(!recipe.ingredients.isEmpty)
    }
  }

  @Test func `have their names, categories and addresses`() throws {
    let items = try Recordings.bodies().flatMap { $0["meals"] as? [[String: Any]] ?? [] }

    let recipes = try Recordings.recipes()

    for (recipe, item) in zip(recipes, items) {
      #expect(recipe.name == trimmed(item["strMeal"]))
      #expect(recipe.category == item["strCategory"] as? String)
      #expect(recipe.area ?? "Unknown" == item["strArea"] as? String)
      #expect(recipe.picture?.text == item["strMealThumb"] as? String)
      #expect(recipe.video?.text ?? "" == trimmed(item["strYoutube"]))
      #expect(recipe.source?.text ?? "" == trimmed(item["strSource"]))
      #expect(recipe.tags == tags(of: item), "\(recipe.name)")
    }
  }

  @Test func `have every word of their instructions, in steps`() throws {
    let items = try Recordings.bodies().flatMap { $0["meals"] as? [[String: Any]] ?? [] }

    let recipes = try Recordings.recipes()

    var changed = 0
    for (recipe, item) in zip(recipes, items) {
      let left = letters(item["strInstructions"] as? String ?? "").difference(from: letters(recipe.steps.joined()))
      // Only the numbers of steps are missing, which the page writes itself.
      #expect(left.removals.isEmpty, "\(recipe.name)")
      #expect(left.insertions.allSatisfy { "STEPtep0123456789.-)".contains($0.letter) }, "\(recipe.name)")
      #expect(!recipe.steps.isEmpty && recipe.steps.allSatisfy { $0 == trimmed($0) && !$0.isEmpty })
      changed += left.isEmpty ? 0 : 1
    }
    #expect((40...60).contains(changed))
  }

  @Test func `are also read from look-up, random and search responses`() throws {
    let lookup = try Recordings.answer("lookup_one.json").recipes
    let random = try Recordings.answer("random_or_lookup.json").recipes

    #expect(lookup.map(\.name) == ["Teriyaki Chicken Casserole"])
    #expect(lookup.first?.ingredients.first == CatalogueIngredient(name: "soy sauce", measure: "3/4 cup"))
    #expect(random.map(\.name) == ["Spicy Arrabiata Penne"])
    #expect(try Recordings.answer("search_s.json").recipes.count == 25)
    #expect(try Recordings.answer("search_ssoup.json").recipes.count == 10)
    #expect(try Recordings.answer("no-hit.json").recipes == [])
  }

  @Test func `come with lists of one category, and of all categories and cuisines`() throws {
    let chicken = try Recordings.answer("filter_cChicken.json").entries

    #expect(chicken.first?.name == "Brown Stew Chicken")
    #expect(chicken.count > 20 && chicken.allSatisfy { $0.picture != nil })
    let categories = try Recordings.answer("list_clist.json").categoryNames
    #expect(categories.count == 14 && categories.contains("Beef"))
    let areas = try Recordings.answer("list_alist.json").areas
    #expect(areas.count == 23 && areas.contains("British") && !areas.contains("Unknown"))
  }

  private func pairs(of item: [String: Any]) -> [[String]] {
    (1...20).map { [trimmed(item["strIngredient\($0)"]), trimmed(item["strMeasure\($0)"])] }.filter { $0[0] != "" }
  }

  private func trimmed(_ value: Any?) -> String {
    (value as? String ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func tags(of item: [String: Any]) -> [String] {
    (item["strTags"] as? String ?? "").components(separatedBy: ",").map(trimmed).filter { !$0.isEmpty }
  }

  private func letters(_ text: String) -> [Character] {
    text.filter { !$0.isWhitespace }
  }
}

extension CollectionDifference<Character>.Change {
  fileprivate var letter: Character {
    switch self {
    case .insert(_, let letter, _), .remove(_, let letter, _): letter
    }
  }
}
