/// A person's credentials.
public struct Account: Identifiable, Hashable, Sendable {
  /// The person who signs in with it.
  public let id: Person.ID
  /// The name for signing in.
  public let username: Username
  /// The password's hash; nil if the web server authenticates the person.
  public let passwordHash: String?

  /// Combines the columns that the store read.
  init(id: Person.ID, username: Username, passwordHash: String?) {
    self.id = id
    self.username = username
    self.passwordHash = passwordHash
  }
}

/// The data for a new account.
public struct NewAccount: Sendable {
  /// The name for signing in.
  public let username: Username
  /// The name that others see.
  public let name: PersonName
  /// The password's hash; nil if the web server authenticates the person.
  public let passwordHash: String?
  /// The zone of the device on which the account is made.
  public let timeZone: TimeZoneChoice
  /// The first day of the week where the device is; nil if unknown.
  public let weekStart: Weekday?
  /// The settings of a household that begins with this account; nil for the usual ones.
  public let household: HouseholdSettings?

  /// Collects the data; nothing is stored yet.
  public init(
    username: Username, name: PersonName, passwordHash: String?, timeZone: TimeZoneChoice = .notChosen,
    weekStart: Weekday? = nil, household: HouseholdSettings? = nil
  ) {
    self.weekStart = weekStart
    self.household = household
    self.timeZone = timeZone
    self.username = username
    self.name = name
    self.passwordHash = passwordHash
  }
}

/// A reason why an account or a household cannot be changed.
public enum AccountError: Error, Equatable, Sendable {
  /// Another account has that username.
  case usernameTaken
  /// The code or link is wrong, used or expired.
  case expired
  /// The household would have no owner left.
  case lastOwner
  /// Only owners may do this.
  case notOwner
  /// An owner without a second factor requires one of others.
  case noFactor
  /// The household has ``LinkStore/mostInvitations`` that nobody used yet.
  case tooManyInvitations
  /// The invited person is already a member of that household.
  case alreadyThere
  /// The household that newcomers join is not there, or there are several of its name.
  case noHousehold
  /// The store refused.
  case store(StoreError)
}
