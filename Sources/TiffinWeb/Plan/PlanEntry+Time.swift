import TiffinCore

extension PlanEntry {
  /// Returns the time at which the entry begins. For dinner, for other categories, and for entries without a time of
  /// day, it is the person's cooking time.
  func start(for person: Person) -> LocalTime {
    let time: LocalTime? =
      switch slot {
      case .breakfast: LocalTime(hour: 8, minute: 0)
      case .lunch: LocalTime(hour: 12, minute: 0)
      case .snack: LocalTime(hour: 16, minute: 0)
      case .dinner, .other, nil: nil
      }
    return time ?? person.settings.cooksAt
  }
}
