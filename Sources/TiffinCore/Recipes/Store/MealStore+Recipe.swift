extension MealStore {
  /// Stores a meal made from a recipe, with the recipe's picture as its photo, like ``add(_:photo:key:by:)``.
  public func add(
    _ content: MealContent, picturedAs picture: Recipe.PictureState, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> Meal.ID {
    let submission = Submission(key: key, content: content, photo: nil)
    return try add(content, submission, by: person) { statements throws(StoreError) in
      try PhotoRows.insert(picture, by: person, statements)
    }
  }
}
