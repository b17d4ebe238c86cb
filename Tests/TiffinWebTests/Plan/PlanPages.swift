import TestServer
import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

/// The plan's screens as their visitors see them.
extension Site {
  var planStore: PlanStore { PlanStore(database, now: { [clock] in clock.seconds }) }

  /// - Parameter day: the day, optionally with a query.
  func plan(_ day: String = "2026-11-21") throws -> HTMLElement {
    try get("plan/\(day)").page
  }

  /// A recipe of the household, past the pages.
  func addRecipe(_ name: String, kcal: Int? = nil, cents: Int? = nil, isFavourite: Bool = false) throws -> Recipe.ID {
    let recipes = RecipeStore(database, now: { [clock] in clock.seconds })
    var content = RecipeContent(name: try RecipeName(name))
    content.figures.energy = try kcal.map { try Energy(kilocalories: $0) }
    content.figures.cost = cents.flatMap { Money(minorUnits: $0) }
    let id = try recipes.add(content, picture: nil, key: .random(), by: person)
    if isFavourite { try recipes.setFavourite(id, true, by: person) }
    return id
  }

  /// Adds an entry directly to the store.
  @discardableResult
  func plan(
    _ recipe: Recipe.ID, on day: String, slot: String? = nil, servings: Int? = nil, by member: Person? = nil
  ) throws -> PlanEntry.ID {
    let entry = NewPlanEntry(
      .recipe(recipe), on: try #require(LocalDate(iso: day)), slot: try slot.map { try MealCategory($0) },
      servings: servings.flatMap(Servings.init))
    return try planStore.add(entry, key: .random(), by: member ?? person)
  }

  @discardableResult
  func plan(words: String, on day: String, by member: Person? = nil) throws -> PlanEntry.ID {
    let day = try #require(LocalDate(iso: day))
    return try planStore.add(
      NewPlanEntry(.words(MealName(words)), on: day), key: .random(), by: member ?? person)
  }

  /// The form that plans something for a day.
  func addForm(for day: String) throws -> HTMLForm {
    let page = try plan("\(day)?add=\(day)")
    return HTMLForm(try #require(page.form(to: "\(basePath)plan/entries#add")))
  }

  /// The stored entries of the week around a day, day by day.
  func planned(_ day: String = "2026-11-21") throws -> [String] {
    let days = try #require(LocalDate(iso: day)).week(from: .monday)
    return try planStore.week(days, for: person).days.filter { !$0.entries.isEmpty }
      .map { "\($0.day.iso): \($0.entries.map(\.name.text).joined(separator: ", "))" }
  }
}

extension HTMLElement {
  func day(_ iso: String) -> HTMLElement? { element(id: "day-\(iso)") }

  /// The two lines above a day: "Monday: 500 kcal · $12.50", without the date that is only heard.
  var dayHeading: String? {
    first("header").map { header in
      ([header.first("h2")?.text(of: .first) ?? ""] + header.all("small").map(\.words)).joined(separator: ": ")
    }
  }

  private enum Part { case first }

  private func text(of part: Part) -> String {
    String(words.prefix { $0 != " " })
  }

  /// The names of what is planned, in order.
  var planNames: [String] { all("article").compactMap { $0.first("h3")?.words } }

  func button(_ words: String) -> HTMLElement? { all("button").first { $0.words == words } }
}
