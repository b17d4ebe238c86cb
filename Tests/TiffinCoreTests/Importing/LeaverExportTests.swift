import Testing

@testable import TiffinCore

@Suite struct `The export of a former household member` {
  private let kitchen: Kitchen
  private let maya: Person

  /// Maya ate from the household's plan and a food of its own, and has a recipe of its own as a favourite.
  init() throws {
    kitchen = try Kitchen()
    maya = try kitchen.addMember("maya")
    let soup = try kitchen.plan("Soup", on: "2026-11-20", .dinner)
    _ = try kitchen.plan.eat(soup, on: .on("2026-11-20"), at: LocalTime(hour: 19, minute: 0), by: maya)
    let rye = try kitchen.foods.add(
      FoodContent(
        name: try MealName("Rye bread"), brand: nil, barcode: nil, basis: .grams, nutrients: Nutrients(), portions: []),
      by: kitchen.cook)
    let line = MealLine(
      food: Int(rye.number), name: "Rye bread", amount: "50", measure: "g", mass: 50_000, nutrients: Nutrients())
    _ = try kitchen.meals.add(.toast(), of: [line], key: .random(), by: maya)
    try kitchen.recipes.setFavourite(try kitchen.add(.named("Goulash")), true, by: maya)
    let dish = try kitchen.catalogue.save([.soup])[0]
    try kitchen.recipes.setFavourite(dish, true, by: maya)
  }

  private func members(_ name: String) throws -> [String] {
    try kitchen.exportedRows(of: .diary, for: maya).flatMap { row in
      [row] + (row["foods"]?.elements ?? [])
    }.compactMap { $0[name]?.text }
  }

  private func favourites() throws -> [String] {
    try kitchen.exportedRows(of: .favourites, for: maya).map { $0.written("recipe") }
  }

  @Test func `names plan entries, foods and favourites while they are a member`() throws {
    #expect(try members("planned_name") == ["Soup"] && members("planned_day") == ["2026-11-20"])
    #expect(try members("food") == ["Rye bread"])
    #expect(try favourites() == ["Goulash", "Milk Soup"])
  }

  @Test func `names no plan entries, foods or own recipes of the former household`() throws {
    try kitchen.households.leave(maya.id)
    try kitchen.database.write { statements throws(StoreError) -> Void in
      try statements.run("UPDATE plan_entry SET name = 'Surprise dinner', day = '2026-11-27'")
      try statements.run("UPDATE food SET name = 'Secret bread' WHERE household_id IS NOT NULL")
      try statements.run("UPDATE recipe SET name = 'Secret goulash' WHERE household_id IS NOT NULL")
    }

    for name in ["planned_name", "planned_day", "planned_slot", "food", "food_source"] {
      #expect(try members(name) == [], "\(name)")
    }
    #expect(try favourites() == ["Milk Soup"])
    // Their meals stay theirs, under the names they had then.
    #expect(try members("name") == ["Toast", "Rye bread", "Soup"])
  }

  @Test func `still names foods of the food tables`() throws {
    let code = try kitchen.database.write { statements throws(StoreError) -> Food.ID in
      try statements.insert(
        """
        INSERT INTO food (source, code, name, basis, oddness, word_key) VALUES ('usda', '7', 'Oats', 'g', 0, 'oats')
        """, [])
    }
    let line = MealLine(
      food: Int(code.number), name: "Oats", amount: "50", measure: "g", mass: 50_000, nutrients: Nutrients())
    _ = try kitchen.meals.add(.toast(at: "08:00"), of: [line], key: .random(), by: maya)

    try kitchen.households.leave(maya.id)

    #expect(try members("food") == ["Oats"] && members("food_code") == ["7"])
  }
}
