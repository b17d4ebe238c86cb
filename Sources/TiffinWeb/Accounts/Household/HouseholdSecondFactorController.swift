import TiffinCore

/// A controller that sets whether the household requires a second factor of every member.
struct HouseholdSecondFactorController: Controller {
  let services: Services

  var household: HouseholdController { HouseholdController(services) }

  /// Sets the requirement. An owner who ends the requirement must give their password, so that nobody can end it on an
  /// unlocked phone.
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

  /// Returns the page with an error if the password is required and wrong; nil otherwise.
  private func refusal(_ form: FormData, _ visitor: Visitor, _ request: Request) throws -> Response? {
    let current = try households.household(of: visitor.person)
    let asked = try pages.database.snapshot { try household.asked(by: current, of: visitor, $0) }
    guard let asked else { return nil }
    do {
      try passwordCheck.check(form, of: asked.account, request)
      return nil
    } catch {
      let errors = try FormErrors(account: error)
      return try pages.database.snapshot { try household.page(visitor, errors: errors, request, $0) }
    }
  }
}
