import Localization
import Templating
import TiffinCore

/// The quick entry of a day, a short form for a meal: empty, filled from a meal or recipe, or refused.
///
/// A class, because templates pass the view for every name, and copying a large struct is slow.
final class QuickEntryView: View {
  let entry: QuickEntry
  let errors: FormErrors?
  let known: RecentMeals
  let recipes: [ListedRecipe]
  /// The meal or recipe with which the entry is filled; nil if it is not filled.
  let filled: KnownDish?
  let place: DayContext
  private let chips: [RecentMealChipView]

  init(
    entry: QuickEntry, errors: FormErrors?, known: RecentMeals, recipes: [ListedRecipe], filled: KnownDish?,
    place: DayContext
  ) {
    self.entry = entry
    self.errors = errors
    self.known = known
    self.recipes = recipes
    self.filled = filled
    self.place = place
    chips = errors == nil ? RecentMealChipView.chips(of: known, filling: entry, at: place) : []
  }

  static let fields: Fields<QuickEntryView> = [
    "action": .text { $0.place.links.quickEntry($0.place.day) },
    "foods": .text { $0.place.links.foods(of: $0.place.day, for: $0.entry) },
    "barcode": .text { $0.place.links.barcode(of: $0.place.day, for: $0.entry) },
    "full": .text(\.place.links.filledMeal),
    "close": .text { $0.errors == nil ? "#main" : $0.place.links.diary($0.place.day) },
    "list": .text { MealListLocation(day: $0.place.day).text },
    "key": .text(\.entry.key),
    "today": .text { $0.entry.today.isEmpty ? nil : $0.entry.today },
    "filled": .text(\.entry.filled),
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "alone": .flag(\.isAlone),
    "some": .flag { !$0.chips.isEmpty },
    "chips": .list(\.chips),
    "liked": .text { $0.chips.first?.meal.isFavourite == true ? $0.place.links.list(.favourites) : nil },
    "dishes": .list(\.dishes),
    "as": .view(\.memory),
    "category": .text(\.entry.chosenCategory),
    "automatic": .flag(\.isAutomatic),
    "usual": .text(\.usual),
    "categories": .list(\.categories),
    "name": .view { $0.field("name", $0.entry.name) },
    "time": .view { $0.field("time", $0.entry.time) },
    "figures": .list(\.figures),
  ]

  /// True if missing nutrients are the only error, so that the page offers to add the name without nutrients.
  private var isAlone: Bool {
    errors?.problems.count == 1 && errors?["kcal"] == QuickEntryReader.withoutFigures
  }

  /// The suggestions: meals, followed by recipes with other names.
  private var dishes: [QuickEntrySuggestionView] {
    let names = known.all.map(\.name.text)
    let others = recipes.filter { recipe in !names.contains { $0.isSameBytes(as: recipe.name.text) } }
    return known.all.map { QuickEntrySuggestionView($0, at: place) }
      + others.map { QuickEntrySuggestionView($0, at: place) }
  }

  private var memory: QuickEntrySourceView? {
    filled.map { dish in
      QuickEntrySourceView(dish: dish, clear: place.links.diary(place.day, DiaryQuery(), part: "name"), place: place)
    }
  }

  private var isAutomatic: Bool { !MealCategory.main.contains { $0.name == entry.category } }

  private var usual: String { MealCategory.usual(at: LocalTime(iso: entry.time) ?? place.visitor.now).name }

  private var categories: [ChoiceView] {
    MealCategory.main.map { ChoiceView(name: $0.name, isOn: $0.name == entry.category) }
  }

  private var figures: [QuickEntryFieldView] {
    [QuickEntryFieldView(id: "kcal", label: "kcal", kind: nil, value: entry.energy, error: errors?["kcal"])]
      + Macro.allCases.map {
        QuickEntryFieldView(
          id: $0.rawValue, label: $0.name, kind: $0.rawValue, value: entry[$0], error: errors?[$0.rawValue])
      }
  }

  private func field(_ id: String, _ value: String) -> FieldView {
    FieldView(id: id, value: value, error: errors?[id])
  }
}

/// A field for energy or a macro.
struct QuickEntryFieldView: View {
  let id: String
  let label: String
  /// The CSS name of the field's colour; nil for energy.
  let kind: String?
  let value: String
  let error: Message?

  static let fields: Fields<QuickEntryFieldView> = [
    "id": .text(\.id), "label": .text(\.label), "kind": .text(\.kind), "value": .text(\.value),
    "error": .message(\.error),
  ]
}
