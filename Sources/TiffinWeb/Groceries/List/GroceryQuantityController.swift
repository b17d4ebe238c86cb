import HTTPTypes
import Localization
import TiffinCore

/// A controller that sets the quantity of a grocery line. Public/acts.js sends the change, possibly long after it was
/// made while the device was offline.
///
/// The status is 204, or 303 for a form, if the change was applied. Otherwise it is usually 200, with a
/// ``GroceryActOutcome`` as the body, because browsers log other statuses as errors.
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
      case .removed: return Self.response(.removed)
      case .changedMeanwhile(let item): return Self.response(.changed, item.quantity)
      }
    } catch let error as GroceryError {
      var errors = FormErrors()
      errors.add(error.sentence(of: "quantity"), at: nil)
      return Self.refusal(errors, in: visitor.language)
    }
  }

  /// Returns the response for a change that was not applied: the outcome, and the text on the next line.
  static func response(_ outcome: GroceryActOutcome, _ text: String = "") -> Response {
    .text("\(outcome.rawValue)\n\(text)")
  }

  /// Returns the response for a change whose form was refused. It has an error status if a retry may succeed.
  static func refusal(_ errors: FormErrors, in language: Language) -> Response {
    let text = errors.problems.map { $0.sentence.text(in: language) }.joined(separator: ". ")
    switch errors.obstacle {
    case nil: return response(.refused, text)
    case .signedOut: return response(.stale)
    case .busy, .full, .readOnly, .tooManyTries: return Response.text(text).refused(for: errors)
    }
  }
}

/// The reason why a change (an act) was not applied, in the first line of its response.
enum GroceryActOutcome: String, Sendable {
  /// The line was removed meanwhile.
  case removed
  /// The quantity was changed meanwhile; the text is the current one.
  case changed
  /// The change is invalid; the text states the reason.
  case refused
  /// The form has the token of another session.
  case stale
}

extension GroceryAct {
  /// Parses the key and times of a change that a script sent; nil if the form has no time `sent`, because no script
  /// sent it.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if the key or a time is missing or invalid.
  init?(_ form: FormData) throws(HTTPRefusal) {
    guard let sent = try form.text("sent") else { return nil }
    guard let key = try form.text("key").flatMap(SubmissionKey.init(_:)), let sent = Int(sent),
      let acted = try form.text("acted").flatMap({ Int($0) }),
      let act = GroceryAct(key: key, acted: acted, sent: sent)
    else { throw .badRequest("An act on the list comes with a key and two times.") }
    self = act
  }
}
