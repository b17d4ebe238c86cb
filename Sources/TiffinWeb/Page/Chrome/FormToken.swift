import TiffinCore

/// The hidden field that proves that a form comes from a page given to this browser.
///
/// It belongs to the session, or before there is one to the browser's token; if the web server identifies people, to
/// the installation and the person.
struct FormToken: Sendable {
  static let field = "token"

  /// 22 letters, digits, `-` and `_`.
  let text: String

  /// That of a session's forms.
  init(_ signedIn: SignedIn) { text = signedIn.forms }

  /// - Parameter secret: known only to this browser.
  init(_ secret: SecretToken) { text = secret.forms }

  /// - Parameter secret: known only to this server.
  init(_ secret: SecretToken, for person: Person.ID) { text = secret.derived("form \(person.number)") }

  func isIn(_ form: FormData) throws(HTTPRefusal) -> Bool {
    guard let sent = try form.text(Self.field) else { return false }
    return SecretToken.isEqual(sent, text)
  }
}
