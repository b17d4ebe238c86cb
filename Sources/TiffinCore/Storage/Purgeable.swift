/// A store with rows that are permanently deleted after some time.
protocol Purgeable: Sendable {
  /// Deletes some of the rows that are due, few enough that other writes do not wait long.
  ///
  /// - Returns: True if rows were deleted, so that there may be more.
  func purgeSome() throws(StoreError) -> Bool
}
