import TiffinCore

/// A controller that shows the empty form, the form of a recipe, and refused forms.
struct RecipeFormController: Controller {
  let services: Services

  func new(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let page = try RecipeFormPage(for: visitor.person, statements)
    let place = try RecipeListLocation(list: request.query)
    let view = RecipeFormView(RecipeForm(), .adding, place, page.terms, for: visitor)
    return try pages.html(view, for: visitor, statements)
  }

  func edit(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Recipe.ID
  ) throws -> SnapshotResult<Response> {
    let place = try RecipeListLocation(list: request.query)
    return try catalogue.page(for: .whole(id), statements) { _, statements in
      switch try RecipeEditPage(id, for: visitor.person, statements) {
      case .copied(let copy): return .seeOther(visitor.links.recipe(copy, "edit", from: place))
      case .form(let recipe, let terms):
        let form = RecipeForm(recipe, in: visitor.person.currency)
        let view = RecipeFormView(form, .editing(recipe), place, terms, for: visitor)
        return try pages.html(view, for: visitor, statements)
      }
    }
  }

  /// Shows a form filled with a recipe found elsewhere.
  ///
  /// - Parameter photo: The stored photo that the recipe gets when it is saved.
  func fill(
    _ form: RecipeForm, _ purpose: RecipeFormView.Purpose, photo: FormPicture = .none, for visitor: Visitor
  ) throws -> Response {
    try pages.database.snapshot { statements in
      let page = try RecipeFormPage(for: visitor.person, statements)
      var view = RecipeFormView(form, purpose, .first, page.terms, for: visitor)
      view.kept = photo
      return try pages.html(view, for: visitor, statements)
    }
  }

  /// Shows the submitted form with all of its errors, and stores its picture.
  func refuse(
    _ sent: SubmittedRecipeForm, _ purpose: RecipeFormView.Purpose, _ errors: FormErrors, _ request: Request,
    for visitor: Visitor
  ) throws -> Response {
    let kept = try photos.keep(sent.picture, request, for: visitor.person)
    return try pages.database.snapshot { statements in
      let page = try RecipeFormPage(for: visitor.person, statements)
      var view = RecipeFormView(sent.form, purpose, sent.place, page.terms, errors, for: visitor)
      view.kept = kept
      return try pages.html(view, for: visitor, statements, refused: errors)
    }
  }
}
