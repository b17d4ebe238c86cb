import TiffinCore

/// The controller of purchases: what cleared baskets cost.
struct PurchasesController: Controller {
  let services: Services

  func show(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let newer = try request.query.text("after").flatMap { Purchase.ID(noticed: $0) }
    return try page(visitor, after: newer, notice: try Notice<PurchaseNoticeAction>(request.query), statements)
  }

  /// Saves what the basket cost that was just cleared, or shows the list again with the question.
  func add(_ request: Request, for visitor: Visitor) throws -> Response {
    let form = try request.form()
    guard let batch = try form.text("batch").flatMap({ SubmissionKey($0) }) else {
      throw HTTPRefusal.badRequest("No basket was sent.")
    }
    var cost = BasketCostForm(batch: batch, typed: try form.text("cost") ?? "")
    do {
      try visitor.requirePresence()
      let paid = try BasketCostForm.read(cost.typed, at: "cost", in: visitor.person.currency)
      _ = try groceries.enter(paid, for: batch, on: visitor.today, by: visitor.person)
      return .seeOther(visitor.links.groceries(.costSaved))
    } catch {
      cost.errors = try FormErrors(error)
      let showing = GroceryListState(notice: .cleared(batch), cost: cost)
      return try GroceryListController(services).page(showing, for: visitor)
    }
  }

  func correct(_ request: Request, for visitor: Visitor, _ id: Purchase.ID) throws -> Response {
    var form = try PurchaseForm(try request.form(), of: id)
    do {
      try visitor.requirePresence()
      let (paid, day) = try form.read(for: visitor)
      try groceries.correct(id, to: paid, on: day, by: visitor.person)
      return .seeOther(visitor.links.purchases(Notice(.saved, id)))
    } catch {
      form.errors = try FormErrors(error)
      return try pages.database.snapshot { try page(visitor, after: form.newer, form: form, $0) }
    }
  }

  func delete(_ request: Request, for visitor: Visitor, _ id: Purchase.ID) throws -> Response {
    try groceries.setDeleted(id, true, by: visitor.person)
    return .seeOther(visitor.links.purchases(Notice(.deleted, id)))
  }

  func restore(_ request: Request, for visitor: Visitor, _ id: Purchase.ID) throws -> Response {
    try groceries.setDeleted(id, false, by: visitor.person)
    return .seeOther(visitor.links.purchases(Notice(.restored, id)))
  }

  private func page(
    _ visitor: Visitor, after newer: Purchase.ID?, notice: Notice<PurchaseNoticeAction>? = nil,
    form: PurchaseForm? = nil, _ statements: borrowing Statements
  ) throws -> Response {
    let purchases = try GroceryStore.purchases(of: visitor.person, after: newer, statements)
    if let form, !purchases.contains(where: { $0.id == form.purchase }) { throw StoreError.notFound }
    let view = PurchasesView(purchases: purchases, newer: newer, notice: notice, form: form, visitor: visitor)
    return try pages.html(view, for: visitor, statements, refused: form?.errors)
  }
}
