import Templating
import TiffinCore

/// What was eaten before, in the quick entry's strip: a tap on its name fills the form, its plus adds it.
struct QuickChipView: View {
  let meal: ListedMeal
  let isChosen: Bool
  /// What follows the meal's number in its address.
  let suffix: String
  let place: DayPlace

  static let fields: Fields<QuickChipView> = [
    "id": .number(\.meal.number),
    "href": .written { $0.writeAddress(to: &$1) },
    "name": .text(\.meal.name.text),
    "picture": .photo(of: \.meal) { $0.place.thumbnails },
    "letter": .letter(\.meal.name.text),
    "tint": .tint(\.meal.name.text),
    "favourite": .flag(\.meal.isFavourite),
    "energy": .text { Formatter.proposed($0.meal.energy, isEstimated: $0.meal.isEstimated) },
    "chosen": .flag(\.isChosen),
  ]

  /// Writes the address of the day with the entry filled, in place, since there are many.
  private func writeAddress(to out: inout Output) {
    out.write(place.filling)
    out.write(meal.number)
    out.write(suffix)
  }

  /// As many favourites and meals eaten last as a phone's sheet has room for.
  static func chips(of known: KnownMeals, filling entry: QuickEntry, at place: DayPlace) -> [QuickChipView] {
    // A category that was chosen stays.
    let category = MealCategory.main.first { $0.name.isSameBytes(as: entry.category) }
    let suffix = (category.map { "&category=\(Percent.encoded($0.name))" } ?? "") + "#name"
    let filled = Meal.ID(entry.filled)
    return (known.favourites.prefix(8) + known.recent.prefix(6)).map {
      QuickChipView(meal: $0, isChosen: $0.id == filled, suffix: suffix, place: place)
    }
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
