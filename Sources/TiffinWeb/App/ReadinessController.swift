import HTTPTypes
import Logging
import TiffinCore

/// A controller that reports to monitoring whether data can be read and saved, and when the last backup was made.
struct ReadinessController: Sendable {
  private let readiness: ReadinessCheck
  /// True if a database server stores the data, and backs it up.
  private let isOnServer: Bool
  private let clock: Clock
  private let log: Logger
  private let metrics: Metrics

  init(_ services: Services) {
    let isOnServer = services.folder.server != nil
    self.isOnServer = isOnServer
    readiness = ReadinessCheck(
      services.stores.database, obstacle: services.obstacle,
      lastBackup: { [lastBackup = services.lastBackup] in isOnServer ? nil : lastBackup() },
      now: services.clock.seconds)
    clock = services.clock
    log = services.log
    metrics = services.metrics
  }

  @Sendable func show(_ request: Request) -> Response {
    let (state, lastBackup) = readiness.check()
    switch state {
    case .ready: return .text("ready\n\(told(lastBackup))\n")
    case .damaged(let fault):
      // The message is only logged, because it may quote data of the database.
      log.error(
        "\(request.id) the database is damaged: \(fault)",
        metadata: ErrorLogFields(.damaged, request).metadata)
      return refusal("the database is damaged. Restore a backup.")
    case .superseded: return refusal("a later release has changed the database. Restart Tiffin.")
    case .lost:
      return refusal("the database file is not where it was. Put it back, or restore a backup, and restart Tiffin.")
    case .full: return refusal("the disk is full.")
    case .readOnly: return refusal("the database is read-only, so nothing can be saved.")
    case .silent(let reason):
      if metrics.isFirstUnreachable() {
        log.warning("\(request.id) the database does not answer: \(reason)")
      }
      return refusal("the database does not answer.")
    }
  }

  private func refusal(_ reason: String) -> Response {
    var response = Response.text("not ready: \(reason)\n", status: .serviceUnavailable)
    response.headers[.retryAfter] = "5"
    return response
  }

  private func told(_ lastBackup: Int?) -> String {
    if isOnServer { return "backups: the PostgreSQL server's" }
    guard let last = lastBackup else { return "last backup: none" }
    return "last backup: \(max(0, clock.seconds() - last)) seconds ago"
  }
}
