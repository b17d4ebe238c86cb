import TiffinCore

/// An action on entries of the plan, reported by the page that follows.
enum PlanAction: String, NoticeAction {
  typealias Subject = PlanEntries

  case added, moved, removed, restored, copied, eaten, uneaten, adjusted
  /// The number of servings of its recipe was set.
  case served
  /// Nothing was changed: another person changed the entry first.
  case late
  /// Nothing was done: the entry had been removed before.
  case gone
}

extension Notice<PlanAction> {
  /// Returns the request for the data that the notice needs.
  ///
  /// - Parameter isTakenOff: true if the share of the removed entries was removed from the grocery list.
  func noted(isTakenOff: Bool) -> NotedEntries.Request {
    let state: NotedEntries.Request.State =
      switch action {
      case .removed: .removed(isOnList: !isTakenOff)
      case .gone: .removed(isOnList: false)
      case .eaten, .served: .eaten
      case .added, .moved, .restored, .copied, .uneaten, .adjusted, .late: .planned
      }
    return NotedEntries.Request(subject.ids, state, isOfOthers: action == .late || action == .gone)
  }
}
