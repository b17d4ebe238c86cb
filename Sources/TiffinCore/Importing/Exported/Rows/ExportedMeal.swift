/// A meal of a person's diary, read completely.
struct ExportedMeal: ExportedRow {
  static let table = ExportedTable.diary

  private let content: MealContent
  private let lines: [ExportedMealLine]
  private let recipe: String?
  private let servings: Servings?
  private let areServingsAssumed: Bool
  private let planned: ExportedPlannedMeal?
  let picture: String?

  init(exported value: JSONValue) throws(ImportError) {
    content = try MealContent(exported: value)
    lines = try (value["foods"]?.elements ?? []).map { line throws(ImportError) in try ExportedMealLine(exported: line)
    }
    servings = value.whole("recipe_servings").flatMap { Servings($0) }
    (recipe, areServingsAssumed) = (value["recipe"]?.text, value.isMarked("are_servings_assumed"))
    planned = ExportedPlannedMeal(exported: value)
    picture = value["picture"]?.text
  }

  var sameness: [SQLValue] { MealStore.counted(content) }

  func count(for person: Person, _ statements: borrowing Statements) throws(StoreError) -> Int {
    try MealStore.count(of: content, of: person.id, statements)
  }

  func insert(
    _ photo: ExportedPhoto?, by person: Person, in stores: Stores, _ statements: borrowing Statements
  ) throws(StoreError) -> ImportedRow {
    var content = content
    content.share = try share(for: person, statements)
    // The quota is checked before the photo is stored, because the photo would otherwise remain without its meal.
    try statements.reserve(of: .meals, for: person.id, counting: MealStore.counting)
    let stored = try stored(photo, by: person, statements)
    let id = try stores.meals.insert(content, photo: stored, by: person, statements)
    let lines = try lines.map { line throws(StoreError) in try line.stored(for: person, statements) }
    if !lines.isEmpty { try MealLineRows.set(lines, of: id, statements) }
    try planned?.mark(eatenAs: id, by: person, statements)
    return .meal(id, stored)
  }

  /// Stores the photo and returns its identifier; nil if there is none, or if the quota of photos is exhausted.
  private func stored(
    _ photo: ExportedPhoto?, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Photo.ID? {
    do throws(StoreError) { return try photo?.stored(by: person, statements) } catch {
      if case .quota(.photos, _) = error { return nil }
      throw error
    }
  }

  private func share(for person: Person, _ statements: borrowing Statements) throws(StoreError) -> ServingsDivisor? {
    guard let servings else { return nil }
    let known = try recipe.flatMap { name throws(StoreError) in
      try RecipeStore.named(name, for: person, statements)
    }
    return ServingsDivisor(recipe: known, servings: servings, isAssumed: areServingsAssumed)
  }
}

extension MealContent {
  /// Reads a meal from an element of `diary.json`, without ``share``.
  fileprivate init(exported value: JSONValue) throws(ImportError) {
    guard let date = LocalDate(iso: value.written("date")) else { throw .undated }
    var further = FurtherNutrients.unknown
    for nutrient in FurtherNutrient.allCases { further[nutrient] = try value.mass(nutrient.nutrient.column) }
    self.init(
      name: try ExportedMeal.reading { try MealName(value.written("name")) },
      category: try ExportedMeal.reading { try MealCategory(value.written("category")) },
      energy: try value.whole("energy_kcal", in: Energy.range).map(Energy.init(stored:)),
      macros: Macros(
        carbs: try value.mass("carbs_mg"), protein: try value.mass("protein_mg"), fat: try value.mass("fat_mg")),
      date: date, time: LocalTime(iso: value.written("time")),
      rating: Rating(stored: try value.whole("rating", in: Rating.range) ?? 0),
      notes: try ExportedMeal.reading { try MealNotes(value.written("notes")) },
      isFavourite: value.isMarked("is_favourite"),
      isEstimated: value.isMarked("is_estimated"), further: further)
  }
}
