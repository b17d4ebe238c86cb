import FastCGI
import HTTPTypes

/// Why a request is not answered with what it asked for. Each has its status; the page is made elsewhere.
enum HTTPRefusal: Error, Equatable, Sendable {
  /// The request cannot be understood. The sentence is for the visitor.
  case badRequest(_ sentence: String)
  /// It comes from another site.
  case forbidden
  /// It comes from a page of another session, or of none.
  case staleForm
  /// No such page, or somebody else's.
  case notFound
  /// The page is there, for other methods.
  case methodNotAllowed(allowed: [HTTPRequest.Method])
  /// The body has more than so many bytes.
  case payloadTooLarge(limit: Int)
  /// The body comes too slowly, or not at all.
  case tooSlow
  /// Too many bodies come in just now.
  case tooManyUploads
  /// The body is no form.
  case unsupportedMediaType
  /// The headers are longer than is taken.
  case headersTooLarge

  /// What the gateway could not take.
  init(_ refusal: GatewayRefusal) {
    switch refusal {
    case .malformed: self = .badRequest("The web server passed on a request that contradicts itself.")
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
    case .tooSlow: .requestTimeout
    case .tooManyUploads: .serviceUnavailable
    case .unsupportedMediaType: .unsupportedMediaType
    case .headersTooLarge: .requestHeaderFieldsTooLarge
    }
  }

  /// The headers that belong to the status: `Allow` with a 405.
  var headers: HTTPFields {
    guard case .methodNotAllowed(let allowed) = self else { return [:] }
    return [.allow: allowed.map(\.rawValue).joined(separator: ", ")]
  }
}
