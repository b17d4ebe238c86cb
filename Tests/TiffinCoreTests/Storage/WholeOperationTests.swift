import TestServer
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

/// Changes of several tables that belong together.
@Suite struct `An operation on several tables` {
  @Test(arguments: Operation.all) fileprivate func `is one transaction`(operation: Operation) throws {
    let kitchen = try Kitchen()
    let act = try operation.prepare(kitchen)
    let text = DatabaseText(kitchen.database)
    let before = try operation.tables.map { try text.rows(of: $0) }
    let counted = CountedDatabase(kitchen.database)

    try act(Stores(counted, now: { [clock = kitchen.clock] in clock.seconds }))

    #expect((counted.writes, counted.reads) == (1, 0))
    for (table, rows) in zip(operation.tables, before) {
      #expect(try text.rows(of: table) != rows, "\(table)")
    }
  }

  @Test(arguments: Operation.all) fileprivate func `changes nothing if it is interrupted`(operation: Operation) throws {
    let kitchen = try Kitchen()
    let act = try operation.prepare(kitchen)
    let before = try DatabaseText(kitchen.database).everything()
    try kitchen.database.write { statements throws(StoreError) -> Void in
      for statement in SQLLiteral.failing(operation.interruption) { try statements.run(statement) }
    }

    #expect(throws: StoreError.self) { try act(Stores(kitchen.database)) }

    #expect(try DatabaseText(kitchen.database).everything() == before)
  }
}

