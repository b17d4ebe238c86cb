import TestServer
import Testing

@testable import TiffinCore

@Suite struct `A person's settings` {
  @Test func `begin with the defaults: newest meals first and no chosen time zone`() throws {
    let kitchen = try Kitchen()

    let settings = try PersonStore(kitchen.database).builtIn().settings

    #expect(settings == PersonSettings())
    #expect(settings.mealOrder == .date)
    #expect(settings.timeZone == .notChosen)
  }

  @Test(arguments: MealOrder.allCases) func `are read back as they were saved`(order: MealOrder) throws {
    let kitchen = try Kitchen()
    let people = PersonStore(kitchen.database)
    let chosen = PersonSettings(
      mealOrder: order, timeZone: .named("Europe/London"),
      goals: DailyGoals(
        energy: try Energy(kilocalories: 2_000),
        macros: Macros(carbs: try Mass(milligrams: 230_500), protein: try Mass(milligrams: 0))),
      arePastDaysReadOnly: true, firstSteps: .dinners)

    try people.change(kitchen.cook.id) { $0 = chosen }

    #expect(try people.builtIn().settings == chosen)
  }

  @Test func `stay unchanged if the change does not name them`() throws {
    let kitchen = try Kitchen()
    let people = PersonStore(kitchen.database)
    try people.change(kitchen.cook.id) { $0.timeZone = .named("Asia/Kolkata") }

    try people.change(kitchen.cook.id) { $0.mealOrder = .protein }

    #expect(try people.builtIn().settings == PersonSettings(mealOrder: .protein, timeZone: .named("Asia/Kolkata")))
  }

  @Test func `belong to one person`() throws {
    let kitchen = try Kitchen()
    let people = PersonStore(kitchen.database)

    try people.change(kitchen.stranger.id) { $0.mealOrder = .fat }

    #expect(try people.builtIn().settings.mealOrder == .date)
  }

  @Test func `cannot be changed for an unknown person`() throws {
    let kitchen = try Kitchen()

    #expect(throws: StoreError.notFound) {
      try PersonStore(kitchen.database).change(Person.ID(99)) { $0.mealOrder = .fat }
    }
  }
}
