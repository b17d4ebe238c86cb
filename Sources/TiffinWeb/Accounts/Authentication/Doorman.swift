import HTTPTypes
import TiffinCore

/// Knows who asks.
struct Doorman: Sendable {
  let mode: Authentication
  let people: PersonStore
  let sessions: SessionStore
  let accounts: AccountStore
  let cookie: BrowserCookie
  /// Where people find Tiffin, when it is configured.
  let address: Origin?
  /// Keys the forms of everybody who has no session.
  let formSecret: SecretToken

  /// Somebody who may come in.
  struct Known {
    let person: Person
    /// Nil where nobody signs in.
    let session: Session?
    /// What their forms are known by.
    let token: FormToken
  }

  /// - Returns: nil for somebody who has to sign in first.
  /// - Throws: ``DoorError`` where signing in here would not help.
  func identify(_ request: Request) throws -> Known? {
    switch mode {
    case .password: try cookie.token(request).flatMap { try identify($0) }
    case .proxy: known(try vouched(for: request))
    case .none: known(try onlyPerson(for: request))
    }
  }

  /// The same of somebody who has been here before: whoever comes by the web server's word for the first time is nobody
  /// yet, and gets no account.
  func recognise(_ request: Request) throws -> Known? {
    guard mode == .proxy else { return try identify(request) }
    guard let name = request.variable("REMOTE_USER"), !name.isEmpty else { return nil }
    return try people.vouched(try Self.username(name)).map(known)
  }

  /// Here nothing but the browser's own rules keeps other sites out, and those go by the host's name.
  private func onlyPerson(for request: Request) throws -> Person {
    if let host = request.variable("HTTP_HOST"), !HostName.isOfHere(host), address?.isAt(host: host) != true {
      throw DoorError.strangeHost
    }
    return try people.builtIn()
  }

  /// Whose session a browser's token is of.
  func identify(_ token: SecretToken) throws(StoreError) -> Known? {
    guard let found = try sessions.find(token) else { return nil }
    // That the use cannot be noted, on a full disk say, keeps nobody from reading.
    try? sessions.noteUse(of: found.session)
    return Known(person: found.person, session: found.session, token: FormToken(token))
  }

  private func known(_ person: Person) -> Known {
    Known(person: person, session: nil, token: FormToken(formSecret, for: person.id))
  }

  /// Who it is by the web server's word. Somebody new gets an account.
  private func vouched(for request: Request) throws -> Person {
    guard let name = request.variable("REMOTE_USER"), !name.isEmpty else { throw DoorError.nobodyNamed }
    let username = try Self.username(name)
    if let person = try people.vouched(username) { return person }
    let isNew = try add(username)
    if let person = try people.vouched(username) { return person }
    throw isNew ? StoreError.notFound : DoorError.otherSpelling
  }

  private static func username(_ name: String) throws(DoorError) -> Username {
    do throws(UsernameError) { return try Username(name) } catch { throw .strangeName }
  }

  /// - Returns: false where the name is taken: by another spelling of it, or in another request just now.
  private func add(_ username: Username) throws -> Bool {
    let account = NewAccount(username: username, name: .called(username.text), passwordHash: nil)
    do throws(AccountError) {
      _ = try accounts.addVouched(account)
      return true
    } catch {
      if error == .usernameTaken { return false }
      throw error
    }
  }
}

extension Doorman {
  /// - Throws: ``ConfigurationError`` where everybody would be let in as the first of several people.
  init(_ configuration: Configuration, _ stores: Stores, _ installation: Installation?) throws {
    mode = configuration.authentication
    people = stores.people
    sessions = stores.sessions
    accounts = stores.accounts
    cookie = BrowserCookie(installation: String((installation?.id ?? "0").prefix(8)))
    address = try configuration.mount().address
    formSecret = try accounts.formSecret()
    if mode == .none, try people.count() > 1 {
      throw ConfigurationError(
        "TIFFIN_AUTH=none is for one person, and there are several here. Let them sign in: TIFFIN_AUTH=password.")
    }
  }
}

/// Why somebody is not let in, and cannot sign in here either.
enum DoorError: Error {
  /// The web server that says who it is did not.
  case nobodyNamed
  /// What it said cannot be a username.
  case strangeName
  /// An account has that name in another spelling (case, accents), and may be somebody else's.
  case otherSpelling
  /// The browser was led here under a name that need not be Tiffin's, where everybody who comes is let in.
  case strangeHost
}

/// Somebody has to sign in first.
struct SignedOut: Error {}

/// The form is from before the present session.
struct StaleForm: Error {}
