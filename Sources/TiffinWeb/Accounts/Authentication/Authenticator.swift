import HTTPTypes
import Localization
import TiffinCore

/// A service that identifies the sender of a request.
struct Authenticator: Sendable {
  let mode: Authentication
  /// The household for new people; nil to create a household for each of them.
  let newcomersHousehold: PersonName?
  let database: any Database
  let people: PersonStore
  let sessions: SessionStore
  let events: AccountEventStore
  let accounts: AccountStore
  let cookie: BrowserCookies
  /// The configured address of the site; nil if none is configured.
  let address: Origin?
  /// The key for form tokens of visitors without a session, and for passkey challenges.
  let formSecret: SecretToken
  let clock: Clock
  let assets: Assets
  let languages: Languages

  /// An identified person.
  struct IdentifiedPerson {
    let person: Person
    /// The session; nil if the installation needs no sign-in.
    let session: Session?
    /// The token of the person's forms.
    let token: FormToken
    /// True if the household requires a second factor, which this person has not set up yet.
    var needsFactor = false
  }

  /// Identifies the sender of a request.
  ///
  /// - Returns: Nil if the person has to sign in first, or if the web server names the person for the first time.
  /// - Throws: ``VisitorRefusal`` if signing in here would not help.
  func identify(_ request: Request, _ statements: borrowing Statements) throws -> IdentifiedPerson? {
    switch mode {
    case .password:
      guard let token = cookie.token(request) else { return nil }
      return try identify(token, statements)
    case .proxy: return try PersonStore.identifiedByProxy(try username(of: request), statements).map(known)
    case .none:
      try requireOwnHost(request)
      return known(try PersonStore.builtIn(statements))
    }
  }

  /// Identifies the person by a session token; returns nil if the session does not exist.
  func identify(_ token: SecretToken, _ statements: borrowing Statements) throws(StoreError) -> IdentifiedPerson? {
    guard let found = try sessions.find(token, statements) else { return nil }
    return IdentifiedPerson(
      person: found.person, session: found.session, token: FormToken(found), needsFactor: found.needsFactor)
  }

  /// Identifies the sender of a request for a page that is open to everyone; returns nil for an unknown sender, for
  /// whom no account is created.
  func recognise(_ request: Request, _ statements: borrowing Statements) throws -> IdentifiedPerson? {
    if mode == .proxy, (request.variable("REMOTE_USER") ?? "").isEmpty { return nil }
    return try identify(request, statements)
  }

  private func known(_ person: Person) -> IdentifiedPerson {
    IdentifiedPerson(person: person, session: nil, token: FormToken(formSecret, for: person.id))
  }

  /// Checks the host name. Without sign-in, only the browser's same-origin rules keep other sites out, and those depend
  /// on the host name.
  private func requireOwnHost(_ request: Request) throws(VisitorRefusal) {
    if let host = request.variable("HTTP_HOST"), !HostName.isLocal(host), address?.isAt(host: host) != true {
      throw .strangeHost
    }
  }

  /// Returns the username given by the web server.
  ///
  /// - Throws: ``VisitorRefusal`` if there is none, or it is invalid.
  func username(of request: Request) throws(VisitorRefusal) -> Username {
    guard let name = request.variable("REMOTE_USER"), !name.isEmpty else { throw .nobodyNamed }
    do throws(UsernameError) { return try Username(name) } catch { throw .strangeName }
  }
}

extension Authenticator {
  /// Creates an authenticator for a configuration.
  ///
  /// - Throws: ``ConfigurationError`` if the installation has no sign-in but several people.
  init(
    _ configuration: Configuration, _ stores: Stores, _ installation: Installation?, _ clock: Clock, _ assets: Assets,
    _ languages: Languages
  ) throws {
    mode = configuration.authentication
    newcomersHousehold = configuration.newcomersHousehold
    database = stores.database
    people = stores.people
    sessions = stores.sessions
    events = stores.events
    accounts = stores.accounts
    cookie = BrowserCookies(
      installation: String((installation?.id ?? "0").prefix(8)), times: configuration.sessionTimes)
    address = try configuration.mount().address
    formSecret = try Self.formSecret(configuration, stores, installation)
    self.clock = clock
    self.assets = assets
    self.languages = languages
    if mode == .none, try people.count() > 1 {
      throw ConfigurationError(
        "TIFFIN_AUTH=none works only for one person, and there are several here. Use TIFFIN_AUTH=password.")
    }
  }

  private static func formSecret(
    _ configuration: Configuration, _ stores: Stores, _ installation: Installation?
  ) throws -> SecretToken {
    let key = configuration.formKey ?? installation.flatMap(FormTokenKey.init(of:))
    // With sessions, only passkeys need the stored key. If it cannot be stored, for example on a full disk, everything
    // else still works.
    if configuration.authentication == .password { return (try? stores.accounts.formSecret(key)) ?? .random() }
    return try stores.accounts.formSecret(key)
  }
}
