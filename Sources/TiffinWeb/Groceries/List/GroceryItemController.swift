import HTTPTypes
import TiffinCore

/// A controller that changes a line of the list.
///
/// The forms that tick, delete and restore a line send the new state, so that sending them twice is harmless.
struct GroceryItemController: Controller {
  let services: Services

  var list: GroceryListController { GroceryListController(services) }

  func toggle(_ request: Request, for visitor: Visitor, _ id: GroceryItem.ID) throws -> Response {
    let form = try request.form()
    let isCompleted = try Self.isCompleted(form)
    let line: GroceryItem.ID
    if let act = try GroceryAct(form) {
      let tick = GroceryTick(id, isCompleted: isCompleted, act: act)
      guard case .applied(let taken) = try groceries.apply(tick, by: visitor.person) else {
        return GroceryQuantityController.response(.removed)
      }
      line = taken
    } else {
      guard let ticked = try groceries.setCompleted(id, isCompleted, by: visitor.person) else {
        return try reportDeleted(id, visitor)
      }
      line = ticked
    }
    if let day = try MealListLocation(form.text("list") ?? "").day { return .seeOther(visitor.links.diary(day)) }
    if !isCompleted { return .seeOther(visitor.links.groceries(nil, at: line)) }
    let below = try request.query.text("at").flatMap(GroceryItem.ID.init(_:))
    return .seeOther(visitor.links.groceries(.item(.ticked, id), at: below))
  }

  /// Sets whether the item is usually at home, needed this once, or bought as usual.
  func keep(_ request: Request, for visitor: Visitor, _ id: GroceryItem.ID) throws -> Response {
    guard let staple = try request.form().text("staple").flatMap(StapleChoice.init(rawValue:)) else {
      throw HTTPRefusal.badRequest("You have it (have), need it this time (need), or buy it as a rule (buy).")
    }
    guard try groceries.find(id, of: visitor.person) != nil else { return try reportDeleted(id, visitor) }
    let wasStaple = try groceries.set(id, staple, by: visitor.person)
    let below = try request.query.text("at").flatMap(GroceryItem.ID.init(_:))
    switch staple {
    case .have: return .seeOther(visitor.links.groceries(.item(wasStaple ? .folded : .had, id), at: below))
    case .need: return .seeOther(visitor.links.groceries(.item(.needed, id), at: id))
    case .buy: return .seeOther(visitor.links.groceries(.item(.bought, id), at: id))
    }
  }

  func edit(_ request: Request, for visitor: Visitor, _ id: GroceryItem.ID) throws -> Response {
    guard let item = try groceries.find(id, of: visitor.person) else {
      return try editDeleted(id, request, visitor)
    }
    let form = try GroceryForm(try request.form(), of: item)
    do {
      try visitor.requirePresence()
      let edit = try form.read(of: item)
      let revision = form.revision(else: item.revision)
      switch try groceries.update(id, to: edit, from: revision, by: visitor.person) {
      case .saved(let line): return .seeOther(visitor.links.groceries(.item(.saved, line), at: line))
      case .changedMeanwhile(let now): return try changed(form, now, visitor)
      }
    } catch {
      return try list.page(GroceryListState(open: id, form: form, errors: try FormErrors(error)), for: visitor)
    }
  }

  func delete(_ request: Request, for visitor: Visitor, _ id: GroceryItem.ID) throws -> Response {
    try groceries.delete(id, by: visitor.person)
    if try groceries.joined(id, of: visitor.person) != nil { return try reportDeleted(id, visitor) }
    return .seeOther(visitor.links.groceries(.item(.deleted, id), at: try Self.place(try request.form())))
  }

  func restore(_ request: Request, for visitor: Visitor, _ id: GroceryItem.ID) throws -> Response {
    let line = try groceries.restore(id, by: visitor.person)
    return .seeOther(visitor.links.groceries(.item(.restored, line), at: line))
  }

