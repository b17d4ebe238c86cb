import Templating
import TiffinCore

/// The form that plans an entry, as typed.
struct PlanForm: Sendable {
  /// The time of day that is selected by default.
  static let usualSlot = MealCategory.dinner.name

  var words = ""
  var slot = ""
  var servings = ""
  /// The number of people the household cooks for, as typed; nil if the form did not ask for it.
  var cooksFor: String?
  var search = ""
  var day = ""

  /// Returns the typed search text, or the one in the address if none was typed.
  func searched(else asked: String) -> String { search.isEmpty ? asked : search }
}

/// The form that adds an entry to a day, with suggestions, for the template `plan/add`.
struct PlanAddView: View {
  let day: LocalDate
  let form: PlanForm
  let errors: FormErrors?
  /// The suggested recipes, favourites first.
  let recipes: [ListedRecipe]
  let outcome: CatalogueLookupResult
  /// The number in the field that asks how many people the household cooks for; nil if the household has answered.
  let cooksFor: String?
  let place: PlanContext

  /// Creates the form; nil if no day was chosen.
  init?(
    _ day: LocalDate?, _ page: PlanWeekPage, _ search: String, form: PlanForm, errors: FormErrors?,
    at place: PlanContext
  ) {
    guard let day, let ideas = page.ideas else { return nil }
    self.day = day
    var form = form
    form.search = form.searched(else: search)
    self.form = form
    self.errors = errors
    recipes = ideas
    outcome = page.outcome
    cooksFor = page.areServingsChosen ? nil : form.cooksFor ?? String(page.usualServings.count)
    self.place = place
  }

  static let fields: Fields<PlanAddView> = [
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "action": .text { $0.place.links.planEntries + "#add" },
    "back": .text { "#day-\($0.day.iso)" },
    "day": .text(\.day.iso),
    "title": .text { CalendarNames.weekday($0.day.weekday) },
    "key": .text(\.place.key.text),
    "search": .text(\.form.search),
    "words": .view { FieldView(id: "text", value: $0.words, error: $0.errors?["text"]) },
    "people": .view { view in
      view.cooksFor.map { FieldView(id: "cooks_for", value: $0, error: view.errors?["cooks_for"]) }
    },
    "slots": .list { view in PlanCategoryView.all(chosen: view.form.slot) },
    "some": .flag { !$0.recipes.isEmpty },
    "searched": .flag { !$0.form.search.isEmpty },
    "said": .text(\.said),
    "ways": .flag { $0.said != nil },
    "write": .text { $0.place.links.newRecipe(from: RecipeListLocation()) },
    "paste": .text(\.place.links.pasteRecipe),
    "import": .text(\.place.links.importRecipe),
    "recipes": .list { view in view.recipes.map { PlanIdeaView(recipe: $0, place: view.place) } },
  ]

  /// The reason why no recipes are shown, or only stored ones; nil if there is nothing to explain.
  private var said: String? {
    let isSearched = !form.search.isEmpty
    return switch (recipes.isEmpty, outcome.isMissing) {
    case (false, false): nil
    case (false, true): "TheMealDB cannot be reached."
    case (true, true) where isSearched: "No recipe by that name here, and TheMealDB cannot be reached."
    case (true, true): "TheMealDB cannot be reached now."
    case (true, false) where isSearched: "No recipe by that name. Add it as a note, or make it a recipe."
    case (true, false): "No recipes yet. Write, paste or import one."
    }
  }

  /// The text of the note field: a search text that finds no recipe is suggested as a note.
  private var words: String { form.words.isEmpty && recipes.isEmpty && errors == nil ? form.search : form.words }
}

/// A time of day that can be selected.
struct PlanCategoryView: View {
  let value: String
  let label: String
  let isOn: Bool

  static let fields: Fields<PlanCategoryView> = [
    "value": .text(\.value),
    "label": .text(\.label),
    "on": .flag(\.isOn),
  ]

  /// Returns "any time", the four main times of day, and the selected one if it is another.
  static func all(chosen: String) -> [PlanCategoryView] {
    let main = MealCategory.main.map(\.name)
    let others = chosen.isEmpty || main.contains(chosen) ? [] : [chosen]
    return ([""] + main + others).map {
      PlanCategoryView(value: $0, label: $0.isEmpty ? "Any time" : $0, isOn: $0.isSameBytes(as: chosen))
    }
  }
}

/// A recipe that can be planned with one tap.
struct PlanIdeaView: View {
  let recipe: ListedRecipe
  let place: PlanContext

  static let fields: Fields<PlanIdeaView> = [
    "id": .number { Int($0.recipe.id.number) },
    "name": .text(\.recipe.name.text),
    "picture": .text {
      $0.place.picture($0.recipe.picture, of: $0.recipe.id)
    },
    "letter": .letter(\.recipe.name.text),
    "tint": .tint(\.recipe.name.text),
    "favourite": .flag(\.recipe.isFavourite),
    "facts": .text { RecipeWording($0.recipe.numbers, for: $0.place.visitor).facts },
  ]
}
