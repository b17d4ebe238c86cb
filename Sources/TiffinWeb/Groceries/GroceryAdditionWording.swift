import TiffinCore

/// The words for the expected or actual result of adding recipes' ingredients.
struct GroceryAdditionWording: Sendable {
  private let tally: GroceryAdditionCounts

  private let arrival: AddedBatchCounts

  init(_ tally: GroceryAdditionCounts, _ arrival: AddedBatchCounts = AddedBatchCounts(things: 0)) {
    self.tally = tally
    self.arrival = arrival
  }

  /// The words after the addition.
  var done: String {
    if tally.differing + tally.kept == 0 { return nothing ?? "Nothing to add." }
    let parts = [
      Self.count(arrival.things, "item added", "items added"),
      arrival.atHome == 0 ? nil : "\(arrival.atHome) usually at home",
      Self.count(tally.changed, "quantity changed", "quantities changed"),
      Self.count(tally.kept, "quantity kept as set by hand", "quantities kept as set by hand"),
      Self.count(tally.dropped, "item removed", "items removed"),
      tally.bought == 0 ? nil : "\(tally.bought) already bought",
    ]
    return "List updated: \(parts.compactMap(\.self).joined(separator: ", "))."
  }

  /// The words before the addition.
  var expected: String {
    if tally.differing + tally.kept == 0 { return nothing ?? "Nothing to add." }
    let parts = [
      Self.count(tally.changed, "quantity will change.", "quantities will change."),
      Self.count(tally.kept, "quantity set by hand stays.", "quantities set by hand stay."),
      Self.count(tally.dropped, "item no longer needed will be removed.", "items no longer needed will be removed."),
      tally.alreadyThere == 0 ? nil : "\(tally.alreadyThere) already on the list.",
      tally.bought == 0 ? nil : "\(tally.bought) already bought.",
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// The sentence if nothing needs to be added; nil if the recipes have no ingredients to buy.
  private var nothing: String? {
    switch (tally.alreadyThere, tally.bought) {
    case (0, 0): return nil
    case (0, _): return "Everything is already bought."
    case (_, _): return "Everything is on the list."
    }
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String? {
    number == 0 ? nil : number == 1 ? "1 \(one)" : "\(number) \(many)"
  }
}
