import HTTPTypes
import TiffinCore

/// What is done to a line of the list.
///
/// A tick, deleting and bringing back send the state that is wanted, so that sending them twice does no harm.
struct GroceryItemController: Sendable {
  let groceries: GroceryStore
  let list: GroceryListController
  let pages: Pages

  func toggle(_ request: Request, for visitor: Visitor, _ id: GroceryItem.ID) throws -> Response {
    let form = try request.form()
    let isCompleted = try Self.isCompleted(form)
    guard let line = try groceries.setCompleted(id, isCompleted, by: visitor.person) else {
      return .seeOther(visitor.links.groceries)
    }
    if !isCompleted { return .seeOther(visitor.links.groceries(nil, at: line)) }
    return .seeOther(visitor.links.groceries(.item(.ticked, id), at: try Self.place(form)))
  }

  func edit(_ request: Request, for visitor: Visitor, _ id: GroceryItem.ID) throws -> Response {
    guard let item = try groceries.find(id, of: visitor.person) else {
      return try editDeleted(id, request, visitor)
    }
    let form = try GroceryForm(try request.form(), of: item)
    do {
      try visitor.requirePresence()
      let edit = try form.read(of: item)
      let revision = Int(form.revision, radix: 10) ?? item.revision
      switch try groceries.update(id, to: edit, from: revision, by: visitor.person) {
      case .saved(let line): return .seeOther(visitor.links.groceries(.item(.saved, line), at: line))
      case .changedMeanwhile(let now): return try changed(form, now, visitor)
      }
    } catch {
      return try list.page(GroceryPage(open: id, form: form, errors: try FormErrors(error)), for: visitor)
    }
  }

  func delete(_ request: Request, for visitor: Visitor, _ id: GroceryItem.ID) throws -> Response {
    try groceries.delete(id, by: visitor.person)
    return .seeOther(visitor.links.groceries(.item(.deleted, id), at: try Self.place(try request.form())))
  }

  func restore(_ request: Request, for visitor: Visitor, _ id: GroceryItem.ID) throws -> Response {
    let line = try groceries.restore(id, by: visitor.person)
    return .seeOther(visitor.links.groceries(.item(.restored, line), at: line))
  }

  func askForAisle(_ request: Request, for visitor: Visitor, _ id: GroceryItem.ID) throws -> Response {
    guard let item = try groceries.find(id, of: visitor.person) else { throw StoreError.notFound }
    let view = ItemAisleView(item: item, aisles: try groceries.aisles(of: visitor.person), links: visitor.links)
    return try pages.html(view, visitor.chrome)
  }

  func move(_ request: Request, for visitor: Visitor, _ id: GroceryItem.ID) throws -> Response {
    let typed = try request.form().text("aisle") ?? ""
    let aisle = GroceryAisle.ID(typed)
    if aisle == nil, typed != "0" { throw HTTPRefusal.badRequest("Choose one of the aisles.") }
    try groceries.move(id, to: aisle, by: visitor.person)
    return .seeOther(visitor.links.groceries(.item(.saved, id), at: id))
  }

  /// The line was deleted meanwhile: the form once more, to bring it back with the changes.
  private func editDeleted(_ id: GroceryItem.ID, _ request: Request, _ visitor: Visitor) throws -> Response {
    guard let item = try groceries.deleted(id, of: visitor.person) else { throw StoreError.notFound }
    let form = try GroceryForm(try request.form(), of: item)
    if try request.form().text("restore") != nil, !visitor.isResuming {
      let line = try groceries.restore(id, by: visitor.person)
      if line == id { return try edit(request, for: visitor, id) }
      // The same thing was put on the list anew.
      guard let now = try groceries.find(line, of: visitor.person) else { throw StoreError.notFound }
      return try changed(form, now, visitor)
    }
    var errors = FormErrors()
    errors.add(
      "This line was taken off the list meanwhile. Save once more to have it back as you typed it",
      at: "n\(id.number)")
    return try list.page(
      GroceryPage(open: id, form: form, errors: errors, deleted: item), for: visitor, status: .conflict)
  }

  /// The form once more, to be saved over what somebody else made of the line.
  private func changed(_ form: GroceryForm, _ now: GroceryItem, _ visitor: Visitor) throws -> Response {
    var form = form
    form.revision = String(now.revision)
    var errors = FormErrors()
    let quantity = now.quantity.isEmpty ? "" : ", \(now.quantity)"
    errors.add(
      "Somebody changed this line meanwhile: it is “\u{2068}\(now.name.text)\u{2069}\(quantity)” now. Save once more to"
        + " have it as you typed it", at: "n\(now.id.number)")
    return try list.page(GroceryPage(open: now.id, form: form, errors: errors), for: visitor, status: .conflict)
  }

  private static func isCompleted(_ form: FormData) throws(HTTPRefusal) -> Bool {
    switch try form.text("completed") {
    case "1": true
    case "0": false
    default: throw .badRequest("A line is in the basket (1) or not (0).")
    }
  }

  /// The line at which one goes on.
  private static func place(_ form: FormData) throws(HTTPRefusal) -> GroceryItem.ID? {
    guard let at = try form.text("at"), at.hasPrefix("item-") else { return nil }
    return GroceryItem.ID(String(at.dropFirst("item-".count)))
  }
}
