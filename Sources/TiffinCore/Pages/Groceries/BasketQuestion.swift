/// The question what a basket cost that was just cleared, read in one snapshot.
public struct BasketQuestion: Sendable {
  /// The key with which the lines were cleared.
  public let batch: SubmissionKey
  /// The lines of the basket, with their estimate.
  public let basket: BasketEstimate
  /// The amount that the household has paid this week, in minor units of its currency.
  public let paid: Int
  /// The household's weekly budget; nil if none is set.
  public let budget: Money?

  /// Reads the question; nil if no ticked lines were cleared, if they were restored, or if the cost was entered.
  ///
  /// - Parameter today: A day of the week whose payments are read.
  init?(
    _ request: NoticeGroceries.Query, on today: LocalDate, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    guard case .cleared(let batch) = request,
      let basket = try GroceryStore.basketToAsk(batch, of: person, statements)
    else { return nil }
    (self.batch, self.basket) = (batch, basket)
    let week = today.week(from: person.settings.weekStart)
    let days = (week.first ?? today)...(week.last ?? today)
    paid = try GroceryStore.paid(on: days, of: person, statements).reduce(0) { $0 + $1.minorUnits }
    budget = try HouseholdSettingsStore.settings(of: person.household, statements).weeklyBudget
  }
}
