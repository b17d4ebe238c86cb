/// What a household has agreed on. Owners and members may change it.
public struct HouseholdSettings: Equatable, Sendable {
  /// What it counts its money in.
  public var currency: Currency
  /// What a week's food may cost; nil: nothing is set.
  public var weeklyBudget: Money?
  /// For how many it cooks; nil: for its members.
  public var cooksFor: Servings?

  /// Puts together what the store read.
  public init(currency: Currency = .dollar, weeklyBudget: Money? = nil, cooksFor: Servings? = nil) {
    self.currency = currency
    self.weeklyBudget = weeklyBudget
    self.cooksFor = cooksFor
  }
}

/// What somebody wants to be other than it is. Nil: it stays.
public struct HouseholdSettingsChange: Equatable, Sendable {
  /// What to count in from now on. Amounts keep their numbers, not their worth.
  public var currency: Currency?
  /// The budget in that currency, or in the household's; nil within: none any more.
  public var weeklyBudget: Money??
  /// For how many it cooks; nil within: for its members.
  public var cooksFor: Servings??

  /// Changes nothing.
  public init(currency: Currency? = nil, weeklyBudget: Money?? = nil, cooksFor: Servings?? = nil) {
    self.currency = currency
    self.weeklyBudget = weeklyBudget
    self.cooksFor = cooksFor
  }

  /// Nothing is to change.
  public var isEmpty: Bool { self == HouseholdSettingsChange() }
}
