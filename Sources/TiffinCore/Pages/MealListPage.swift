/// The data of the page of a person's meals, read in one snapshot.
public struct MealListPage: Sendable {
  /// The meals in the list's order.
  public let meals: [ListedMeal]
  /// The position of the next page; nil on the last page.
  public let next: MealCursor?
  /// The meal that was just changed, for the notice; nil if there is none, or if it no longer exists.
  public let noted: NoticeMeal?
  /// The notes on days that match the search, latest first; empty without a search.
  public let notes: [DatedNote]

  init(meals: [ListedMeal], next: MealCursor?, noted: NoticeMeal?) {
    (self.meals, self.next, self.noted, notes) = (meals, next, noted, [])
  }

  /// Reads a page of the list of a person's meals.
  ///
  /// - Parameter noted: The meal that was just changed, and true if it was deleted.
  public init(
    _ query: MealQuery, noted: (meal: Meal.ID, isDeleted: Bool)?, of person: Person, _ store: MealStore,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    let page = try store.page(query, of: person.id, statements)
    (meals, next) = (page.meals, page.next)
    let isSearched = query.after == nil && query.category == nil && !query.isFavourites
    let isNoting = person.settings.records.kinds.contains(.note)
    notes =
      isSearched && isNoting
      ? try query.search.map { search throws(StoreError) in
        try DayRecordStore.notes(matching: search.text, of: person.id, statements)
      } ?? [] : []
    self.noted = try noted.flatMap { noted throws(StoreError) in
      try NoticeMeal(noted.meal, isDeleted: noted.isDeleted, among: page.meals, of: person.id, statements)
    }
  }
}
