import TiffinCore

/// The link that transfers a secret to an authenticator app, as a QR code or on the same phone.
///
/// - Source: github.com/google/google-authenticator/wiki/Key-Uri-Format. HMAC-SHA1, six digits and 30 seconds are the
///   defaults.
struct AuthenticatorLink: Sendable {
  let href: String
  /// The secret in groups of four characters, for typing.
  let groups: String

  /// Creates the link; nil if there is no secret.
  init?(secret: AuthenticatorSecret?, of username: String) {
    guard let secret else { return nil }
    let text = secret.text
    href = "otpauth://totp/Tiffin:\(PercentEncoding.encoded(username))?secret=\(text)&issuer=Tiffin"
    groups = stride(from: 0, to: text.utf8.count, by: 4).map { String(text.dropFirst($0).prefix(4)) }
      .joined(separator: " ")
  }
}
