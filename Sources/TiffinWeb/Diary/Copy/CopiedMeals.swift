import Templating
import TiffinCore

/// Meals that were just copied to a day. The notice about them can undo the copy.
struct CopiedMeals: Sendable {
  let ids: [Meal.ID]

  /// The ids as the value of a query field.
  var text: String { ids.map { String($0.number) }.joined(separator: ",") }

  init(_ ids: [Meal.ID]) {
    self.ids = ids
  }

  /// Parses at most 1,000 ids from ``text``; invalid ids are ignored.
  init(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: ",")).prefix(1_000)
    ids = parts.compactMap { String($0).flatMap(Meal.ID.init(_:)) }
  }
}

/// The notice about copied meals.
struct CopiedMealsView: View {
  let copied: CopiedMeals
  /// The totals of the day, including the copies.
  let totals: DayTotals
  let place: DayContext

  static let fields: Fields<CopiedMealsView> = [
    "sentence": .text(\.sentence),
    "undo": .text { $0.copied.ids.isEmpty ? nil : "\($0.place.links.diary($0.place.day))/copy/undo" },
    "meals": .text(\.copied.text),
  ]

  private var sentence: String {
    switch copied.ids.count {
    case 0: "Nothing to copy."
    case 1: "Copied one meal." + stand
    case let count: "Copied \(count) meals." + stand
    }
  }

  private var stand: String { place.visitor.standing(totals, on: place.day).map { " \($0)" } ?? "" }
}
