import Templating
import TiffinCore

/// A chip of the quick entry, with a meal eaten before: tapping the name fills the form, tapping the plus adds the
/// meal.
struct RecentMealChipView: View {
  let meal: ListedMeal
  let isChosen: Bool
  /// The part of the address after the meal's number.
  let suffix: String
  let place: DayContext

  static let fields: Fields<RecentMealChipView> = [
    "id": .number(\.meal.number),
    "href": .written { $0.writeAddress(to: &$1) },
    "name": .text(\.meal.name.text),
    "picture": .photo(of: \.meal) { $0.place.thumbnails },
    "kind": .text(\.meal.category.kind),
    "tint": .tint(\.meal.name.text),
    "favourite": .flag(\.meal.isFavourite),
    "energy": .written { Formatter.write(proposed: $0.meal.energy, isEstimated: $0.meal.isEstimated, to: &$1) },
    "chosen": .flag(\.isChosen),
  ]

  /// Writes the address of the day with the entry filled, without an intermediate string, since there are many chips.
  private func writeAddress(to out: inout Output) {
    out.write(place.filling)
    out.write(meal.number)
    out.write(suffix)
  }

  /// Returns chips for at most eight favourites and six recent meals, as many as fit on a phone.
  static func chips(of known: RecentMeals, filling entry: QuickEntry, at place: DayContext) -> [RecentMealChipView] {
    // The category that the visitor has chosen is preserved.
    let category = MealCategory.main.first { $0.name.isSameBytes(as: entry.chosenCategory) }
    let suffix = (category.map { "&category=\(PercentEncoding.encoded($0.name))" } ?? "") + "#name"
    let filled = Meal.ID(entry.filled)
    return (known.favourites.prefix(8) + known.recent.prefix(6)).map {
      RecentMealChipView(meal: $0, isChosen: $0.id == filled, suffix: suffix, place: place)
    }
  }
}

/// A suggestion for the name field: a meal eaten before, or a recipe. Its values are written without intermediate
/// strings, since a page has many suggestions.
struct QuickEntrySuggestionView: View {
  private let number: Int
  private let name: String
  private let memory: NutrientSource
  private let category: String?
  private let figures: (energy: Energy?, isEstimated: Bool, macros: Macros)
  private let picture: String?
  private let format: Formatter

  init(_ meal: ListedMeal, at place: DayContext) {
    number = meal.number
    name = meal.name.text
    memory = .day(meal.date)
    category = MealCategory.main.contains(meal.category) ? meal.category.name : nil
    figures = (meal.energy, meal.isEstimated, meal.macros)
    picture = meal.photo.map { place.thumbnails.small($0) }
    format = place.format
  }

  init(_ recipe: ListedRecipe, at place: DayContext) {
    number = Int(recipe.id.number)
    name = recipe.name.text
    memory = .recipe
    category = nil
    let energy = recipe.numbers.energy
    figures = (energy?.value, energy?.isEstimated ?? false, recipe.numbers.macros)
    picture = recipe.picture == .none ? nil : place.chrome.picture(of: recipe, .small)
    format = place.format
  }

  static let fields: Fields<QuickEntrySuggestionView> = [
    "id": .written { $0.writeID(to: &$1) },
    "name": .text(\.name),
    "said": .written { $0.memory.write($0.format, to: &$1) },
    "when": .written { $0.writeSource(to: &$1) },
    "energy": .written { Formatter.write(proposed: $0.figures.energy, isEstimated: $0.figures.isEstimated, to: &$1) },
    "category": .text(\.category),
    "figures": .written { $0.writeTyped(to: &$1) },
    "picture": .text(\.picture),
    "tint": .tint(\.name),
  ]

  /// Writes the id as in forms, see ``KnownDish/ID/text``.
  private func writeID(to out: inout Output) {
    if case .recipe = memory { out.write(markup: KnownDish.ID.recipeMark) }
    out.write(number)
  }

  /// Writes the source, such as "Thu 19 Nov" or "Recipe".
  private func writeSource(to out: inout Output) {
    switch memory {
    case .day(let date): format.write(short: date, to: &out)
    case .recipe: out.write(markup: "Recipe")
    }
  }

  /// Writes the values that the form is filled with, such as "371,54,14,11"; unknown ones are empty.
  private func writeTyped(to out: inout Output) {
    if let energy = figures.energy { out.write(energy.kilocalories) }
    for macro in Macro.allCases {
      out.write(byte: UInt8(ascii: ","))
      if let mass = figures.macros[macro] { out.write(QuickEntry.wholeGrams(mass)) }
    }
  }
}

/// The meal or recipe with which the quick entry is filled.
struct QuickEntrySourceView: View {
  let dish: KnownDish
  let clear: String
  let place: DayContext

  static let fields: Fields<QuickEntrySourceView> = [
    "said": .text { NutrientSource($0.dish).sentence($0.place.format) },
    "energy": .text { Formatter.proposed($0.content.energy, isEstimated: $0.content.isEstimated) },
    "picture": .text(\.picture),
    "letter": .letter(\.content.name.text),
    "kind": .text { if case .meal(let meal) = $0.dish { meal.content.category.kind } else { nil } },
    "tint": .tint(\.content.name.text),
    "clear": .text(\.clear),
  ]

  private var content: MealContent { dish.content(on: place.day, at: place.visitor.now) }

  private var picture: String? {
    switch dish {
    case .meal(let meal): return meal.photo.map { place.thumbnails.small($0) }
    case .recipe(let recipe):
      return recipe.picture == .none ? nil : place.chrome.picture(recipe.picture, of: recipe.id, .small)
    }
  }
}
