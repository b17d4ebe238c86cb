/// Holds what goes for good one day.
protocol Perishable: Sendable {
  /// One turn of removing it, so short that nobody waits long to write.
  ///
  /// - Returns: whether there was something to remove.
  func purgeSome() throws(StoreError) -> Bool
}
