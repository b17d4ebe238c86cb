import TiffinCore

/// A controller that permanently dismisses first steps, the tasks that the diary suggests to a new person.
struct FirstStepController: Controller {
  let services: Services

  var settings: SettingsStore { services.stores.settings }

  /// Dismisses all steps.
  func dismissAll(_ request: Request, for visitor: Visitor) throws -> Response {
    _ = try request.form()
    try settings.save(SettingsChange { $0.firstSteps = [] }, by: visitor.person)
    return .seeOther(visitor.links.diary(visitor.today))
  }

  func dismiss(_ request: Request, for visitor: Visitor, _ step: FirstStep) throws -> Response {
    let change = SettingsChange { $0.firstSteps.remove(FirstSteps(step)) }
    try settings.save(change, by: visitor.person)
    return .seeOther(visitor.links.diary(visitor.today))
  }
}

extension FirstStep: PathParameter {
  init?(_ segment: String) {
    self.init(rawValue: segment)
  }
}

extension Links {
  /// The address that dismisses all first steps.
  var dismissFirstSteps: String { path("first-steps", "dismiss") }

  /// Returns the address that dismisses a first step.
  func dismiss(_ step: FirstStep) -> String { path("first-steps", step.rawValue, "dismiss") }
}
