/// The shared settings of a household. Owners and members may change them.
public struct HouseholdSettings: Equatable, Sendable {
  /// The household's currency.
  public var currency: Currency
  /// The budget for a week's food; nil if none is set.
  public var weeklyBudget: Money?
  /// The number of servings that the household usually cooks; nil if none was chosen.
  public var cooksFor: Servings?

  /// Creates settings from the columns that the store read.
  public init(currency: Currency = .dollar, weeklyBudget: Money? = nil, cooksFor: Servings? = nil) {
    self.currency = currency
    self.weeklyBudget = weeklyBudget
    self.cooksFor = cooksFor
  }
}

/// A change of some settings; nil leaves a setting as it is.
public struct HouseholdSettingsChange: Equatable, Sendable {
  /// The new currency. Amounts keep their numbers; they are not converted.
  public var currency: Currency?
  /// The budget in the new currency, or else in the household's; the inner nil removes it.
  public var weeklyBudget: Money??
  /// The usual number of servings; the inner nil removes the choice.
  public var cooksFor: Servings??
  /// The settings that the form showed; nil to overwrite changes that others made since.
  public var shown: HouseholdSettings?

  /// Creates a change of the given settings.
  public init(currency: Currency? = nil, weeklyBudget: Money?? = nil, cooksFor: Servings?? = nil) {
    self.currency = currency
    self.weeklyBudget = weeklyBudget
    self.cooksFor = cooksFor
  }

  /// True if nothing changes.
  public var isEmpty: Bool { currency == nil && weeklyBudget == nil && cooksFor == nil }

  /// Returns true if somebody else has changed one of these settings since the form was shown, to a value other than this
  /// change's.
  func isLate(for current: HouseholdSettings) -> Bool {
    guard let shown else { return false }
    return currency.map { $0 != current.currency && shown.currency != current.currency } ?? false
      || weeklyBudget.map { $0 != current.weeklyBudget && shown.budgetAmount != current.budgetAmount } ?? false
      || cooksFor.map { $0 != current.cooksFor && shown.cooksFor != current.cooksFor } ?? false
  }
}

extension HouseholdSettings {
  /// The budget in thousandths of the currency's main unit, so that 5.00 is the same number in all currencies.
  fileprivate var budgetAmount: Int? {
    weeklyBudget.map { $0.minorUnits * (0..<(3 - currency.decimals)).reduce(1) { factor, _ in factor * 10 } }
  }
}
