@testable import TiffinCore

/// Sample meals, as the list reads them from the database.
enum Sample {
  /// Fifty of two months, four a day; every third name needs escaping, every other meal has a photo.
  static func meals() throws -> [ListedMeal] {
    try (0..<50).map(meal)
  }

  private static func meal(_ number: Int) throws -> ListedMeal {
    let photo = number.isMultiple(of: 2) ? Photo.ID(Int64(70_050 - number)) : nil
    let content = MealContent(
      name: try MealName("\(names[number % names.count]) \(number)"),
      category: MealCategory.main[number % MealCategory.main.count],
      energy: try Energy(kilocalories: 117 * number % 1_500),
      macros: try macros(7_300 * number % 120_000, 5_000 * number % 60_000, 3_450 * number % 50_000),
      date: newest.adding(days: -(number / 4)) ?? newest, time: LocalTime(hour: 20 - number % 4 * 4, minute: 30),
      rating: try Rating(number % 6), isFavourite: number.isMultiple(of: 10))
    return ListedMeal(id: Meal.ID(Int64(100_050 - number)), photo: photo, content: content)
  }

  /// One of each rating, favourite and not, whose values are easy to find in a page.
  static func marked() throws -> [ListedMeal] {
    try (0..<12).map { kind in
      let content = MealContent(
        name: try MealName("Qname"), category: .breakfast, energy: try Energy(kilocalories: 98_765),
        macros: try macros(1_111_100, 2_222_200, 3_333_300), date: newest, rating: try Rating(kind / 2),
        isFavourite: kind % 2 == 1)
      return ListedMeal(id: Meal.ID(Int64(markedID(kind))), photo: Photo.ID(8_765_432), content: content)
    }
  }

  /// The values of ``marked()`` as they appear in a page.
  static func marks(_ kind: Int, photo: String) -> [(text: String, field: Field)] {
    [
      (String(markedID(kind)), .id), (#"<img src="\#(photo)" alt="" width="64" height="64" loading="lazy">"#, .picture),
      ("Qname", .name), ("Breakfast", .category),
      ("98,765", .energy), ("1111.1 g", .carbs), ("2222.2 g", .protein), ("3333.3 g", .fat), ("Thu 5 Nov 2020", .day),
    ]
  }

  private static func markedID(_ kind: Int) -> Int { 7_654_300 + kind }

  private static let newest = LocalDate(year: 2020, month: 11, day: 5) ?? .epoch

  private static let names = [
    "Porridge & berries", "Caprese salad", "Grandma’s aubergine", "Pasta with meatballs", "Soup \"of the day\"", "Tea",
  ]

  private static func macros(_ carbs: Int, _ protein: Int, _ fat: Int) throws -> Macros {
    Macros(
      carbs: try Mass(milligrams: carbs), protein: try Mass(milligrams: protein), fat: try Mass(milligrams: fat))
  }
}
