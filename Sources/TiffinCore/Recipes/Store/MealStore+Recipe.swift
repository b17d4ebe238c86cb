extension MealStore {
  /// Stores a meal made from a recipe, with the recipe's picture as its photo, like ``add(_:photo:key:by:)``.
  ///
  /// - Parameter isNow: True if its time is that of the form's arrival: sent again it is the same, however late.
  public func add(
    _ content: MealContent, picturedAs picture: Recipe.PictureState, isNow: Bool = false, key: SubmissionKey,
    by person: Person
  ) throws(StoreError) -> Meal.ID {
    var sent = content
    if isNow { sent.time = nil }
    let submission = Submission(key: key, content: sent, photo: nil)
    return try add(content, submission, by: person) { statements throws(StoreError) in
      try PhotoRows.insert(picture, by: person, statements)
    }
  }
}
