import TiffinCore

/// Somebody not known yet, in front of a form that is open to everybody. The browser's token ties form and browser
/// together.
struct Guest {
  let cookie: BrowserCookie
  let request: Request
  private let token: SecretToken
  private let isNew: Bool

  init(_ request: Request, _ cookie: BrowserCookie) {
    self.request = request
    self.cookie = cookie
    let sent = cookie.token(request)
    token = sent ?? .random()
    isNew = sent == nil
  }

  var formToken: FormToken { FormToken(token) }

  /// Whether the form comes from a page that this browser was given.
  func sent(_ form: FormData) throws(HTTPRefusal) -> Bool {
    if isNew { return false }
    return try formToken.isIn(form)
  }

  /// The page's answer, with the browser's token where it had none.
  func answer(_ response: Response) -> Response {
    isNew ? response.setting(cookie.set(token, isKept: false, for: request)) : response
  }
}
