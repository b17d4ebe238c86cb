import TiffinCore

/// The names and values of Tiffin's cookies.
///
/// The first contains a token known only to this browser. It identifies the session, and before sign-in it prevents
/// other sites from sending forms that are open to everyone. The second marks a device that has signed in before, and
/// grants no access. The third exists between password and code, and only allows giving the code.
struct BrowserCookies: Sendable {
  /// The durations of sessions.
  let times: SessionTimes
  private let session: Name
  private let device: Name
  private let pending: Name

  /// The two names of a cookie, computed once because every page needs them.
  private struct Name {
    let plain: String
    /// The name with the prefix `__Host-`, which browsers accept over HTTPS only, from this host alone and for all
    /// paths.
    /// - Source: RFC 6265bis, 4.1.3.2.
    let secure: String

    init(_ plain: String) {
      self.plain = plain
      secure = "__Host-" + plain
    }

    func `in`(_ request: Request) -> String { request.isSecure ? secure : plain }
  }

  /// Creates the cookies' names.
  ///
  /// - Parameter installation: A text that distinguishes installations on the same host, which share cookies.
  init(installation: String, times: SessionTimes = .standard) {
    self.times = times
    session = Name("tiffin-\(installation)")
    device = Name("tiffin-\(installation)-device")
    pending = Name("tiffin-\(installation)-code")
  }

  /// Returns the token sent by the browser; nil if it sent none.
  func token(_ request: Request) -> SecretToken? {
    request.cookies[session.in(request)].flatMap { SecretToken($0) }
  }

  /// Returns the cookie with a session token.
  ///
  /// - Parameter isKept: True if the cookie remains when the browser is closed.
  func set(_ token: SecretToken, isKept: Bool, for request: Request) -> SetCookie? {
    cookie(session, token.text, maxAge: isKept ? times.kept.absolute : nil, request)
  }

  func removal(for request: Request) -> SetCookie? {
    cookie(session, "", maxAge: 0, request)
  }

  /// Returns the mark of a device that has signed in before, see `KnownDevice`. The mark remains after signing out.
  private func mark(_ request: Request) -> String? {
    request.cookies[device.in(request)]
  }

  /// Returns the device if it has signed in with that name before and the password is still the same; nil otherwise.
  func device(_ request: Request, name: String, passwordHash: String?) -> KnownDevice? {
    mark(request).flatMap { KnownDevice($0, name: name, passwordHash: passwordHash) }
  }

  func set(_ device: KnownDevice, for request: Request) -> SetCookie? {
    cookie(self.device, device.mark, maxAge: SessionTimes.standard.kept.absolute, request)
  }

  /// Returns the token of a sign-in that waits for a code; nil if the browser sent none.
  func pending(_ request: Request) -> SecretToken? {
    request.cookies[pending.in(request)].flatMap { SecretToken($0) }
  }

  func setPending(_ token: SecretToken, for request: Request) -> SetCookie? {
    cookie(pending, token.text, maxAge: PendingSignIn.life, request)
  }

  func removalOfPending(for request: Request) -> SetCookie? {
    cookie(pending, "", maxAge: 0, request)
  }

  private func cookie(_ name: Name, _ value: String, maxAge: Int?, _ request: Request) -> SetCookie? {
    let isSecure = request.isSecure
    return SetCookie(
      name: name.in(request), value: value, path: isSecure ? "/" : request.basePath, maxAge: maxAge,
      isSecure: isSecure)
  }
}

extension Response {
  /// Returns this response with a cookie; unchanged if it is nil.
  func setting(_ cookie: SetCookie?) -> Response {
    var response = self
    if let cookie { response.set(cookie) }
    return response
  }
}
