/// The shared settings of a household. Owners and members may change them.
public struct HouseholdSettings: Equatable, Sendable {
  /// The household's currency.
  public var currency: Currency
  /// The budget for a week's food; nil if none is set.
  public var weeklyBudget: Money?
  /// The usual number of servings; nil for one per member.
  public var cooksFor: Servings?

  /// Combines the columns that the store read.
  public init(currency: Currency = .dollar, weeklyBudget: Money? = nil, cooksFor: Servings? = nil) {
    self.currency = currency
    self.weeklyBudget = weeklyBudget
    self.cooksFor = cooksFor
  }
}

/// A change of some settings; nil leaves a setting as it is.
public struct HouseholdSettingsChange: Equatable, Sendable {
  /// The new currency. Amounts keep their numbers, not their worth.
  public var currency: Currency?
  /// The budget in the new currency, or else in the household's; the inner nil removes it.
  public var weeklyBudget: Money??
  /// The usual number of servings; the inner nil means one per member.
  public var cooksFor: Servings??

  /// Changes nothing.
  public init(currency: Currency? = nil, weeklyBudget: Money?? = nil, cooksFor: Servings?? = nil) {
    self.currency = currency
    self.weeklyBudget = weeklyBudget
    self.cooksFor = cooksFor
  }

  /// True if nothing changes.
  public var isEmpty: Bool { self == HouseholdSettingsChange() }
}
