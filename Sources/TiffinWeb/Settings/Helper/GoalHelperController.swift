import TiffinCore

/// A controller that computes an energy goal from body data, which are neither stored nor part of an address.
struct GoalHelperController: Controller {
  let services: Services

  var settings: SettingsController { SettingsController(services) }

  func calculate(_ request: Request, for visitor: Visitor, _ part: SettingsPart) throws -> Response {
    guard part == .goals else { throw HTTPRefusal.notFound }
    let sent = try request.form()
    var form = GoalHelperForm()
    try form.read(sent: sent)
    if try sent.text("enter") != nil, try form.isAnswered(sent) { return try settings.save(request, for: visitor) }
    var helper = GoalHelperView(form: form, isOpen: true)
    do {
      try visitor.requirePresence()
      helper.need = try EnergyNeed(form)
    } catch {
      helper.errors = try FormErrors(error)
    }
    return try settings.show(helper, SettingsFormReader(sent, visitor.person), request, for: visitor)
  }
}