  /// Redirects to the list, which reports what happened to a line that no longer exists.
  private func reportDeleted(_ id: GroceryItem.ID, _ visitor: Visitor) throws -> Response {
    let gone = try pages.database.snapshot { try DeletedGrocery(id, of: visitor.person, $0) }
    return .seeOther(visitor.links.groceries(id, gone))
  }

  /// Shows the form of a line that was deleted or merged with another line meanwhile, to restore the line with the
  /// changes, or to apply the changes to the other line.
  private func editDeleted(_ id: GroceryItem.ID, _ request: Request, _ visitor: Visitor) throws -> Response {
    let join = try groceries.joined(id, of: visitor.person)
    let line = join?.line ?? id
    if let join, let now = try groceries.find(line, of: visitor.person) {
      let form = try GroceryForm(try request.form(), of: join.item)
      // The form was sent twice: the first request renamed the line and merged it with the other.
      if let edit = try? form.read(of: join.item), edit.isDone(by: join, on: now) {
        return .seeOther(visitor.links.groceries(.item(.saved, line), at: line))
      }
      return try changed(form.moved(from: join.item, to: now), now, visitor)
    }
    guard let item = try groceries.deleted(line, of: visitor.person) else { throw StoreError.notFound }
    var form = try GroceryForm(try request.form(), of: join?.item ?? item)
    if let join { form = form.moved(from: join.item, to: item) }
    if try request.form().text("restore") != nil, !visitor.isResuming {
      return try editRestored(item, form, visitor)
    }
    let others = try pages.others(of: visitor)
    var errors = FormErrors()
    errors.add("\(others) deleted this item meanwhile. Save again to restore it", at: "n\(line.number)")
    return try list.page(
      GroceryListState(open: line, form: form, errors: errors, deleted: item), for: visitor, status: .conflict)
  }

  /// Restores a line with the changes of its form. If the changes are invalid, the line stays deleted.
  private func editRestored(_ item: GroceryItem, _ form: GroceryForm, _ visitor: Visitor) throws -> Response {
    do {
      try visitor.requirePresence()
      let edit = try form.read(of: item)
      let revision = form.revision(else: item.revision)
      switch try groceries.restore(item.id, to: edit, from: revision, by: visitor.person) {
      case .saved(let line): return .seeOther(visitor.links.groceries(.item(.saved, line), at: line))
      case .changedMeanwhile(let now): return try changed(form, now, visitor)
      }
    } catch {
      return try list.page(
        GroceryListState(open: item.id, form: form, errors: try FormErrors(error), deleted: item), for: visitor)
    }
  }

  /// Shows the form again with the current revision, so that saving it overwrites another person's changes.
  private func changed(_ form: GroceryForm, _ now: GroceryItem, _ visitor: Visitor) throws -> Response {
    var form = form
    form.revision = String(now.revision)
    var errors = FormErrors()
    let quantity = now.quantity.isEmpty ? "" : ", \(now.quantity)"
    let others = try pages.others(of: visitor)
    errors.add(
      "\(others) changed it to “\u{2068}\(now.name.text)\u{2069}\(quantity)” meanwhile. Save again to keep yours",
      at: "n\(now.id.number)")
    return try list.page(GroceryListState(open: now.id, form: form, errors: errors), for: visitor, status: .conflict)
  }

  private static func isCompleted(_ form: FormData) throws(HTTPRefusal) -> Bool {
    switch try form.text("completed") {
    case "1": true
    case "0": false
    default: throw .badRequest("A line is in the basket (1) or not (0).")
    }
  }

  /// Returns the line to which the page is scrolled afterwards; nil if the form states none.
  private static func place(_ form: FormData) throws(HTTPRefusal) -> GroceryItem.ID? {
    guard let at = try form.text("at"), at.hasPrefix("item-") else { return nil }
    return GroceryItem.ID(String(at.dropFirst("item-".count)))
  }
}
