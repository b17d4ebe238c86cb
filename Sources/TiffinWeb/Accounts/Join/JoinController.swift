import TiffinCore

/// A controller that creates an account from an invitation.
struct JoinController: Controller {
  let services: Services

  func show(_ request: Request, _ token: SecretToken) throws -> Response {
    if authenticator.mode == .proxy { try admitIfNew(request) }
    return try signInSteps.pages.database.snapshot { statements in
      guard let invited = try links.invitation(token, statements) else { throw AccountError.expired }
      if let known = try authenticator.recognise(request, statements) {
        let isThere = authenticator.mode == .proxy && invited.household == known.person.household
        return .seeOther(isThere ? request.links.household : "\(request.links.invitation(token))/accept")
      }
      return try page(NewAccountForm(), invited, token, request)
    }
  }

  /// If the web server identifies people, creates the account of an unknown visitor, because there is no form for it.
  private func admitIfNew(_ request: Request) throws {
    let isNew = try signInSteps.pages.database.snapshot { try authenticator.recognise(request, $0) == nil }
    if isNew { try authenticator.admit(request) }
  }

  func join(_ request: Request, _ token: SecretToken) throws -> Response {
    guard let invited = try links.invitation(token) else { throw AccountError.expired }
    let form = try request.form()
    let entry = try NewAccountForm(form)
    do {
      try signInSteps.requirePage(form, request)
      var errors = FormErrors()
      guard let typed = entry.read(&errors) else { throw errors }
      let hash = try passwords.hash(typed.password)
      let region = DeviceRegion(request, zone: entry.zone)
      let account = NewAccount(
        username: typed.username, name: typed.name, passwordHash: hash, timeZone: entry.timeZone,
        weekStart: region.weekStart, household: HouseholdSettings(currency: region.currency))
      let person = try links.join(token, as: account)
      signInSteps.log.joined(typed.username, request)
      return try signInSteps.begin(try accounts.account(of: person), isKept: true, request, to: request.links.home)
    } catch {
      return try page(entry, errors: FormErrors(account: error), invited, token, request)
    }
  }

  private func page(
    _ entry: NewAccountForm, errors: FormErrors? = nil, _ invited: InvitingHousehold, _ token: SecretToken,
    _ request: Request
  ) throws -> Response {
    let signIn = request.links.signIn(next: request.links.invitation(token))
    let view = JoinView(entry: entry, errors: errors, household: invited.name, inviter: invited.inviter, signIn: signIn)
    return try signInSteps.page(view, errors, request)
  }
}
