import TiffinCore

extension PlanEntry {
  /// When it is begun: dinner, and what nobody gave a time, when the person cooks.
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
