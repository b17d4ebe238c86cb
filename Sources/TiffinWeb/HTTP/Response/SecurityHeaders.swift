/// The security headers of every response, serialised once.
enum SecurityHeaders {
  /// The headers that do not depend on the request. The referrer policy is `same-origin` because browsers would send
  /// `Origin: null` with this site's own forms under `no-referrer`.
  static let everywhere = lines([
    (
      "Content-Security-Policy",
      "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; "
        + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; manifest-src 'self'; "
        + "worker-src 'self'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    // This is equivalent to `frame-ancestors`, for browsers that do not support it.
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    // Distinguishes responses from those of a network's sign-in page, which answers in the place of any server.
    ("X-Tiffin", "1"),
  ])

  /// The permissions policy of most pages: no device features.
  static let noCamera = lines([("Permissions-Policy", "camera=(), \(closed)")])

  /// The permissions policy of pages that scan barcodes: the camera only.
  static let camera = lines([("Permissions-Policy", "camera=(self), \(closed)")])

  private static let closed = "geolocation=(), microphone=(), payment=(), usb=()"

  /// HSTS for a year. It is sent over HTTPS only: browsers ignore it over HTTP.
  static let overHTTPS = lines([("Strict-Transport-Security", "max-age=31536000")])

  private static func lines(_ headers: [(name: String, value: String)]) -> [UInt8] {
    headers.flatMap { Array("\($0.name): \($0.value)\r\n".utf8) }
  }
}
