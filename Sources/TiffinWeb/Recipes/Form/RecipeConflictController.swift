import HTTPTypes
import Templating
import TiffinCore

/// A controller that shows both versions of a recipe that was changed while it was being edited.
struct RecipeConflictController: Controller {
  let services: Services

  /// Shows the versions, and stores the picture submitted with the edit.
  func show(
    _ sent: SubmittedRecipeForm, _ content: RecipeContent, now: Recipe, _ request: Request, for visitor: Visitor
  ) throws -> Response {
    let kept = try photos.keep(sent.picture, request, for: visitor.person)
    let view = RecipeConflictView(sent, content, kept, now: now, others: try pages.others(of: visitor), for: visitor)
    return try pages.html(view, for: visitor, status: .conflict)
  }
}

/// Both versions of a recipe that was changed while it was being edited, for the template `recipes/conflict`.
struct RecipeConflictView: PageView {
  static let template = "recipes/conflict"

  let others: String
  private let now: Recipe
  /// The submitted fields, to save the visitor's version after all.
  private let typed: [HiddenFieldView]
  private let parts: [VersionPartView]
  /// The picture submitted with the visitor's version.
  private let kept: FormPicture
  private let place: RecipeListLocation
  private let links: Links

  /// Creates the page.
  ///
  /// - Parameter others: The members who may have made the other change: "Ann", "Ann or Bob".
  init(
    _ sent: SubmittedRecipeForm, _ mine: RecipeContent, _ kept: FormPicture, now: Recipe, others: String,
    for visitor: Visitor
  ) {
    self.others = others
    self.now = now
    self.kept = kept
    var again = sent.form
    again.revision = String(now.revision)
    again.key = SubmissionKey.random().text
    place = sent.place
    typed = (again.fields + [("list", sent.place.text)] + kept.field).map(HiddenFieldView.init)
    parts = VersionPartView.differing(mine.parts(for: visitor), now.content.parts(for: visitor))
    links = visitor.links
  }

  static let fields: Fields<RecipeConflictView> = [
    "others": .text(\.others),
    "name": .text(\.now.content.name.text),
    "action": .text { $0.links.recipe($0.now.id) },
    "hidden": .list(\.typed),
    "keep": .text { $0.links.recipe($0.now.id, from: $0.place) },
    "pictureLost": .flag(\.kept.isLost),
    "kept": .view { HeldPictureView($0.kept, $0.links) },
    "same": .flag(\.parts.isEmpty),
    "parts": .list(\.parts),
  ]
}

extension RecipeContent {
  /// Returns the label and text of each part in the order of the form, for comparing two versions.
  fileprivate func parts(for visitor: Visitor) -> [(label: String, text: String)] {
    let form = RecipeForm(self, figures, in: visitor.person.currency)
    return [
      ("Name", form.name), ("Rating", RatingView(rating.stars).label), ("Ingredients", form.ingredients),
      ("Method", form.instructions), ("Servings", form.figures.servings), ("Time (minutes)", form.figures.cookTime),
      ("Cost", form.figures.cost), ("Energy (kcal)", form.figures.calories), ("Carbs (g)", form.figures.carbs),
      ("Protein (g)", form.figures.protein), ("Fat (g)", form.figures.fat), ("Category", form.category),
      ("Cuisine", form.cuisine), ("Tags", form.tags), ("Notes", form.notes), ("Source", form.source),
      ("Video", form.video),
    ]
  }
}
