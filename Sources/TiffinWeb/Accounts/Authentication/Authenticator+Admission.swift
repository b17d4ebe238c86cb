import TiffinCore

extension Authenticator {
  /// Makes an account for a person whom the web server names for the first time.
  ///
  /// - Throws: ``SignedOut`` for any other unknown person.
  func admit(_ request: Request) throws {
    guard mode == .proxy else { throw SignedOut() }
    let username = try username(of: request)
    let isNew = try add(username)
    if try people.vouched(username) == nil { throw isNew ? StoreError.notFound : DoorError.otherSpelling }
  }

  /// - Returns: false if the name is taken, in another spelling or by a simultaneous request.
  private func add(_ username: Username) throws -> Bool {
    let account = NewAccount(username: username, name: .called(username.text), passwordHash: nil)
    do throws(AccountError) {
      _ = try accounts.addVouched(account)
      return true
    } catch {
      if error == .usernameTaken { return false }
      throw error
    }
  }
}
