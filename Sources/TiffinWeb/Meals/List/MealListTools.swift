import Templating
import TiffinCore

/// The search, categories and order of a list of meals, for the template `meals/tools`.
struct MealListTools: View {
  let place: MealListLocation
  /// The order that the person has chosen for all lists.
  let order: MealOrder
  let links: Links

  static let fields: Fields<MealListTools> = [
    "q": .text { $0.place.search?.text },
    "category": .text { $0.place.category?.word },
    "favourites": .flag(\.place.isFavourites),
    "liked": .text { $0.links.list(.favourites) },
    "clear": .text(\.clear),
    "order": .text(\.order.name),
    "orders": .list(\.orders),
    "list": .text(\.place.beginning.text),
    "tabs": .list(\.tabs),
  ]

  private var clear: String? {
    place.search == nil ? nil : links.list(place.withoutSearch)
  }

  private var orders: [OptionView] {
    MealOrder.allCases.map { OptionView(value: $0.rawValue, label: $0.name, isOn: $0 == order) }
  }

  private var tabs: [MealListTabView] {
    ([nil] + MealCategory.main).map { category in
      MealListTabView(
        name: category?.name ?? "All", href: links.list(place.withCategory(category)),
        isOn: category == place.category && !place.isFavourites)
    }
  }
}

/// A link to a list of meals.
struct MealListTabView: View {
  let name: String
  let href: String
  let isOn: Bool

  static let fields: Fields<MealListTabView> = [
    "name": .text(\.name),
    "href": .text(\.href),
    "on": .flag(\.isOn),
  ]
}
