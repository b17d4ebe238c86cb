import TiffinCore

/// A controller that sets a new password with a single-use link.
struct NewPasswordController: Controller {
  let services: Services

  func show(_ request: Request, _ token: SecretToken) throws -> Response {
    try page(try owner(of: token), request)
  }

  func set(_ request: Request, _ token: SecretToken) throws -> Response {
    let account = try owner(of: token)
    let form = try request.form()
    let typed = try form.text("password") ?? ""
    let name = try people.person(account.id).name
    do {
      try signInSteps.requirePage(form, request)
      var errors = FormErrors()
      let password = errors.attempt("password") { () throws(FieldRefusal) in
        try Password(typed: typed, for: [account.username.text, name])
      }
      guard let password else { throw errors }
      let person = try links.resetPassword(token, to: try passwords.hash(password))
      signInSteps.log.reset(person, request)
      return try signInSteps.begin(try accounts.account(of: person), isKept: false, request, to: request.links.home)
    } catch AccountError.expired {
      throw AccountError.expired
    } catch {
      return try page(account, errors: FormErrors(account: error), request)
    }
  }

  private func owner(of token: SecretToken) throws -> Account {
    guard let account = try links.passwordOwner(token) else { throw AccountError.expired }
    return account
  }

  private func page(_ account: Account, errors: FormErrors? = nil, _ request: Request) throws -> Response {
    try signInSteps.page(NewPasswordView(username: account.username.text, errors: errors), errors, request)
  }
}
