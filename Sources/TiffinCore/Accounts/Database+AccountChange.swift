extension Database {
  /// Runs statements that happen together or not at all, and may be refused by a rule of accounts and households.
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
          // Any error takes back what was done so far; the refusal itself is told below.
          if case .store(let error) = error { throw error }
          throw .refused("\(error)")
        }
      }
    } catch {
      throw refusal ?? .store(error)
    }
  }
}

/// Lets a statement's error through as one that an account can meet.
func storing<T>(_ body: () throws(StoreError) -> T) throws(AccountError) -> T {
  do throws(StoreError) { return try body() } catch { throw .store(error) }
}
