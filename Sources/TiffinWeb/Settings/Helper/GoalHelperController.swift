import TiffinCore

/// Works out a goal from what a person says of themselves, which is not stored and stands in no address.
struct GoalHelperController: Sendable {
  let settings: SettingsController

  init(_ services: Services) {
    settings = SettingsController(services)
  }

  func calculate(_ request: Request, for visitor: Visitor, _ part: SettingsPart) throws -> Response {
    guard part == .goals else { throw HTTPRefusal.notFound }
    var form = GoalHelperForm()
    try form.take(sent: request.form())
    var helper = GoalHelperView(form: form, isOpen: true)
    do {
      try visitor.requirePresence()
      helper.need = try EnergyNeed(form)
    } catch {
      helper.errors = try FormErrors(error)
    }
    return try settings.show(helper, request, for: visitor)
  }
}
