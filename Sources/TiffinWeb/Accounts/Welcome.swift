import HTTPTypes
import TiffinCore

/// What the pages have in common that are open to everybody: the form is tied to its browser, and at the end somebody
/// is signed in.
struct Welcome: Sendable {
  let sessions: SessionStore
  let cookie: BrowserCookie
  let pages: Pages
  let assets: Assets
  let log: AccountLog

  /// A page for somebody not known yet.
  func page<Page: PageView>(_ view: Page, _ errors: FormErrors? = nil, _ request: Request) throws -> Response {
    let guest = Guest(request, cookie)
    var response = try pages.html(view, Chrome(request, assets, guest.formToken), status: errors?.status ?? .ok)
    response.headers.append(contentsOf: errors?.headers ?? [:])
    return guest.answer(response)
  }

  /// - Throws: ``FormErrors`` for a form that is not from a page that this browser was given.
  func requirePage(_ form: FormData, _ request: Request) throws {
    guard try Guest(request, cookie).sent(form) else {
      var errors = FormErrors()
      errors.add(
        "Your browser did not send back the cookie of this page, or the page is an old one. Send it again; if that does"
          + " not help, allow cookies here", at: nil)
      throw errors
    }
  }

  /// Signs somebody in, and sends them on.
  func begin(_ person: Person.ID, isKept: Bool, _ request: Request, to address: String) throws -> Response {
    let token = try begin(person, isKept: isKept, request)
    return .seeOther(address).setting(cookie.set(token, isKept: isKept, for: request))
  }

  func begin(_ person: Person.ID, isKept: Bool, _ request: Request) throws(StoreError) -> SecretToken {
    if let old = cookie.token(request) { try sessions.end(old) }
    return try sessions.begin(person, isKept: isKept, device: request.header(.userAgent) ?? "")
  }
}

extension FormErrors {
  /// What a form about accounts comes back with after that error.
  ///
  /// - Parameters:
  ///   - expired: what is said where a code or a link is not good, at that field.
  /// - Throws: the error itself when it is not about the form.
  init(account error: any Error, expired: String? = nil, at field: String? = nil) throws {
    switch error {
    case AccountError.usernameTaken:
      self.init()
      add(Username.taken, at: "username")
    case AccountError.expired where expired != nil:
      self.init()
      add(expired ?? "", at: field)
    case AccountError.store(let error): try self.init(error)
    case PasswordHasherError.busy, PasswordHasherError.noMemory: self.init(tooBusy: ())
    default: try self.init(error)
    }
  }
}
