import PictureTools

/// A meal made from a recipe, before it is stored.
struct RecipeMeal {
  let recipe: Recipe.ID
  var content: MealContent
  /// The recipe's picture, for a meal without a photo of its own.
  var picture = Recipe.PictureState.none
  /// The meal's own photo; nil if it has none.
  var photo: RenderedPhoto?
  /// True if the time is that of the request. Such a time is ignored when a repeated submission is recognised.
  var isNow = false
  /// True if the person chose the category. In that case, only a planned entry with that category is marked as eaten.
  var isCategoryChosen = false

  func submission(_ key: SubmissionKey) -> Submission {
    var sent = content
    if isNow { sent.time = nil }
    // The category was derived from the time, so it is ignored like the time when a repeated submission is recognised.
    if isNow && !isCategoryChosen { sent.category = .dinner }
    return Submission(key: key, content: sent, photo: photo)
  }
}

extension MealStore {
  /// Stores a portion of a recipe as a meal, with the recipe's picture, in one transaction.
  ///
  /// If the recipe is planned for that day and the person has not eaten it, the planned entry is marked as eaten, and
  /// its category is used.
  ///
  /// - Parameters:
  ///   - note: The change of the household's note about cooking the recipe the next time.
  ///   - time: The time of the request; nil if the recipe was eaten on another day.
  ///   - hasSpace: True if the disk has space for one more photo.
  /// - Throws: ``StoreError/notFound`` if the person cannot see the recipe; ``StoreError/pastDay``.
  public func eat(
    _ portion: RecipePortion, of id: Recipe.ID, rated rating: Rating = .none,
    noting note: NextTimeNoteChange = .unchanged,
    on date: LocalDate, at time: LocalTime?, hasSpace: Bool = true, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> Meal.ID {
    try database.write(of: person.household) { statements throws(StoreError) in
      if case .set(let note) = note { try RecipeStore.note(note, of: id, by: person, statements) }
      let recipe = try RecipeStore.recipe(id, for: person, statements)
      var meal = RecipeMeal(
        recipe: id, content: recipe.meal(portion, on: date, at: time), picture: hasSpace ? recipe.picture : .none,
        isNow: true)
      meal.content.rating = rating
      return try add(meal, key: key, by: person, statements)
    }
  }

  /// Stores a meal made from a recipe, and marks a matching planned entry of that day, if there is one, as eaten.
  func add(
    _ meal: RecipeMeal, key: SubmissionKey, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Meal.ID {
    var content = meal.content
    try person.requireOpen(content.date)
    let submission = meal.submission(key)
    if let first = try Submissions.meals.find(submission, by: person, statements) { return first }
    let chosen = meal.isCategoryChosen ? content.category : nil
    let entry = try PlanStore.uneaten(meal.recipe, at: content, chosen, for: person, statements)
    if let entry, !meal.isCategoryChosen { content.category = entry.category }
    let own = try stored(meal.photo, by: person, statements)
    let shown = if let own { own } else { try PhotoRows.insert(meal.picture, by: person, statements) }
    let id = try insert(content, photo: shown, by: person, statements)
    if let entry { try PlanStore.recordMeal(id, eatenOf: entry.id, by: person, statements) }
    try FirstStepRows.finish(.meal, by: person, statements)
    try Submissions.meals.remember(id, from: submission, by: person, now: now(), statements)
    return id
  }
}
