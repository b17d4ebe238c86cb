import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Earlier meals of a recipe` {
  private let kitchen: Kitchen
  private let id: Recipe.ID

  init() throws {
    kitchen = try Kitchen()
    id = try kitchen.add(.named("Crème caramel"))
  }

  private func eat(_ name: String, on day: String, stars: Int = 0, by person: Person? = nil) throws -> Meal.ID {
    var content = try MealContent.toast(on: day)
    content.name = try MealName(name)
    content.rating = try Rating(stars)
    return try kitchen.meals.add(content, photo: nil, key: .random(), by: person ?? kitchen.cook)
  }

  private func eaten() throws -> TimesEaten? {
    try kitchen.database.read { statements throws(StoreError) in
      try RecipeDetailPage(id, noted: nil, for: kitchen.cook, statements).eaten
    }
  }

  @Test func `are counted by name in the person's own diary, with the last day and the last stars`() throws {
    let bob = try kitchen.addMember("bob")
    #expect(try eaten() == nil)

    _ = try eat("creme caramel", on: "2026-10-12", stars: 2)
    _ = try eat("Crème Caramel", on: "2026-11-02", stars: 4)
    _ = try eat("Crème caramel", on: "2026-11-09")
    _ = try eat("Crème caramel", on: "2026-11-10", stars: 1, by: bob)
    _ = try eat("Caramel", on: "2026-11-11", stars: 5)
    let deleted = try eat("Crème caramel", on: "2026-11-12", stars: 5)
    try kitchen.meals.delete(deleted, by: kitchen.cook)

    #expect(try eaten() == TimesEaten(count: 3, last: .on("2026-11-09"), rating: try Rating(4)))
  }
}
