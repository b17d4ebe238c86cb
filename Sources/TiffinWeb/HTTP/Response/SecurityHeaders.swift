/// The security headers of every response, serialised once.
enum SecurityHeaders {
  /// The headers that do not depend on the request. `same-origin` instead of `no-referrer`, with which browsers would
  /// send `Origin: null` with our own forms.
  static let everywhere = lines([
    (
      "Content-Security-Policy",
      "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; "
        + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; manifest-src 'self'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    // Same as `frame-ancestors`, for browsers that do not support it.
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ])

  /// The features of a device that a page may use: none.
  static let noCamera = lines([("Permissions-Policy", "camera=(), \(closed)")])

  /// The policy of pages that scan barcodes: the camera only.
  static let camera = lines([("Permissions-Policy", "camera=(self), \(closed)")])

  private static let closed = "geolocation=(), microphone=(), payment=(), usb=()"

  /// HSTS for a year. Only over HTTPS: browsers ignore it elsewhere.
  static let overHTTPS = lines([("Strict-Transport-Security", "max-age=31536000")])

  private static func lines(_ headers: [(name: String, value: String)]) -> [UInt8] {
    headers.flatMap { Array("\($0.name): \($0.value)\r\n".utf8) }
  }
}
