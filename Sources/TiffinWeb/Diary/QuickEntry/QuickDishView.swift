import Templating
import TiffinCore

/// What was eaten before, in the quick entry's strip: a tap on its name fills the form, its plus adds it.
struct QuickChipView: View {
  let meal: ListedMeal
  let entry: QuickEntry
  let place: DayPlace

  static let fields: Fields<QuickChipView> = [
    "id": .number(\.meal.number),
    "href": .text { $0.place.links.diary($0.place.day, $0.query, part: "name") },
    "name": .text(\.meal.name.text),
    "picture": .photo(of: \.meal) { $0.place.thumbnails },
    "letter": .letter(\.meal.name.text),
    "tint": .tint(\.meal.name.text),
    "favourite": .flag(\.meal.isFavourite),
    "energy": .text { Formatter.proposed($0.meal.energy, isEstimated: $0.meal.isEstimated) },
    "chosen": .flag { $0.entry.filled.isSameBytes(as: String($0.meal.id.number)) },
  ]

  /// A category that was chosen stays.
  private var query: DiaryQuery {
    DiaryQuery(fill: meal.id, category: MealCategory.main.first { $0.name == entry.category })
  }
}

/// What the name's box proposes: a meal that was eaten before, or a recipe.
struct QuickDishView: View {
  private let id: String
  private let name: String
  private let said: String
  private let when: String
  private let category: String?
  private let figures: (energy: Energy?, isEstimated: Bool, macros: Macros)
  private let picture: String?

  init(_ meal: ListedMeal, at place: DayPlace) {
    id = String(meal.number)
    name = meal.name.text
    said = DishMemory.day(meal.date).sentence(place.format)
    when = place.format.short(meal.date)
    category = MealCategory.main.contains(meal.category) ? meal.category.name : nil
    figures = (meal.energy, meal.isEstimated, meal.macros)
    picture = meal.photo.map { place.thumbnails.small($0) }
  }

  init(_ recipe: ListedRecipe, at place: DayPlace) {
    id = KnownDish.text(of: recipe.id)
    name = recipe.name.text
    said = DishMemory.recipe.sentence(place.format)
    when = "Recipe"
    category = nil
    let energy = recipe.numbers.energy
    figures = (energy?.value, energy?.isEstimated ?? false, recipe.numbers.macros)
    picture = recipe.picture == .none ? nil : place.chrome.picture(of: recipe, .small)
  }

  static let fields: Fields<QuickDishView> = [
    "id": .text(\.id),
    "name": .text(\.name),
    "said": .text(\.said),
    "when": .text(\.when),
    "energy": .text { Formatter.proposed($0.figures.energy, isEstimated: $0.figures.isEstimated) },
    "category": .text(\.category),
    "figures": .text(\.typed),
    "picture": .text(\.picture),
    "tint": .tint(\.name),
  ]

  /// As they are filled in: "371,54,14,11", with nothing for what is unknown.
  private var typed: String {
    ([QuickEntry.typed(figures.energy)] + Macro.allCases.map { QuickEntry.typed(figures.macros[$0]) })
      .joined(separator: ",")
  }
}

/// What the form is filled with.
struct QuickMemoryView: View {
  let meal: Meal
  let clear: String
  let place: DayPlace

  static let fields: Fields<QuickMemoryView> = [
    "said": .text { DishMemory.day($0.meal.content.date).sentence($0.place.format) },
    "energy": .text { Formatter.proposed($0.meal.content.energy, isEstimated: $0.meal.content.isEstimated) },
    "picture": .text { view in view.meal.photo.map { view.place.thumbnails.small($0) } },
    "letter": .letter(\.meal.content.name.text),
    "tint": .tint(\.meal.content.name.text),
    "clear": .text(\.clear),
  ]
}
