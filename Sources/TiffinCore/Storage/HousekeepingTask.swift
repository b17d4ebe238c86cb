/// A background task that the housekeeping runs in small steps, such as the permanent deletion of old rows.
protocol HousekeepingTask: Sendable {
  /// Runs a step: deletes or updates some of the rows that are due, few enough that other writes do not wait long.
  ///
  /// - Returns: True if more rows may be due, so that the method should be called again.
  func purgeSome() throws(StoreError) -> Bool
}
