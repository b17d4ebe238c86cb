import Templating
import TiffinCore

/// The household's purchases of groceries, for the template `groceries/purchases`.
struct PurchasesView: PageView {
  static let template = "groceries/purchases"

  /// The purchases of the page.
  let purchases: [Purchase]
  /// The purchase that the page follows; nil on the first page.
  let newer: Purchase.ID?
  /// True if there are older purchases.
  let hasOlder: Bool
  let notice: Notice<PurchaseNoticeAction>?
  /// The refused correction; nil if none was refused.
  let form: PurchaseForm?
  let visitor: Visitor

  /// - Parameter purchases: The purchases as read, with one more if there are older ones.
  init(
    purchases: [Purchase], newer: Purchase.ID?, notice: Notice<PurchaseNoticeAction>?, form: PurchaseForm?,
    visitor: Visitor
  ) {
    self.purchases = Array(purchases.prefix(Purchase.pageSize))
    hasOlder = purchases.count > Purchase.pageSize
    (self.newer, self.notice, self.form, self.visitor) = (newer, notice, form, visitor)
  }

  static let fields: Fields<PurchasesView> = [
    "refused": .view { $0.form.map { RefusedFormView($0.errors) } },
    "notice": .view(\.noticeView),
    "some": .flag { !$0.purchases.isEmpty },
    "level": .text(\.level),
    "purchases": .list { view in view.purchases.map { PurchaseRowView($0, on: view) } },
    "latest": .text { $0.newer == nil ? nil : $0.visitor.links.purchases },
    "older": .text { view in
      view.hasOlder ? view.purchases.last.map { view.visitor.links.purchases(after: $0.id) } : nil
    },
  ]

  private var noticeView: GroceryNoticeView? {
    switch notice?.action {
    case .saved: GroceryNoticeView(words: "Saved.")
    case .restored: GroceryNoticeView(words: "Restored.")
    case .deleted:
      notice.map { GroceryNoticeView(words: "Removed.", undo: visitor.links.purchase($0.subject, "restore")) }
    case nil: nil
    }
  }

  /// A sentence about the learnt price level; nil if it is the typical one.
  private var level: String? {
    let difference = visitor.person.currency.priceLevel.percent - 100
    if difference == 0 { return nil }
    let side = difference > 0 ? "above" : "below"
    return "Estimated prices follow what you pay: \(abs(difference))% \(side) Tiffin’s typical prices."
  }
}

/// A purchase in the list of purchases.
struct PurchaseRowView: View {
  let purchase: Purchase
  /// The purchase's refused form; nil if it was not refused.
  let form: PurchaseForm?
  /// The purchase that the page follows; nil on the first page.
  let newer: Purchase.ID?
  let visitor: Visitor

  init(_ purchase: Purchase, on page: PurchasesView) {
    self.purchase = purchase
    form = page.form.flatMap { $0.purchase == purchase.id ? $0 : nil }
    newer = page.newer
    visitor = page.visitor
  }

  private var currency: Currency { visitor.person.currency }

  static let fields: Fields<PurchaseRowView> = [
    "number": .number { Int($0.purchase.id.number) },
    "day": .text { $0.visitor.format.short($0.purchase.day) },
    "paid": .text { $0.visitor.format.money($0.purchase.paid, in: $0.currency) },
    "basket": .text(\.basket),
    "open": .flag { $0.form != nil },
    "field": .view { row in
      row.field(PurchaseForm.costField, row.form?.cost ?? row.purchase.paid.typed(in: row.currency))
    },
    "date": .view { row in row.field(PurchaseForm.dayField, row.form?.day ?? row.purchase.day.iso) },
    "today": .text(\.visitor.today.iso),
    "newer": .text { $0.newer.map { String($0.number) } },
    "sign": .text(\.currency.symbol),
    "save": .text { $0.visitor.links.purchase($0.purchase.id) },
    "delete": .text { $0.visitor.links.purchase($0.purchase.id, "delete") },
  ]

  private func field(_ name: (Purchase.ID) -> String, _ value: String) -> FieldView {
    let id = name(purchase.id)
    return FieldView(id: id, value: value, error: form?.errors[id])
  }

  /// The basket and the person who entered it, such as "11 items · ≈ $31.00 · by Bob".
  private var basket: String {
    let size = purchase.basket.lines == 0 ? nil : purchase.basket.size
    let estimate = purchase.basket.estimate(in: currency)
    let person = purchase.otherPerson.map { "by \u{2068}\($0)\u{2069}" }
    return [size, estimate, person].compactMap(\.self).joined(separator: Formatter.between)
  }
}
