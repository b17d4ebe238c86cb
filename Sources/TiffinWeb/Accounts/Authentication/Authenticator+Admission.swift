import TiffinCore

extension Authenticator {
  /// Creates an account for a person whom the web server names for the first time.
  ///
  /// - Throws: ``SignedOut`` if the web server does not identify people; ``VisitorRefusal/otherSpelling(_:account:)``
  ///   if an account has the name in another spelling.
  func admit(_ request: Request) throws {
    guard mode == .proxy else { throw SignedOut() }
    let username = try username(of: request)
    let isNew = try add(username)
    guard try people.identifiedByProxy(username) == nil else { return }
    guard !isNew, let account = try accounts.find(username.text) else { throw StoreError.notFound }
    throw VisitorRefusal.otherSpelling(username.text, account: account.username.text)
  }

  /// Creates the account.
  ///
  /// - Returns: False if an account with the name exists, in another spelling or from a concurrent request.
  private func add(_ username: Username) throws -> Bool {
    let account = NewAccount(username: username, name: .called(username.text), passwordHash: nil)
    do throws(AccountError) {
      _ = try accounts.addIdentifiedByProxy(account, to: newcomersHousehold)
      return true
    } catch {
      if error == .usernameTaken { return false }
      throw error
    }
  }
}
