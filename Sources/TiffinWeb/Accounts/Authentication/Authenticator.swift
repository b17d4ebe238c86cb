import HTTPTypes
import TiffinCore

/// Finds out who sends a request.
struct Authenticator: Sendable {
  let mode: Authentication
  let database: any Database
  let people: PersonStore
  let sessions: SessionStore
  let accounts: AccountStore
  let cookie: BrowserCookie
  /// Where people find Tiffin, when it is configured.
  let address: Origin?
  /// The key of the form tokens of everybody who has no session.
  let formSecret: SecretToken
  let clock: Clock
  let assets: Assets

  /// A person who may come in.
  struct Known {
    let person: Person
    /// Nil where nobody signs in.
    let session: Session?
    /// The token of their forms.
    let token: FormToken
  }

  /// - Returns: nil for somebody who has to sign in first, or whom the web server names for the first time.
  /// - Throws: ``DoorError`` where signing in here would not help.
  func identify(_ request: Request, _ statements: borrowing Statements) throws -> Known? {
    switch mode {
    case .password:
      guard let token = cookie.token(request) else { return nil }
      return try identify(token, statements)
    case .proxy: return try PersonStore.vouched(try username(of: request), statements).map(known)
    case .none:
      try requireOwnHost(request)
      return known(try PersonStore.builtIn(statements))
    }
  }

  /// The person whose session a browser's token belongs to.
  func identify(_ token: SecretToken, _ statements: borrowing Statements) throws(StoreError) -> Known? {
    guard let found = try sessions.find(token, statements) else { return nil }
    return Known(person: found.person, session: found.session, token: FormToken(token))
  }

  /// The sender of a request that nobody needs to be known for; nil for a stranger, who gets no account by it.
  func recognise(_ request: Request) throws -> Known? {
    if mode == .proxy, (request.variable("REMOTE_USER") ?? "").isEmpty { return nil }
    return try database.snapshot { try identify(request, $0) }
  }

  private func known(_ person: Person) -> Known {
    Known(person: person, session: nil, token: FormToken(formSecret, for: person.id))
  }

  /// Where nobody signs in, nothing but the browser's own rules keeps other sites out, and those go by the host's name.
  private func requireOwnHost(_ request: Request) throws(DoorError) {
    if let host = request.variable("HTTP_HOST"), !HostName.isOfHere(host), address?.isAt(host: host) != true {
      throw .strangeHost
    }
  }

  /// The name that the web server vouches for.
  func username(of request: Request) throws(DoorError) -> Username {
    guard let name = request.variable("REMOTE_USER"), !name.isEmpty else { throw .nobodyNamed }
    do throws(UsernameError) { return try Username(name) } catch { throw .strangeName }
  }
}

extension Authenticator {
  /// - Throws: ``ConfigurationError`` where everybody would be let in as the first of several people.
  init(
    _ configuration: Configuration, _ stores: Stores, _ installation: Installation?, _ clock: Clock, _ assets: Assets
  ) throws {
    mode = configuration.authentication
    database = stores.database
    people = stores.people
    sessions = stores.sessions
    accounts = stores.accounts
    cookie = BrowserCookie(installation: String((installation?.id ?? "0").prefix(8)))
    address = try configuration.mount().address
    formSecret = try accounts.formSecret()
    self.clock = clock
    self.assets = assets
    if mode == .none, try people.count() > 1 {
      throw ConfigurationError(
        "TIFFIN_AUTH=none is for one person, and there are several here. Let them sign in: TIFFIN_AUTH=password.")
    }
  }
}
