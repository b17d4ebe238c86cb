import Templating
import TiffinCore

/// The message shown instead of an empty list.
struct NoMealsView: View {
  let place: MealListLocation
  let order: MealOrder
  let links: Links

  static let fields: Fields<NoMealsView> = [
    "picture": .text { ($0.place.category ?? .snack).picture },
    "search": .text { $0.place.search?.text },
    "what": .text(\.what),
    "sentence": .text(\.sentence),
    "liked": .flag(\.place.isFavourites),
    "all": .text(\.all),
    "clear": .text(\.clear),
  ]

  /// The word for the listed meals: "favourite", a category such as "lunch", or "meal" for all meals.
  private var what: String { place.isFavourites ? "favourite" : place.category?.word ?? "meal" }

  private var sentence: String {
    if place.isFavourites { return place.after == nil ? "No favourites yet" : "No more favourites" }
    guard place.after == nil else { return order == .date ? "No older meals" : "No more meals" }
    return "No \(what) yet"
  }

  /// The address of the same search among all meals; nil if nothing was searched, or if all meals were searched.
  private var all: String? {
    place.search == nil || place.category == nil && !place.isFavourites ? nil : links.list(place.withCategory(nil))
  }

  private var clear: String? {
    place.search == nil ? nil : links.list(place.withoutSearch)
  }
}
