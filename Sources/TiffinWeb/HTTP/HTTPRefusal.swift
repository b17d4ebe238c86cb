import FastCGI
import HTTPTypes

/// A reason for refusing a request. It determines the status; the error page is rendered elsewhere.
enum HTTPRefusal: Error, Equatable, Sendable {
  /// The request cannot be understood. The sentence is shown to the visitor.
  case badRequest(_ sentence: String)
  /// The request comes from another site.
  case forbidden
  /// The form lacks the token of this browser's session, such as a form rendered before signing in again.
  case staleForm
  /// The page does not exist, or shows data of another person or household.
  case notFound
  /// The page exists, but does not support this method.
  case methodNotAllowed(allowed: [HTTPRequest.Method])
  /// The body has more bytes than `limit`.
  case payloadTooLarge(limit: Int)
  /// The disk does not have enough space for the body.
  case diskFull
  /// The body could not be written to disk. The reason is for the log.
  case unstored(_ reason: String)
  /// The body arrives too slowly, or not at all.
  case tooSlow
  /// Too many bodies are arriving at the moment.
  case tooManyUploads
  /// The server's scanner found malware in a file.
  case unsafeUpload
  /// The server's scanner could not be run, or gave no result. The reason is for the log.
  case unscannedUpload(_ reason: String)
  /// The body is not a form.
  case unsupportedMediaType
  /// The headers are longer than the limit.
  case headersTooLarge

  /// Creates the refusal that corresponds to a refusal by the gateway.
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
    case .diskFull: .insufficientStorage
    case .unstored: .internalServerError
    case .tooSlow: .requestTimeout
    case .tooManyUploads, .unscannedUpload: .serviceUnavailable
    case .unsafeUpload: .unprocessableContent
    case .unsupportedMediaType: .unsupportedMediaType
    case .headersTooLarge: .requestHeaderFieldsTooLarge
    }
  }

  /// The headers that the status requires: `Allow` with a 405.
  var headers: HTTPFields {
    guard case .methodNotAllowed(let allowed) = self else { return [:] }
    return [.allow: allowed.map(\.rawValue).joined(separator: ", ")]
  }
}
