import TiffinCore

/// The answer to the question what a basket cost, as typed, with the reasons why it was refused.
struct BasketCostForm: Sendable {
  /// The key with which the basket was cleared.
  let batch: SubmissionKey
  let typed: String
  var errors = FormErrors()

  /// Parses an amount.
  ///
  /// - Parameter field: The field's name in the form.
  /// - Throws: ``FormErrors`` if the text is empty, or no amount of money.
  static func read(_ typed: String, at field: String, in currency: Currency) throws(FormErrors) -> Money {
    var errors = FormErrors()
    let paid = errors.figure(field, typed, .money("The cost", in: currency))
    if let paid { return paid }
    if errors.isEmpty { errors.add("Enter what it cost", at: field, label: "Cost") }
    throw errors
  }
}
