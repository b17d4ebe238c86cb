/// A store with rows to remove for good after some time.
protocol Purgeable: Sendable {
  /// Removes some of them, few enough that no writer waits long.
  ///
  /// - Returns: True if there was something to remove, so that more may be left.
  func purgeSome() throws(StoreError) -> Bool
}
