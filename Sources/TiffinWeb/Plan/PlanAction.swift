import TiffinCore

/// What is done to entries of the plan.
enum PlanAction: String, NoticeAction {
  typealias Subject = PlanEntries

  case added, moved, removed, restored, copied, eaten, uneaten, adjusted
  /// Somebody said for how many its recipe is.
  case served
  /// Not changed: somebody else was faster.
  case late
  /// Not done: it was removed before.
  case gone
}

extension Notice<PlanAction> {
  /// What a page has to know in order to say it.
  ///
  /// - Parameter isTakenOff: whether the share of what was removed is off the grocery list.
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
