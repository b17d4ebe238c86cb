import TiffinCore

/// Takes invitations: with a new account, or with the one that somebody has.
struct JoinController: Sendable {
  let links: LinkStore
  let accounts: AccountStore
  let authenticator: Authenticator
  let passwords: PasswordHasher
  let welcome: Welcome

  init(_ services: Services) {
    links = services.stores.links
    accounts = services.stores.accounts
    authenticator = services.authenticator
    passwords = services.passwords
    welcome = services.welcome
  }

  func show(_ request: Request, _ token: SecretToken) throws -> Response {
    let invited = try invited(token)
    // Where the web server says who it is, there is nobody without an account.
    if try authenticator.recognise(request) != nil { return .seeOther("\(request.links.invitation(token))/accept") }
    return try page(NewAccountEntry(), invited, token, request)
  }

  func join(_ request: Request, _ token: SecretToken) throws -> Response {
    let invited = try invited(token)
    let form = try request.form()
    let entry = try NewAccountEntry(form)
    do {
      try welcome.requirePage(form, request)
      var errors = FormErrors()
      guard let typed = entry.read(&errors) else { throw errors }
      let hash = try passwords.hash(typed.password)
      let account = NewAccount(username: typed.username, name: typed.name, passwordHash: hash)
      let person = try links.join(token, as: account)
      welcome.log.joined(typed.username, request)
      return try welcome.begin(try accounts.account(of: person), isKept: true, request, to: request.links.home)
    } catch {
      return try page(entry, errors: FormErrors(account: error), invited, token, request)
    }
  }

  /// Asks somebody who has an account whether to move in.
  func ask(_ request: Request, for visitor: Visitor, _ token: SecretToken) throws -> Response {
    let invited = try invited(token)
    guard invited.household != visitor.person.household else { throw AccountError.alreadyThere }
    let view = AcceptView(invited: invited, name: visitor.person.name)
    return try welcome.pages.html(view, for: visitor)
  }

  func accept(_ request: Request, for visitor: Visitor, _ token: SecretToken) throws -> Response {
    try links.accept(token, by: visitor.person.id)
    welcome.log.did("moved to another household by an invitation", visitor, request)
    return .seeOther(visitor.links.household(did: .joined))
  }

  private func invited(_ token: SecretToken) throws -> LinkStore.Invited {
    guard let invited = try links.invitation(token) else { throw AccountError.expired }
    return invited
  }

  private func page(
    _ entry: NewAccountEntry, errors: FormErrors? = nil, _ invited: LinkStore.Invited, _ token: SecretToken,
    _ request: Request
  ) throws -> Response {
    let signIn = request.links.signIn(next: request.links.invitation(token))
    let view = JoinView(entry: entry, errors: errors, household: invited.name, signIn: signIn)
    return try welcome.page(view, errors, request)
  }
}
