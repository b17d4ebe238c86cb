import TiffinCore

/// An unidentified visitor of a form that is open to everyone. A token in a cookie binds the form to the browser.
struct AnonymousVisitor {
  let cookie: BrowserCookies
  let request: Request
  private let token: SecretToken
  private let isNew: Bool

  init(_ request: Request, _ cookie: BrowserCookies) {
    self.request = request
    self.cookie = cookie
    let sent = cookie.token(request)
    token = sent ?? .random()
    isNew = sent == nil
  }

  var formToken: FormToken { FormToken(token) }

  /// Returns true if the form was rendered for this browser.
  func sent(_ form: FormData) throws(HTTPRefusal) -> Bool {
    if isNew { return false }
    return try formToken.isIn(form)
  }

  /// Returns the response, with a cookie for a browser that has no token.
  func answer(_ response: Response) -> Response {
    isNew ? response.setting(cookie.set(token, isKept: false, for: request)) : response
  }
}
