extension Database {
  /// Runs statements that succeed together or not at all, and that a rule of accounts and households may refuse.
  func change<T>(
    _ body: (borrowing Statements) throws(AccountError) -> T
  ) throws(AccountError) -> T {
    var refusal: AccountError?
    do throws(StoreError) {
      return try write { statements throws(StoreError) in
        do throws(AccountError) {
          return try body(statements)
        } catch {
          refusal = error
          // Any error rolls back; the refusal itself is thrown below.
          if case .store(let error) = error { throw error }
          throw .refused("\(error)")
        }
      }
    } catch {
      throw refusal ?? .store(error)
    }
  }
}

/// Runs a statement, and wraps its error as an account error.
func storing<T>(_ body: () throws(StoreError) -> T) throws(AccountError) -> T {
  do throws(StoreError) { return try body() } catch { throw .store(error) }
}
