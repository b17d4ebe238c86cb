/// A person's credentials.
public struct Account: Identifiable, Hashable, Sendable {
  /// The ID of the person who signs in with this account.
  public let id: Person.ID
  /// The name for signing in.
  public let username: Username
  /// The password's hash; nil if the web server authenticates the person.
  public let passwordHash: String?
}

/// The data for a new account.
public struct NewAccount: Sendable {
  /// The name for signing in.
  public let username: Username
  /// The name that others see.
  public let name: PersonName
  /// The password's hash; nil if the web server authenticates the person.
  public let passwordHash: String?
  /// The time zone of the device on which the account is created; ``TimeZoneChoice/notChosen`` if unknown.
  public let timeZone: TimeZoneChoice
  /// The first day of the week in the device's locale; nil if unknown.
  public let weekStart: Weekday?
  /// The settings of a household that starts with this account; nil for the defaults.
  public let household: HouseholdSettings?

  /// Creates the data; nothing is stored yet.
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

/// An error of changing an account or a household.
public enum AccountError: Error, Equatable, Sendable {
  /// Another account has that username.
  case usernameTaken
  /// The code or link is wrong, used or expired.
  case expired
  /// The household would have no owner left.
  case lastOwner
  /// The change is reserved for owners of the household.
  case notOwner
  /// An owner without a second factor cannot require one of others.
  case noFactor
  /// The household has ``OneTimeLinkStore/mostInvitations`` unused invitations.
  case tooManyInvitations
  /// The invited person is already a member of that household.
  case alreadyThere
  /// The household that new people join does not exist, or several have its name.
  case noHousehold
  /// The store failed.
  case store(StoreError)
}
