import TiffinCore

/// The addresses of a page's meals. They equal those of ``Links``, but their common parts are made once, since a list has
/// many.
struct MealAddresses: Sendable {
  /// The part of an address before the meal's number.
  private let start: String
  /// The query value by which a page returns to the list; empty for the first page of all meals.
  private let place: String

  /// The address of the page, to which the number of the row to open is appended.
  private let opening: String
  private let closing: String

  init(_ links: Links, from place: MealListLocation) {
    start = links.meals + "/"
    self.place = place.encoded
    let page = place.day.map(links.diary) ?? links.list(place)
    opening = page + (place.day == nil && !place.text.isEmpty ? "&open=" : "?open=")
    closing = page + "#meal-"
  }

  /// Returns the address of the page with the meal's row open, or closed if it is open.
  func row(_ meal: Int, isOpen: Bool) -> String { isOpen ? "\(closing)\(meal)" : "\(opening)\(meal)#m\(meal)" }

  /// Returns the address of the meal's page, as `Links.meal(_:from:)`.
  func page(of meal: Int) -> String { place.isEmpty ? "\(start)\(meal)" : "\(start)\(meal)?list=\(place)" }

  /// Returns the address of the meal's form, as `Links.edit(_:_:)`, with the page to return to.
  func form(of meal: Int) -> String { "\(start)\(meal)/edit?list=\(place)" }

  /// Returns the address of an action on a meal, such as "/rating".
  func action(_ action: String, on meal: Int) -> String { "\(start)\(meal)\(action)" }
}
