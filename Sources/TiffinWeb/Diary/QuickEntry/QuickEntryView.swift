import Templating
import TiffinCore

/// The quick entry of a day, empty, filled from a favourite, or refused.
struct QuickEntryView: View {
  let entry: QuickEntry
  let errors: FormErrors?
  let favourites: [FavouriteView]
  let place: DayPlace

  static let fields: Fields<QuickEntryView> = [
    "key": .text(\.entry.key),
    "filled": .text(\.entry.filled),
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "some": .flag { !$0.favourites.isEmpty },
    "favourites": .list(\.favourites),
    "full": .text { $0.place.links.newMeal(from: MealPlace(day: $0.place.day)) },
    "automatic": .flag(\.isAutomatic),
    "needed": .flag(\.entry.unknown.isEmpty),
    "categories": .list(\.categories),
    "name": .view { $0.field("name", $0.entry.name) },
    "time": .view { $0.field("time", $0.entry.time) },
    "carbs": .view { $0.field("carbs", $0.entry.carbs) },
    "protein": .view { $0.field("protein", $0.entry.protein) },
    "fat": .view { $0.field("fat", $0.entry.fat) },
  ]

  private var isAutomatic: Bool { !Category.main.contains { $0.name == entry.category } }

  private var categories: [ChoiceView] {
    Category.main.map { ChoiceView(name: $0.name, isOn: $0.name == entry.category) }
  }

  private func field(_ id: String, _ value: String) -> FieldView {
    FieldView(id: id, value: value, error: errors?[id])
  }
}
