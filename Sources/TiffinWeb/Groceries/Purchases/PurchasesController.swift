import TiffinCore

/// The controller of purchases: what cleared baskets cost.
struct PurchasesController: Controller {
  let services: Services

  func show(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    try page(visitor, notice: try Notice<PurchaseNoticeAction>(request.query), statements)
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
    let typed = try request.form().text("cost") ?? ""
    do {
      try visitor.requirePresence()
      let paid = try BasketCostForm.read(typed, at: PurchaseRowView.field(of: id), in: visitor.person.currency)
      try groceries.correct(id, to: paid, by: visitor.person)
      return .seeOther(visitor.links.purchases(Notice(.saved, id)))
    } catch {
      let form = PurchasesView.Form(purchase: id, typed: typed, errors: try FormErrors(error))
      return try pages.database.snapshot { try page(visitor, form: form, $0) }
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
    _ visitor: Visitor, notice: Notice<PurchaseNoticeAction>? = nil, form: PurchasesView.Form? = nil,
    _ statements: borrowing Statements
  ) throws -> Response {
    let purchases = try GroceryStore.purchases(of: visitor.person, statements)
    if let form, !purchases.contains(where: { $0.id == form.purchase }) { throw StoreError.notFound }
    let view = PurchasesView(purchases: purchases, notice: notice, form: form, visitor: visitor)
    return try pages.html(view, for: visitor, statements, refused: form?.errors)
  }
}
