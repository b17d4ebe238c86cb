import TiffinCore

/// An action on entries of the plan, reported on the next page.
enum PlanNoticeAction: String, NoticeAction {
  typealias Subject = PlanEntryIDs

  case added, moved, removed, restored, copied, eaten, uneaten, adjusted
  /// The number of servings of the entry's recipe was set.
  case served
  /// Nothing was changed, because another person changed the entry first.
  case late
  /// Nothing was changed, because the entry had been removed.
  case gone
}

extension Notice<PlanNoticeAction> {
  /// Returns the request for the data that the notice needs.
  ///
  /// - Parameter isTakenOff: True if the quantities of the removed entries were removed from the grocery list.
  func noted(isTakenOff: Bool) -> NoticeEntries.Query {
    let state: NoticeEntries.Query.State =
      switch action {
      case .removed: .removed(isOnList: !isTakenOff)
      case .gone: .removed(isOnList: false)
      case .eaten, .served: .eaten
      case .added, .moved, .restored, .copied, .uneaten, .adjusted, .late: .planned
      }
    return NoticeEntries.Query(subject.ids, state, isOfOthers: action == .late || action == .gone)
  }
}
