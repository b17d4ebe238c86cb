/// What a household plans for a day, and whoever asks has not eaten yet.
public struct UneatenEntry: Identifiable, Equatable, Sendable {
  /// As it is planned.
  public let entry: PlanEntry
  /// What the grocery list still has for it, to be bought before that day; each thing once.
  public internal(set) var toBuy: [String] = []

  /// The entry's.
  public var id: PlanEntry.ID { entry.id }
  /// Where it stands in its day: what nobody gave a time is a dinner, as in the calendar.
  public var category: MealCategory { entry.slot ?? .dinner }

  init(_ entry: PlanEntry) {
    self.entry = entry
  }
}

extension DayTotals {
  /// What one serving of each would give.
  public init(_ entries: [UneatenEntry]) {
    self = .none
    for recipe in entries.map(\.entry.recipe) {
      let energy = recipe?.numbers.energy
      add(
        energy?.value, isEstimated: energy?.isEstimated ?? false, recipe.flatMap { $0.numbers.share(of: $0.id) },
        recipe?.numbers.macros ?? .unknown)
    }
  }
}
