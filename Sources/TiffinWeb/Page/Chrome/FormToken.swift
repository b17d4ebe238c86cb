import TiffinCore

/// The value of the hidden field that proves that a form was rendered for this browser.
///
/// The token is derived from the session, or before sign-in from the browser's token. If the web server identifies
/// people, it is derived from the installation's key and the person.
struct FormToken: Sendable {
  static let field = "token"

  /// The token: 22 letters, digits, `-` and `_`.
  let text: String

  /// Creates the token of a session's forms.
  init(_ signedIn: SignedInPerson) { text = signedIn.forms }

  /// Creates the token of a visitor's forms before sign-in.
  ///
  /// - Parameter secret: A token known only to this browser.
  init(_ secret: SecretToken) { text = secret.forms }

  /// Creates the token of a person's forms if there are no sessions.
  ///
  /// - Parameter secret: A token known only to this server.
  init(_ secret: SecretToken, for person: Person.ID) { text = secret.derived("form \(person.number)") }

  func isIn(_ form: FormData) throws(HTTPRefusal) -> Bool {
    guard let sent = try form.text(Self.field) else { return false }
    return SecretToken.isEqual(sent, text)
  }
}
