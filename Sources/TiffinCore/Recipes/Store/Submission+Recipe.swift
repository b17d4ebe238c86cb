import Platform

extension Submissions<Recipe> {
  static let recipes = Submissions(table: "recipe_submission", column: "recipe_id", things: "recipe")
}

extension Submission {
  init(key: SubmissionKey, content: RecipeContent, picture: RecipePicture.ID?) {
    var fingerprint = Fingerprint()
    fingerprint.add(RecipeRowCoder.values(content) + content.ingredients.flatMap(\.values) + [.id(picture)])
    self.init(key: key, fingerprint)
  }
}
