public import PictureTools

extension MealStore {
  /// Stores a meal made from a recipe, with its own photo or the recipe's picture, like ``add(_:photo:key:by:)``.
  ///
  /// If the recipe is planned for that day and the person has not eaten it, the planned entry is marked as eaten, and
  /// its category is used.
  /// - Parameters:
  ///   - isNow: True if the time is that of the request. Such a time is ignored when a repeated submission is
  ///     recognised.
  ///   - isCategoryChosen: True if the person chose the category. In that case, only an entry with that category is
  ///     marked.
  public func add(
    _ content: MealContent, of recipe: Recipe.ID, picturedAs picture: Recipe.PictureState,
    photo: RenderedPhoto? = nil, isNow: Bool = false, isCategoryChosen: Bool = false, key: SubmissionKey,
    by person: Person
  ) throws(StoreError) -> Meal.ID {
    var sent = content
    if isNow { sent.time = nil }
    // The category was derived from the time, so it is ignored like the time when a repeated submission is recognised.
    if isNow && !isCategoryChosen { sent.category = .dinner }
    let submission = Submission(key: key, content: sent, photo: photo)
    try person.requireOpen(content.date)
    return try database.write(of: person.household) { statements throws(StoreError) in
      if let first = try Submissions.meals.find(submission, by: person, statements) { return first }
      let chosen = isCategoryChosen ? content.category : nil
      let entry = try PlanStore.uneaten(recipe, at: content, chosen, for: person, statements)
      var content = content
      if let entry, !isCategoryChosen { content.category = entry.category }
      let own = try stored(photo, by: person, statements)
      let shown = if let own { own } else { try PhotoRows.insert(picture, by: person, statements) }
      let id = try insert(content, photo: shown, by: person, statements)
      if let entry { try PlanStore.note(id, eatenOf: entry.id, by: person, statements) }
      try FirstStepRows.finish(.meal, by: person, statements)
      try Submissions.meals.remember(id, from: submission, by: person, now: now(), statements)
      return id
    }
  }
}
