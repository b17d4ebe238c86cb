import Templating
import TiffinCore

/// The form that adds, edits or imports a recipe, for the template `recipes/form`.
struct RecipeFormView: PageView {
  static let template = "recipes/form"

  /// The purpose of the form.
  enum Purpose: Sendable {
    case adding
    /// Adding a recipe found elsewhere, with which the form is filled.
    case importing
    case editing(Recipe)
    /// Editing a recipe, with the form filled from the current version of its web page.
    case updating(Recipe)

    var recipe: Recipe? {
      switch self {
      case .adding, .importing: nil
      case .editing(let recipe), .updating(let recipe): recipe
      }
    }
  }

  let form: RecipeForm
  let purpose: Purpose
  let place: RecipeListLocation
  let terms: RecipeFilterTerms
  let refused: RefusedFormView?
  /// The picture submitted with the form.
  var kept = FormPicture.none
  let currency: Currency
  let chrome: PageChrome

  init(
    _ form: RecipeForm, _ purpose: Purpose, _ place: RecipeListLocation, _ terms: RecipeFilterTerms,
    _ errors: FormErrors? = nil,
    for visitor: Visitor
  ) {
    self.form = form
    self.purpose = purpose
    self.place = place
    self.terms = terms
    refused = errors.map(RefusedFormView.init)
    currency = visitor.person.currency
    chrome = visitor.chrome
  }

  static let fields: Fields<RecipeFormView> = [
    "heading": .text(\.heading),
    "subheading": .text(\.subheading),
    "action": .text(\.action),
    "cancel": .text(\.cancel),
    "list": .text(\.place.text),
    "key": .text(\.form.key),
    "revision": .text(\.form.revision),
    "refused": .view(\.refused),
    "pictureLost": .flag(\.kept.isLost),
    "kept": .view { HeldPictureView($0.kept, $0.chrome.links) },
    "copies": .flag { $0.purpose.recipe.map { !$0.isOwn } ?? false },
    "importing": .flag(\.isImporting),
    "ways": .view { $0.isAdding ? AddRecipeLinksView(links: $0.chrome.links) : nil },
    "picture": .text(\.form.picture),
    "pictureAddress": .text(\.pictureAddress),
    "hasPicture": .flag { $0.picture != .none },
    "removePicture": .flag(\.form.removesPicture),
    "unrated": .flag { !$0.stars.contains(where: \.isOn) },
    "stars": .list(\.stars),
    "categories": .list { $0.terms.categories.map { TermSuggestionView(text: $0.text) } },
    "cuisines": .list { $0.terms.cuisines.map { TermSuggestionView(text: $0.text) } },
    "currency": .text(\.currency.symbol),
    "name": .view { $0.field("name", $0.form.name) },
    "ingredients": .view { $0.field("ingredients", $0.form.ingredients) },
    "instructions": .view { $0.field("instructions", $0.form.instructions) },
    "servings": .view { $0.field("servings", $0.form.figures.servings) },
    "cookTime": .view { $0.field("cook_time", $0.form.figures.cookTime) },
    "cost": .view { $0.field("cost", $0.form.figures.cost) },
    "calories": .view { $0.field("calories", $0.form.figures.calories) },
    "carbs": .view { $0.field("carbs", $0.form.figures.carbs) },
    "protein": .view { $0.field("protein", $0.form.figures.protein) },
    "fat": .view { $0.field("fat", $0.form.figures.fat) },
    "category": .view { $0.field("category", $0.form.category) },
    "cuisine": .view { $0.field("cuisine", $0.form.cuisine) },
    "tags": .view { $0.field("tags", $0.form.tags) },
    "rating": .view { $0.field("rating", $0.form.rating) },
    "notes": .view { $0.field("notes", $0.form.notes) },
    "source": .view { $0.field("source", $0.form.source) },
    "video": .view { $0.field("video", $0.form.video) },
    "photo": .view { $0.field("photo", "") },
  ]
}

extension RecipeFormView {
  private var isAdding: Bool {
    if case .adding = purpose { true } else { false }
  }

  private var isImporting: Bool {
    switch purpose {
    case .importing, .updating: true
    case .adding, .editing: false
    }
  }

  /// The heading, which is the recipe's name once there is one.
  private var heading: String {
    if !RecipeFieldText.isBlank(form.name) { return form.name }
    return purpose.recipe?.content.name.text ?? task
  }

  private var subheading: String? { heading.isSameBytes(as: task) ? nil : task }

  private var task: String {
    switch purpose {
    case .adding: "New recipe"
    case .importing where RecipeFieldText.isBlank(form.source): "From its text"
    case .importing, .updating: "Found on the web"
    case .editing: "Edit recipe"
    }
  }

  private var action: String { purpose.recipe.map { chrome.links.recipe($0.id) } ?? chrome.links.recipes }

  private var cancel: String {
    purpose.recipe.map { chrome.links.recipe($0.id, from: place) } ?? chrome.links.recipes(place)
  }

  private var pictureAddress: String {
    chrome.picture(picture, of: purpose.recipe?.id ?? Recipe.ID(1), .large)
  }

  /// The recipe's stored picture, unless it is removed, or the one that is still on the web.
  private var picture: Recipe.PictureState {
    if let id = form.pictureID { return .here(id) }
    return purpose.recipe?.picture == .away ? .away : .none
  }

  private var stars: [RadioStarView] { RadioStarView.stars(rated: form.rating) }

  private func field(_ id: String, _ value: String) -> FieldView {
    FieldView(id: id, value: value, error: refused?.errors[id])
  }
}

/// A suggested text for a field.
struct TermSuggestionView: View {
  let text: String

  static let fields: Fields<TermSuggestionView> = ["text": .text(\.text)]
}
