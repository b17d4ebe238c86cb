import TestServer
import Testing

@testable import TiffinCore

extension Kitchen {
  /// A kitchen with many similar meals, so that every order has ties.
  static func crowded(_ count: Int = 90) throws -> Kitchen {
    let kitchen = try Kitchen()
    try kitchen.addAll(try (0..<count).map(MealContent.various))
    return kitchen
  }

  /// Adds all meals in one transaction: one commit each would take long.
  func addAll(_ contents: [MealContent]) throws {
    try database.write { statements throws(StoreError) in
      for content in contents { _ = try meals.insert(content, photo: nil, by: cook, statements) }
    }
  }

  /// The names of the meals in a list, in its order.
  func names(_ query: MealQuery) throws -> [String] {
    try meals.page(query, of: cook.id).meals.map(\.name.text)
  }

  /// All meals of a list, read in pages of a given size, with each position passed on as text.
  func all(
    _ order: MealOrder, _ category: TiffinCore.MealCategory? = nil, _ search: String? = nil, inPagesOf limit: Int
  ) throws -> [ListedMeal] {
    var meals: [ListedMeal] = []
    var place: MealCursor?
    repeat {
      let query = MealQuery(
        limit: limit, after: place, order: order, category: category, search: search.flatMap(MealSearch.init))
      let page = try self.meals.page(query, of: cook.id)
      #expect(page.meals.count <= limit)
      meals += page.meals
      place = try page.next.map { try #require(MealCursor($0.text)) }
    } while place != nil
    return meals
  }
}

extension MealContent {
  /// The same one for the same number; numbers that differ by 1,260 give the same.
  static func various(_ number: Int) throws -> MealContent {
    let names = ["Éclair", "eclair", "Zander", "apple", "Äpfel", " Apple ", "apple pie"]
    let categories = ["Breakfast", "Dinner", "Tea", "", "Lunch", "tea", "Snack", "Brunch", " "]
    let figure = number % 5
    return MealContent(
      name: try MealName(names[number % names.count]),
      category: try MealCategory(categories[number % categories.count]),
      energy: figure == 0 ? nil : try Energy(kilocalories: figure * 100),
      macros: Macros(
        carbs: figure == 1 ? nil : try Mass(milligrams: figure), protein: try Mass(milligrams: figure < 2 ? 5 : 7),
        fat: figure < 3 ? nil : try Mass(milligrams: figure - 3)),
      date: try #require(LocalDate(iso: number % 4 == 0 ? "2026-11-20" : "2026-11-19")),
      time: number % 3 == 0 ? nil : LocalTime(hour: number % 2, minute: 30))
  }

  /// A meal with defaults for most fields.
  static func plain(
    _ name: String, _ category: String = "Lunch", kcal: Int? = nil, carbs: Int? = nil, protein: Int? = nil,
    fat: Int? = nil, on day: String = "2026-11-20", at time: String? = nil, notes: String = ""
  ) throws -> MealContent {
    MealContent(
      name: try MealName(name), category: try MealCategory(category),
      energy: try kcal.map { try Energy(kilocalories: $0) },
      macros: Macros(
        carbs: try carbs.map { try Mass(milligrams: $0) }, protein: try protein.map { try Mass(milligrams: $0) },
        fat: try fat.map { try Mass(milligrams: $0) }),
      date: try #require(LocalDate(iso: day)), time: try time.map { try #require(LocalTime(iso: $0)) },
      notes: try MealNotes(notes))
  }
}
