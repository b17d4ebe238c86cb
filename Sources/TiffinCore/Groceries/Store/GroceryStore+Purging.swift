extension GroceryStore: HousekeepingTask {
  /// Purges lines and purchases of all households that were deleted more than ``StoreLimits/undoDays`` days ago, and
  /// submission keys of the same age. One call removes at most 200 rows of each, so that writers do not wait long.
  ///
  /// - Returns: True if there was something to purge.
  func purgeSome() throws(StoreError) -> Bool {
    let moment = StoreLimits.undoHorizon(now())
    let isListDue = try Submissions.groceries.isPurgeDue(before: moment, in: database)
    let arePurchasesDue = try PurchaseRows.isPurgeDue(before: moment, in: database)
    guard isListDue || arePurchasesDue else { return false }
    try database.write { statements throws(StoreError) -> Void in
      try Submissions.groceries.purge(before: moment, atMost: 200, statements)
      try PurchaseRows.purge(before: moment, atMost: 200, statements)
    }
    return true
  }
}
