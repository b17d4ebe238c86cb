import Templating
import TiffinCore

/// The addresses of the meals of a page, written in place: a list has many. They are those of ``Links``.
struct MealAddresses: Sendable {
  /// What an address begins with.
  private let start: String
  /// What leads back to the page, as a query's value; empty where nothing is needed.
  private let place: String

  init(_ links: Links, from place: MealPlace) {
    start = links.meals + "/"
    self.place = place.encoded
  }

  /// As `meal(_:from:)`.
  func writePage(of meal: Int, to out: inout Output) {
    out.write(start)
    out.write(meal)
    guard !place.isEmpty else { return }
    out.write(markup: "?list=")
    out.write(place)
  }

  /// As `edit(_:_:)` with the way back to the page.
  func writeForm(of meal: Int, to out: inout Output) {
    write("/edit?list=", of: meal, to: &out)
    out.write(place)
  }

  /// Where something is done to a meal, such as "/rating".
  func write(_ action: String, of meal: Int, to out: inout Output) {
    out.write(start)
    out.write(meal)
    out.write(markup: action)
  }
}

extension Field {
  /// Where something is done to a meal of a list.
  static func address(
    _ action: String, of meal: @escaping @Sendable (V) -> Int, in addresses: @escaping @Sendable (V) -> MealAddresses
  ) -> Field {
    .written { addresses($0).write(action, of: meal($0), to: &$1) }
  }
}
