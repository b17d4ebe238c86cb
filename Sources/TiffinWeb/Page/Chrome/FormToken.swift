import TiffinCore

/// The hidden field by which a form is known to come from a page that this browser was given.
///
/// It belongs to the session, or before there is one to the browser's token; where the web server says who it is, to
/// the installation and the person.
struct FormToken: Sendable {
  static let field = "token"

  /// 22 letters, digits, `-` and `_`.
  let text: String

  /// - Parameter secret: what only this browser, or this server, knows.
  init(_ secret: SecretToken, for person: Person.ID? = nil) {
    text = secret.derived(person.map { "form \($0.number)" } ?? "form")
  }

  func isIn(_ form: FormData) throws(HTTPRefusal) -> Bool {
    guard let sent = try form.text(Self.field) else { return false }
    return SecretToken.isEqual(sent, text)
  }
}
