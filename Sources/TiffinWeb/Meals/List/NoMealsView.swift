import Templating
import TiffinCore

/// The message in place of an empty list; there may be meals in other lists.
struct NoMealsView: View {
  let place: MealPlace
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

  /// The kind of meal, such as "lunch"; "meal" for all.
  private var what: String { place.isFavourites ? "favourite" : place.category?.word ?? "meal" }

  private var sentence: String {
    if place.isFavourites { return place.after == nil ? "No favourites yet" : "No more favourites" }
    guard place.after == nil else { return order == .date ? "No older meals" : "No more meals" }
    return "No \(what) yet"
  }

  /// The link to the same search among all meals; nil without a search, or among all meals.
  private var all: String? {
    place.search == nil || place.category == nil && !place.isFavourites ? nil : links.list(place.among(nil))
  }

  private var clear: String? {
    place.search == nil ? nil : links.list(place.withoutSearch)
  }
}
