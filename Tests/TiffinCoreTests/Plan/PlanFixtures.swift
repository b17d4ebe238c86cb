import TestServer
import TestSupport
import Testing

@testable import TiffinCore

extension Kitchen {
  var plan: PlanStore { PlanStore(database, now: { [clock] in clock.seconds }) }

  /// Monday 16 November 2026 to the Sunday after it.
  static let week = LocalDate(iso: "2026-11-20")?.week(from: .monday) ?? []

  /// Plans a recipe, or some words.
  ///
  /// - Parameter servings: nil for the household's usual number.
  @discardableResult
  func plan(
    _ recipe: Recipe.ID, on day: String, _ slot: TiffinCore.MealCategory? = nil, servings: Int? = 1,
    by person: Person? = nil
  ) throws -> PlanEntry.ID {
    try plan.add(
      NewPlanEntry(.recipe(recipe), on: .on(day), slot: slot, servings: servings.flatMap { Servings($0) }),
      key: .random(), by: person ?? cook)
  }

  @discardableResult
  func plan(_ words: String, on day: String, _ slot: TiffinCore.MealCategory? = nil, by person: Person? = nil) throws
    -> PlanEntry.ID
  {
    try plan.add(
      NewPlanEntry(.words(MealName(words)), on: .on(day), slot: slot), key: .random(), by: person ?? cook)
  }

  /// The entries of a week: "Monday: Soup, Bread" for each day that has any.
  func planned(from day: String = "2026-11-16", by person: Person? = nil) throws -> [String] {
    try plan.week(try LocalDate.on(day).week(from: .monday), for: person ?? cook).days
      .filter { !$0.entries.isEmpty }
      .map { "\($0.day.weekday): \($0.entries.map(\.name.text).joined(separator: ", "))" }
  }

  /// Another person of the cook's household.
  func addMember(_ name: String) throws -> Person {
    let account = try NewAccount(username: Username(name), name: PersonName(name), passwordHash: nil)
    return try PersonStore(database).person(try links.join(try links.invite(by: cook.id), as: account))
  }
}

extension PlanStore {
  /// Eats an entry on a day, at a time of that day or without one.
  @discardableResult
  func eat(
    _ id: PlanEntry.ID, on day: LocalDate, at time: LocalTime?, hasSpace: Bool = true, by person: Person
  ) throws -> Meal.ID {
    // Only a meal of today has a time.
    let today = try #require(time == nil ? day.adding(days: 1) : day)
    let eating = try eat(id, on: day, today: today, now: time ?? .midnight, hasSpace: hasSpace, by: person)
    guard case .eaten(let meal, _) = eating.outcome else { throw StoreError.failed("not eaten: \(eating)") }
    return meal
  }
}

extension RecipeContent {
  /// A recipe with these figures of one serving.
  static func costing(_ name: String, kcal: Int? = nil, cents: Int? = nil) -> RecipeContent {
    var content = named(name)
    content.figures = RecipeFigures(energy: kcal.map(Energy.init(stored:)), cost: cents.map(Money.init(stored:)))
    return content
  }
}
