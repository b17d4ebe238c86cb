extension Database {
  /// Runs `body` in a write transaction, which any error rolls back. Unlike with ``write(_:)``, `body` may throw any
  /// ``AccountError``.
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
          // Any error rolls back; the original error is thrown below.
          if case .store(let error) = error { throw error }
          throw .refused("\(error)")
        }
      }
    } catch {
      throw refusal ?? .store(error)
    }
  }
}

/// Runs `body`, and wraps its error in ``AccountError/store(_:)``.
func storing<T>(_ body: () throws(StoreError) -> T) throws(AccountError) -> T {
  do throws(StoreError) { return try body() } catch { throw .store(error) }
}
