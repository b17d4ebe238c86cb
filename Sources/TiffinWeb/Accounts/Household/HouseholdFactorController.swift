import TiffinCore

/// Makes a second factor a duty of every member, or no longer.
struct HouseholdFactorController: Controller {
  let services: Services

  var household: HouseholdController { HouseholdController(services) }

  /// An owner who ends the duty gives their password before: an unlocked phone must not make it easier to come in.
  func set(_ request: Request, for visitor: Visitor) throws -> Response {
    let form = try request.form()
    let isRequired = try form.text("required") == "1"
    if !isRequired, let refused = try refusal(form, visitor, request) { return refused }
    try households.requireFactor(isRequired, by: visitor.person.id)
    log.did(
      isRequired ? "requires a second factor of the household" : "requires no second factor of the household any more",
      visitor, request)
    return .seeOther(visitor.links.household(did: .factorSet))
  }

  /// The page again if the password is asked for and this is not it.
  private func refusal(_ form: FormData, _ visitor: Visitor, _ request: Request) throws -> Response? {
    let current = try households.household(of: visitor.person)
    let asked = try pages.database.snapshot { try household.asked(by: current, of: visitor, $0) }
    guard let asked else { return nil }
    do {
      try ownPassword.check(form, of: asked.account, request)
      return nil
    } catch {
      let errors = try FormErrors(account: error)
      return try pages.database.snapshot { try household.page(visitor, errors: errors, request, $0) }
    }
  }
}