/// An operation, and one of its changes at which it is interrupted.
private struct Operation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The tables that it changes.
  let tables: [String]
  /// The change at which it is interrupted, after others.
  let interruption: String
  /// Adds what the operation needs, and returns the operation.
  let prepare: @Sendable (Kitchen) throws -> (Stores) throws -> Void

  init(
    _ name: String, _ tables: String..., failing interruption: String,
    _ prepare: @escaping @Sendable (Kitchen) throws -> (Stores) throws -> Void
  ) {
    (testDescription, self.tables, self.interruption, self.prepare) = (name, tables, interruption, prepare)
  }

  static let all = groceries + buying + eating + foods + recipes

  private static let noon = LocalTime(hour: 12, minute: 0)

  private static let groceries = [
    Operation(
      "shopping for a recipe", "grocery_item", "grocery_share", "grocery_habit", failing: "INSERT ON grocery_habit"
    ) { kitchen in
      let id = try kitchen.add(.bolognese)
      return { _ = try $0.groceries.shop(for: id, chosen: [1, 2], by: kitchen.cook) }
    },
    Operation(
      "shopping for the plan", "grocery_item", "grocery_share", "grocery_habit", failing: "INSERT ON grocery_habit"
    ) { kitchen in
      try kitchen.plan(try kitchen.add(.bolognese), on: "2026-11-20")
      let days = try [LocalDate.on("2026-11-20")]
      return { _ = try $0.plan.shop(for: days, by: kitchen.cook) }
    },
    Operation(
      "editing a deleted grocery", "grocery_item", "grocery_habit", failing: "INSERT ON grocery_habit"
    ) { kitchen in
      let id = try kitchen.buy("milk")
      try kitchen.groceries.delete(id, by: kitchen.cook)
      let edit = GroceryEdit(name: try GroceryName("oat milk"), quantity: nil, note: .none)
      return { stores in
        let update = try stores.groceries.restore(id, to: edit, from: 2, by: kitchen.cook)
        #expect(update == .saved(id))
      }
    },
  ]

  private static let buying = [
    Operation("entering what a basket cost", "purchase", "household", failing: "UPDATE ON household") { kitchen in
      for number in 0..<2 {
        try kitchen.run(
          "INSERT INTO purchase (household_id, day, paid_minor, line_count, priced_count, estimate_minor)"
            + " VALUES (1, '2026-11-2\(number)', 900, 5, 5, 600)")
      }
      let batch = try kitchen.clearBasket("500 g flour", "200 g butter", "1 kg sugar", "400 g rice", "100 g rice flour")
      let (day, paid) = (try LocalDate.on("2026-11-20"), Money(stored: 2_000))
      return { _ = try $0.groceries.enter(paid, for: batch, on: day, by: kitchen.cook) }
    }
  ]

  private static let eating = [
    Operation("eating a recipe", "meal", "plan_eaten", "submission", failing: "INSERT ON plan_eaten") { kitchen in
      let (id, day) = (try kitchen.add(.pancakes), try LocalDate.on("2026-11-20"))
      try kitchen.plan(id, on: day.iso)
      return { _ = try $0.meals.eat(.one, of: id, on: day, at: noon, key: .random(), by: kitchen.cook) }
    },
    Operation("eating a recipe with a note", "meal", "recipe_figures", failing: "INSERT ON meal") { kitchen in
      let (id, day) = (try kitchen.add(.pancakes), try LocalDate.on("2026-11-20"))
      let note = try NextTimeNote("Less salt", on: day)
      return {
        _ = try $0.meals.eat(.one, of: id, noting: .set(note), on: day, at: noon, key: .random(), by: kitchen.cook)
      }
    },
    Operation("eating an entry of the plan", "meal", "plan_eaten", failing: "INSERT ON plan_eaten") { kitchen in
      let (id, day) = (try kitchen.plan("Soup", on: "2026-11-20"), try LocalDate.on("2026-11-20"))
      return { _ = try $0.plan.eat(id, today: day, now: .midnight, by: kitchen.cook) }
    },
    Operation("removing an eaten entry", "meal", "usual_meal", failing: "DELETE ON usual_meal") { kitchen in
      let id = try kitchen.plan("Soup", on: "2026-11-20")
      try kitchen.plan.eat(id, on: .on("2026-11-20"), at: nil, by: kitchen.cook)
      return { _ = try $0.plan.undoEating(id, by: kitchen.cook) }
    },
    Operation("restoring an eaten entry", "meal", "usual_meal", failing: "INSERT ON usual_meal") { kitchen in
      let (id, day) = (try kitchen.plan("Soup", on: "2026-11-20"), try LocalDate.on("2026-11-20"))
      let meal = try kitchen.plan.eat(id, on: day, at: nil, by: kitchen.cook)
      _ = try kitchen.plan.undoEating(id, by: kitchen.cook)
      return { stores in
        let eating = try stores.plan.eat(id, today: day, now: .midnight, restoring: meal, by: kitchen.cook)
        #expect(eating == PlanEatingResult(planned: day, outcome: .restored))
      }
    },
    Operation("eating a meal again", "meal", "submission", failing: "INSERT ON submission") { kitchen in
      let (id, day) = (try kitchen.add(.toast()), try LocalDate.on("2026-11-21"))
      return { stores in
        let meal = try stores.meals.eat(
          .meal(id), on: day, at: nil, isNow: true, key: .random(), by: kitchen.cook)
        #expect(meal != nil)
      }
    },
    Operation(
      "adding a meal filled in from a recipe", "meal", "plan_eaten", "submission", failing: "INSERT ON submission"
    ) { kitchen in
      let recipe = try kitchen.add(.named("Toast"))
      try kitchen.plan(recipe, on: "2026-11-20")
      return { stores in
        _ = try stores.meals.add(
          .toast(), from: .recipe(recipe), isCategoryChosen: false, key: .random(), by: kitchen.cook)
      }
    },
  ]

  private static let foods = [
    Operation(
      "adding a food", "food", "recipe_line_food", "recipe_contents", failing: "INSERT ON recipe_contents"
    ) { kitchen in
      try kitchen.add(.named("Stew", "400 g oat drink"))
      return { _ = try $0.foods.add(.oatDrink(), picture: .replace(.plate()), by: kitchen.cook) }
    },
    Operation("editing a food", "food", "recipe_contents", failing: "INSERT ON recipe_contents") { kitchen in
      try kitchen.add(.named("Stew", "400 g oat drink"))
      var drink = try FoodContent.oatDrink()
      let id = try kitchen.foods.add(drink, by: kitchen.cook)
      drink.nutrients[.energy] = 590_000
      return { [drink] stores in
        let update = try stores.foods.update(id, to: drink, from: 1, by: kitchen.cook)
        #expect(update == .saved)
      }
    },
    Operation("deleting a food", "food", "recipe_contents", failing: "INSERT ON recipe_contents") { kitchen in
      try kitchen.add(.named("Stew", "400 g oat drink"))
      let id = try kitchen.foods.add(.oatDrink(), by: kitchen.cook)
      return { try $0.foods.delete(id, by: kitchen.cook) }
    },
  ]

  private static let recipes = [
    Operation("adding a recipe", "recipe", "recipe_picture", failing: "INSERT ON recipe") { kitchen in
      { _ = try $0.recipes.add(.pancakes, picture: nil, photo: .plate(), key: .random(), by: kitchen.cook) }
    },
    Operation("editing a recipe", "recipe", "recipe_picture", failing: "INSERT ON recipe_contents") { kitchen in
      let id = try kitchen.add(.pancakes)
      return { stores in
        let update = try stores.recipes.update(
          id, to: .bolognese, picture: nil, photo: .plate(), from: 1, by: kitchen.cook)
        #expect(update == .saved(id))
      }
    },
  ]
}
