extension GroceryStore: Perishable {
  /// Removes for good what was taken off lists more than ``StoreLimits/undoDays`` ago, and the forms that are too old to
  /// come a second time. For everybody; one turn, so short that nobody waits long to write.
  ///
  /// - Returns: whether there was something to remove.
  func purgeSome() throws(StoreError) -> Bool {
    let moment = StoreLimits.undoHorizon(now())
    guard try Submissions.groceries.isPurgeDue(before: moment, in: database) else { return false }
    try database.write { statements throws(StoreError) -> Void in
      try Submissions.groceries.purge(before: moment, atMost: 200, statements)
    }
    return true
  }
}
