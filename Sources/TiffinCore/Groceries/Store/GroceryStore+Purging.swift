extension GroceryStore: Purgeable {
  /// Removes for good the lines that were deleted more than ``StoreLimits/undoDays`` ago, and forms too old to be sent
  /// again. For all households; one round, short enough that no writer waits long.
  ///
  /// - Returns: True if there was something to remove.
  func purgeSome() throws(StoreError) -> Bool {
    let moment = StoreLimits.undoHorizon(now())
    guard try Submissions.groceries.isPurgeDue(before: moment, in: database) else { return false }
    try database.write { statements throws(StoreError) -> Void in
      try Submissions.groceries.purge(before: moment, atMost: 200, statements)
    }
    return true
  }
}
