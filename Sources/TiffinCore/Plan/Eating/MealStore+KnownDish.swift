public import PictureTools

extension MealStore {
  /// Adds a dish to the diary unchanged, in one transaction.
  ///
  /// - Parameters:
  ///   - isNow: True if the time is that of the request.
  ///   - category: The category of the new meal; nil for the dish's own.
  ///   - hasSpace: True if the disk has space for one more photo.
  /// - Returns: The new meal; nil if the dish does not exist, or if the person cannot see it.
  /// - Throws: ``StoreError/pastDay``.
  public func eat(
    _ dish: KnownDish.ID, on date: LocalDate, at time: LocalTime?, isNow: Bool, as category: MealCategory? = nil,
    hasSpace: Bool = true, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> Meal.ID? {
    try database.write(of: person.household) { statements throws(StoreError) in
      guard let dish = try KnownDish.find(dish, for: person, statements) else { return nil }
      switch dish {
      case .meal(let meal):
        try person.requireOpen(date)
        return try again(meal, on: date, at: time, as: category, key: key, by: person, statements)
      case .recipe(let recipe):
        var meal = RecipeMeal(
          recipe: recipe.id, content: dish.content(on: date, at: time), picture: hasSpace ? recipe.picture : .none,
          isNow: isNow, isCategoryChosen: category != nil)
        if let category { meal.content.category = category }
        return try add(meal, key: key, by: person, statements)
      }
    }
  }

  /// Adds a meal whose form was filled in from a dish, in one transaction. If the new meal has the dish's name, it gets
  /// the dish's picture, and if the dish is a meal with the same energy and macronutrients, its food lines.
  ///
  /// - Parameters:
  ///   - dish: The dish; nil if there is none. A dish that does not exist is ignored.
  ///   - isCategoryChosen: False if the category was derived from the time.
  ///   - hasSpace: True if the disk has space for one more photo.
  /// - Throws: ``StoreError/pastDay``.
  public func add(
    _ content: MealContent, photo: RenderedPhoto? = nil, from dish: KnownDish.ID?, isCategoryChosen: Bool,
    hasSpace: Bool = true, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> Meal.ID {
    guard let dish else { return try add(content, photo: photo, key: key, by: person) }
    return try database.write(of: person.household) { statements throws(StoreError) in
      let known = try KnownDish.find(dish, for: person, statements)
      let same = known.flatMap { $0.content(on: content.date, at: .midnight).name == content.name ? $0 : nil }
      switch same {
      case .meal(let meal):
        return try add(content, madeFrom: meal, photo: photo, key: key, by: person, statements)
      case .recipe(let recipe):
        let meal = RecipeMeal(
          recipe: recipe.id, content: content, picture: hasSpace ? recipe.picture : .none, photo: photo,
          isCategoryChosen: isCategoryChosen)
        return try add(meal, key: key, by: person, statements)
      case nil:
        return try add(content, photo: photo, key: key, by: person, statements)
      }
    }
  }
}
