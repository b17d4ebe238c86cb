import Logging
import TiffinCore

/// A log of refused access, one line each, for the administrator.
struct SecurityLog: Sendable {
  let log: Logger

  /// Logs the refusal of a request that no page of Tiffin sends.
  ///
  /// - Parameter person: The sender; nil for a visitor who is not signed in.
  func refused(_ reason: AccessRefusal, _ request: Request, by person: Person? = nil) {
    let request = LoggedRequest(request)
    let sender = person.map { ", person \($0.id.number)" } ?? ""
    log.warning(
      """
      \(request.id) security: \(reason.rawValue), \(request.method) \(request.path), \
      from \(request.address)\(sender)
      """, metadata: RefusalLogFields(reason: reason, request: request).metadata)
  }
}

/// A reason why access was refused.
enum AccessRefusal: String {
  /// A page of another site sent the form, or the form lacks this browser's token.
  case otherSite = "a form from elsewhere"
  /// The address names a row of another household or person.
  case othersRow = "something of somebody else's"
  /// The action is allowed to owners of the household only.
  case notOwner = "something that is for owners"
  /// The web server named an invalid user, or the request has an unknown host name.
  case stranger = "nobody known"
  /// The metrics were requested without permission.
  case metrics = "the server's numbers"

  var counter: CounterMetric {
    switch self {
    case .otherSite: .refusedOtherSite
    case .othersRow: .refusedOthersRow
    case .notOwner: .refusedNotOwner
    case .stranger: .refusedStranger
    case .metrics: .refusedMetrics
    }
  }

  /// The name of the reason in metrics and log fields.
  var label: String {
    switch self {
    case .otherSite: "other_site"
    case .othersRow: "others_row"
    case .notOwner: "not_owner"
    case .stranger: "stranger"
    case .metrics: "metrics"
    }
  }
}
