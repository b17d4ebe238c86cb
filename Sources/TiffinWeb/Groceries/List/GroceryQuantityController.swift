import HTTPTypes
import TiffinCore

/// A controller that sets the quantity of a grocery line. Public/acts.js sends the change, possibly long after it was
/// made while the device was offline.
///
/// Responds with 204 to a script and with 303 to any other client; with 409 and the current quantity if it was changed
/// meanwhile; with 410 if the line was removed; with 422 and an error message if the quantity is invalid.
struct GroceryQuantityController: Controller {
  let services: Services

  func setQuantity(_ request: Request, for visitor: Visitor, _ id: GroceryItem.ID) throws -> Response {
    let form = try request.form()
    guard let act = try GroceryAct(form), let typed = try form.text("quantity"), let before = try form.text("before")
    else { throw HTTPRefusal.badRequest("A quantity comes with the one before it, a key and its time.") }
    do {
      let change = GroceryAmountChange(id, to: try GroceryQuantity(typed), from: before, key: act.key)
      switch try groceries.apply(change, by: visitor.person) {
      case .applied(let line): return .seeOther(visitor.links.groceries(nil, at: line))
      case .removed: return Self.removed
      case .changedMeanwhile(let item): return .text(item.quantity, status: .conflict)
      }
    } catch let error as GroceryError {
      var errors = FormErrors()
      errors.add(error.sentence(of: "quantity"), at: nil)
      return Self.refusal(errors)
    }
  }

  /// The response for a line that was removed.
  static let removed = Response.text("It was removed meanwhile.\n", status: .gone)

  /// Returns the refusal of a form that a script sent, as text.
  static func refusal(_ errors: FormErrors) -> Response {
    Response.text(errors.problems.map(\.sentence).joined(separator: ". ")).refused(for: errors)
  }
}

extension GroceryAct {
  /// Parses the act in a form; nil if the form has no times, because no script sent it.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if key or times cannot be read.
  init?(_ form: FormData) throws(HTTPRefusal) {
    guard let sent = try form.text("sent") else { return nil }
    guard let key = try form.text("key").flatMap(SubmissionKey.init(_:)), let sent = Int(sent),
      let acted = try form.text("acted").flatMap({ Int($0) }),
      let act = GroceryAct(key: key, acted: acted, sent: sent)
    else { throw .badRequest("An act on the list comes with a key and two times.") }
    self = act
  }
}
