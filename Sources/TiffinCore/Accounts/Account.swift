/// What a person signs in with.
public struct Account: Identifiable, Hashable, Sendable {
  /// Whose it is.
  public let id: Person.ID
  /// The name to sign in with.
  public let username: Username
  /// The password's hash; nil for somebody whom the web server vouches for.
  public let passwordHash: String?

  /// Puts together what the store read.
  init(id: Person.ID, username: Username, passwordHash: String?) {
    self.id = id
    self.username = username
    self.passwordHash = passwordHash
  }
}

/// Somebody new: what an account is made of.
public struct NewAccount: Sendable {
  /// The name to sign in with.
  public let username: Username
  /// As shown to others.
  public let name: PersonName
  /// The password's hash; nil for somebody whom the web server vouches for.
  public let passwordHash: String?

  /// Nothing is made yet.
  public init(username: Username, name: PersonName, passwordHash: String?) {
    self.username = username
    self.name = name
    self.passwordHash = passwordHash
  }
}

/// What can stand in the way of an account, or of a change in a household.
public enum AccountError: Error, Equatable, Sendable {
  /// Another account has the username.
  case usernameTaken
  /// The code, or the link, is not or no longer good.
  case expired
  /// A household must keep an owner.
  case lastOwner
  /// Only an owner may do that.
  case notOwner
  /// Whoever is invited belongs to that household already.
  case alreadyThere
  /// The store refused.
  case store(StoreError)
}
