import Logging
import TiffinCore

/// Logs who was refused, for the person who runs the server: a line each.
struct SecurityLog: Sendable {
  let log: Logger

  /// Logs a refusal of something that no page of Tiffin's asks for.
  ///
  /// - Parameter person: the sender; nil for somebody who is not signed in.
  func refused(_ reason: AccessRefusal, _ request: Request, by person: Person? = nil) {
    let request = ShownRequest(request)
    let sender = person.map { ", person \($0.id.number)" } ?? ""
    log.warning(
      """
      \(request.id) security: \(reason.rawValue), \(request.method) \(request.path), \
      from \(request.address)\(sender)
      """, metadata: RefusalFields(reason: reason, request: request).metadata)
  }
}

/// The reason why somebody was refused.
enum AccessRefusal: String {
  /// Another site's page sent a form, or it has no token of this browser's.
  case otherSite = "a form from elsewhere"
  /// The address names something that belongs to somebody else.
  case othersRow = "something of somebody else's"
  /// Only owners may do it.
  case notOwner = "something that is for owners"
  /// The web server in front named somebody whom there cannot be, or the browser came by a strange name.
  case stranger = "nobody known"
  /// The numbers were asked for by somebody who may not see them.
  case metrics = "the server's numbers"

  var counter: Counter {
    switch self {
    case .otherSite: .refusedOtherSite
    case .othersRow: .refusedOthersRow
    case .notOwner: .refusedNotOwner
    case .stranger: .refusedStranger
    case .metrics: .refusedMetrics
    }
  }

  /// The word for it in numbers and fields.
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
