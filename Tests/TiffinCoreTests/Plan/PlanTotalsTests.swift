import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Plan totals` {
  @Test func `add one serving's energy, and the cost of all servings`() throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.add(.costing("Soup", kcal: 500, cents: 1_250))
    let bread = try kitchen.add(.costing("Bread", kcal: 120, cents: 33))
    try kitchen.plan(soup, on: "2026-11-16", servings: 1)
    try kitchen.plan(bread, on: "2026-11-16", servings: 3)

    let totals = try kitchen.plan.week(Kitchen.week, for: kitchen.cook).days[0].totals

    #expect(totals.energy.amount == 620)
    #expect(totals.cost.amount == 1_250 + 99)
    #expect(totals.energy.unknown == 0 && !totals.energy.isEstimated)
  }

  @Test func `mark unknown and estimated figures`() throws {
    let kitchen = try Kitchen()
    try kitchen.plan(try kitchen.add(.costing("Soup", kcal: 500)), on: "2026-11-16")
    try kitchen.plan("Leftovers", on: "2026-11-16")
    try kitchen.plan("Eating out", on: "2026-11-17")
    try kitchen.database.write { statements throws(StoreError) -> Void in
      try statements.run("UPDATE recipe SET estimated_cents = 300, estimated_kcal = 900")
    }

    let days = try kitchen.plan.week(Kitchen.week, for: kitchen.cook).days

    #expect(days[0].totals.energy.amount == 500 && !days[0].totals.energy.isEstimated)
    #expect(days[0].totals.energy.unknown == 1)
    #expect(days[0].totals.cost.isEstimated)
    #expect(days[0].totals.isKnown(days[0].totals.energy))
    #expect(!days[1].totals.isKnown(days[1].totals.energy))
  }

  @Test func `use the household's figures for a recipe without figures of its own`() throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.add(.named("Soup"))
    try kitchen.plan(soup, on: "2026-11-16")
    try kitchen.recipes.remember(of: soup, by: kitchen.cook) {
      $0 = RecipeFigures(energy: Energy(stored: 480), cost: Money(minorUnits: 410))
    }

    let totals = try kitchen.plan.week(Kitchen.week, for: kitchen.cook).totals

    #expect(totals.energy.amount == 480 && totals.cost.amount == 410)
  }

  @Test func `mark assumed servings until the household sets them`() throws {
    let kitchen = try Kitchen()
    let sauce = try kitchen.add(.bolognese)
    try kitchen.plan(sauce, on: "2026-11-16", servings: 2)
    try kitchen.plan(try kitchen.add(.costing("Bread", kcal: 120, cents: 33)), on: "2026-11-16", servings: 1)

    let assumed = try kitchen.plan.week(Kitchen.week, for: kitchen.cook).totals
    try kitchen.recipes.remember(of: sauce, by: kitchen.cook) { $0.servings = Servings(8) }
    let said = try kitchen.plan.week(Kitchen.week, for: kitchen.cook).totals

    #expect(assumed.energy.amount == 560 + 120 && assumed.cost.amount == 2 * 130 + 33)
    #expect(assumed.energy.assumed == 1 && assumed.cost.assumed == 1)
    #expect(said.energy.amount == 280 + 120 && said.cost.amount == 2 * 65 + 33)
    #expect(said.energy.assumed == 0 && said.cost.assumed == 0)
    #expect(said.energy.isEstimated && said.cost.isEstimated)
  }

  @Test(arguments: 1...30) func `of a week are the sum of its days, and of a day the sum of its entries`(seed: UInt64)
    throws
  {
    let kitchen = try Kitchen()
    var chance = SeededRandom(seed: seed)
    var recipes: [(id: Recipe.ID, kcal: Int?, cents: Int?)] = []
    for index in 0..<6 {
      let kcal = chance.figure(in: Energy.range)
      let cents = chance.figure(in: Money.range)
      recipes.append((try kitchen.add(.costing("Dish \(index)", kcal: kcal, cents: cents)), kcal, cents))
    }
    try kitchen.database.write { statements throws(StoreError) -> Void in
      try statements.run("UPDATE recipe SET estimated_kcal = NULL, estimated_cents = NULL")
    }
    var expected: [LocalDate: (kcal: Int, cents: Int, noKcal: Int, noCents: Int, count: Int)] = [:]
    for _ in 0..<Int.random(in: 0...40, using: &chance) {
      let day = Kitchen.week[Int.random(in: 0..<7, using: &chance)]
      let servings = try #require(Servings(Int.random(in: Servings.range, using: &chance)))
      var sum = expected[day] ?? (0, 0, 0, 0, 0)
      sum.count += 1
      if let recipe = recipes.randomElement(using: &chance), Bool.random(using: &chance) {
        _ = try kitchen.plan.add(
          NewPlanEntry(.recipe(recipe.id), on: day, servings: servings), key: .random(), by: kitchen.cook)
        sum.kcal += recipe.kcal ?? 0
        sum.cents += (recipe.cents ?? 0) * servings.count
        sum.noKcal += recipe.kcal == nil ? 1 : 0
        sum.noCents += recipe.cents == nil ? 1 : 0
      } else {
        _ = try kitchen.plan.add(
          NewPlanEntry(.words(MealName("Words")), on: day, servings: servings), key: .random(), by: kitchen.cook)
        sum.noKcal += 1
        sum.noCents += 1
      }
      expected[day] = sum
    }

    let week = try kitchen.plan.week(Kitchen.week, for: kitchen.cook)

    for day in week.days {
      let sum = expected[day.day] ?? (0, 0, 0, 0, 0)
      #expect(day.totals.energy.amount == sum.kcal && day.totals.energy.unknown == sum.noKcal)
      #expect(day.totals.cost.amount == sum.cents && day.totals.cost.unknown == sum.noCents)
      #expect(day.totals.entries == sum.count && day.entries.count == sum.count)
      #expect(day.totals == PlanTotals(day.entries, in: .dollar))
    }
    #expect(week.totals == PlanTotals(week.days.flatMap(\.entries), in: .dollar))
    #expect(week.totals.cost.amount == expected.values.reduce(0) { $0 + $1.cents })
    #expect(week.totals.energy.amount == expected.values.reduce(0) { $0 + $1.kcal })
  }
}
