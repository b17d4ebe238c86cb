import Templating
import TiffinCore

/// A writer of the addresses of a page's meals, without intermediate strings, since a list has many. The addresses
/// equal those of ``Links``.
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

  /// Writes the address of the page with the meal's row open, or closed if it is open.
  func writeArrow(of meal: Int, isOpen: Bool, to out: inout Output) {
    out.write(isOpen ? closing : opening)
    out.write(meal)
    guard !isOpen else { return }
    out.write(markup: "#m")
    out.write(meal)
  }

  /// Writes the address of the meal's page, as `Links.meal(_:from:)`.
  func writePage(of meal: Int, to out: inout Output) {
    out.write(start)
    out.write(meal)
    guard !place.isEmpty else { return }
    out.write(markup: "?list=")
    out.write(place)
  }

  /// Writes the address of the meal's form, as `Links.edit(_:_:)`, with the page to return to.
  func writeForm(of meal: Int, to out: inout Output) {
    write("/edit?list=", of: meal, to: &out)
    out.write(place)
  }

  /// Writes the address of an action on a meal, such as "/rating".
  func write(_ action: String, of meal: Int, to out: inout Output) {
    out.write(start)
    out.write(meal)
    out.write(markup: action)
  }
}

extension Field {
  /// Creates a field with the address of an action on a listed meal.
  static func address(
    _ action: String, of meal: @escaping @Sendable (V) -> Int, in addresses: @escaping @Sendable (V) -> MealAddresses
  ) -> Field {
    .written { addresses($0).write(action, of: meal($0), to: &$1) }
  }
}
