import FastCGI
import HTTPTypes

/// The reason a request is refused. Each has its status; the page is rendered elsewhere.
enum HTTPRefusal: Error, Equatable, Sendable {
  /// The request cannot be understood. The sentence is for the visitor.
  case badRequest(_ sentence: String)
  /// The request comes from another site.
  case forbidden
  /// The form comes from a page of another session, or of none.
  case staleForm
  /// The page does not exist, or is another person's.
  case notFound
  /// The page exists, but not for this method.
  case methodNotAllowed(allowed: [HTTPRequest.Method])
  /// The body has more bytes than the limit.
  case payloadTooLarge(limit: Int)
  /// The disk has no room for the body.
  case noRoom
  /// The body could not be written to disk. The reason is for the log.
  case unstored(_ reason: String)
  /// The body arrives too slowly, or not at all.
  case tooSlow
  /// Too many bodies are arriving at the moment.
  case tooManyUploads
  /// The server's scanner found malware in a file.
  case unsafeUpload
  /// The server's scanner could not be run. The reason is for the log.
  case unscannedUpload(_ reason: String)
  /// The body is not a form.
  case unsupportedMediaType
  /// The headers are longer than the limit.
  case headersTooLarge

  /// Creates the refusal that corresponds to the gateway's.
  init(_ refusal: GatewayRefusal) {
    switch refusal {
    case .malformed: self = .badRequest("The web server sent a contradictory request.")
    case .variablesTooLarge: self = .headersTooLarge
    }
  }

  var status: HTTPResponse.Status {
    switch self {
    case .badRequest: .badRequest
    case .forbidden, .staleForm: .forbidden
    case .notFound: .notFound
    case .methodNotAllowed: .methodNotAllowed
    case .payloadTooLarge: .contentTooLarge
    case .noRoom: .insufficientStorage
    case .unstored: .internalServerError
    case .tooSlow: .requestTimeout
    case .tooManyUploads, .unscannedUpload: .serviceUnavailable
    case .unsafeUpload: .unprocessableContent
    case .unsupportedMediaType: .unsupportedMediaType
    case .headersTooLarge: .requestHeaderFieldsTooLarge
    }
  }

  /// The headers required by the status: `Allow` with a 405.
  var headers: HTTPFields {
    guard case .methodNotAllowed(let allowed) = self else { return [:] }
    return [.allow: allowed.map(\.rawValue).joined(separator: ", ")]
  }
}
