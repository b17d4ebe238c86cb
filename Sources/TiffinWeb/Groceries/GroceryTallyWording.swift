import TiffinCore

/// The outcome for recipes' ingredients, expected or actual, in words.
struct GroceryTallyWording: Sendable {
  private let tally: GroceryTally

  private let arrival: GroceryArrival

  init(_ tally: GroceryTally, _ arrival: GroceryArrival = GroceryArrival(things: 0)) {
    self.tally = tally
    self.arrival = arrival
  }

  /// The words after it was done.
  var done: String {
    if tally.differing + tally.kept == 0 { return nothing ?? "There was nothing to add." }
    let parts = [
      Self.count(arrival.things, "One thing added.", "things added."),
      Self.count(arrival.atHome, "One you usually have.", "you usually have."),
      Self.count(tally.changed, "One quantity was brought up to date.", "quantities were brought up to date."),
      Self.count(tally.kept, "One quantity set by hand was kept.", "quantities set by hand were kept."),
      Self.count(tally.dropped, "One that is needed no more went off.", "that are needed no more went off."),
      Self.count(tally.alreadyThere, "One was there already.", "were there already."),
      Self.count(tally.bought, "One was bought already.", "were bought already."),
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// The words before it is done.
  var expected: String {
    if tally.differing + tally.kept == 0 { return nothing ?? "There is nothing to add." }
    let parts = [
      Self.count(tally.changed, "One quantity will be brought up to date.", "quantities will be brought up to date."),
      Self.count(tally.kept, "One quantity set by hand is kept.", "quantities set by hand are kept."),
      Self.count(tally.dropped, "One that is needed no more will go off.", "that are needed no more will go off."),
      Self.count(tally.alreadyThere, "One is on the list already.", "are on the list already."),
      Self.count(tally.bought, "One was bought already.", "were bought already."),
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// Nil if there is nothing that could be missing either.
  private var nothing: String? {
    switch (tally.alreadyThere, tally.bought) {
    case (0, 0): return nil
    case (_, 0): return "All of it is on the list already."
    case (0, _): return "All of it was bought already."
    case (let there, let bought):
      let (are, were) = (there == 1 ? "is" : "are", bought == 1 ? "was" : "were")
      return "Nothing is missing: \(there) \(are) on the list, \(bought) \(were) bought already."
    }
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String? {
    number == 0 ? nil : number == 1 ? one : "\(number) \(many)"
  }
}
