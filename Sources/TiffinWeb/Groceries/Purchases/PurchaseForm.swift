import TiffinCore

/// The correction of a purchase as typed, with the reasons why it was refused.
struct PurchaseForm: Sendable {
  let purchase: Purchase.ID
  let cost: String
  let day: String
  /// The purchase that the form's page follows; nil on the first page.
  let newer: Purchase.ID?
  var errors = FormErrors()

  init(_ form: FormData, of purchase: Purchase.ID) throws(HTTPRefusal) {
    self.purchase = purchase
    cost = try form.text("cost") ?? ""
    day = try form.text("day") ?? ""
    newer = try form.text("after").flatMap { Purchase.ID(noticed: $0) }
  }

  /// Returns the ID of the field with a purchase's amount.
  static func costField(of id: Purchase.ID) -> String { "p\(id.number)" }

  /// Returns the ID of the field with a purchase's day.
  static func dayField(of id: Purchase.ID) -> String { "d\(id.number)" }

  /// Parses amount and day.
  ///
  /// - Throws: ``FormErrors`` if the amount is none, or if the day is none or in the future.
  func read(for visitor: Visitor) throws(FormErrors) -> (paid: Money, day: LocalDate) {
    var errors = FormErrors()
    var paid: Money?
    do throws(FormErrors) {
      paid = try BasketCostForm.read(cost, at: Self.costField(of: purchase), in: visitor.person.currency)
    } catch {
      errors = error
    }
    let day = LocalDate(typed: day)
    if let day, day > visitor.today {
      errors.add("Choose today or an earlier day", at: Self.dayField(of: purchase), label: "Day")
    } else if day == nil {
      errors.add("Choose a day", at: Self.dayField(of: purchase), label: "Day")
    }
    guard let paid, let day, errors.isEmpty else { throw errors }
    return (paid, day)
  }
}
