import HTTPTypes
import Logging
import TiffinCore

/// Tells monitoring whether the data is whole and can be written, and when it was backed up last.
struct ReadinessController: Sendable {
  private let readiness: Readiness
  private let lastBackup: @Sendable () -> Int?
  /// True if the data is on a server, which is backed up there.
  private let isOnServer: Bool
  private let clock: Clock
  private let log: Logger

  init(_ services: Services) {
    readiness = Readiness(services.stores.database, now: services.clock.seconds)
    lastBackup = services.lastBackup
    isOnServer = services.folder.server != nil
    clock = services.clock
    log = services.log
  }

  @Sendable func show(_ request: Request) throws -> Response {
    switch try readiness.state() {
    case .ready: return .text("ready\n\(backup)\n")
    case .damaged(let fault):
      // The fault may quote what is in the database.
      log.error(
        "\(request.id) the database is damaged: \(fault)",
        metadata: ErrorFields(.damaged, request).metadata)
      return .text("not ready: the database is damaged. Restore a backup.\n", status: .serviceUnavailable)
    case .superseded:
      return .text(
        "not ready: a later release has changed the database. Restart Tiffin.\n", status: .serviceUnavailable)
    }
  }

  private var backup: String {
    if isOnServer { return "backups: the PostgreSQL server's" }
    guard let last = lastBackup() else { return "last backup: none" }
    return "last backup: \(max(0, clock.seconds() - last)) seconds ago"
  }
}
