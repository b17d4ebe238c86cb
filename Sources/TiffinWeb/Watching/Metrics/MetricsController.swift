import HTTPTypes
import TiffinCore

/// Shows the numbers to Prometheus.
struct MetricsController: Sendable {
  private let access: MetricsAccess
  private let metrics: Metrics
  private let database: any Database
  private let folder: DataFolder
  private let version: String
  private let clock: Clock
  private let security: SecurityLog

  init(_ services: Services) {
    access = services.metricsAccess
    metrics = services.metrics
    database = services.stores.database
    folder = services.folder
    version = services.version
    clock = services.clock
    security = SecurityLog(log: services.log)
  }

  @Sendable func show(_ request: Request) throws -> Response {
    guard access.allows(request) else {
      security.refused(.metrics, request)
      throw HTTPRefusal.notFound
    }
    let counts = try database.read { statements throws(StoreError) in try ServerCounts(folder, statements) }
    var response = Response.text(MetricsText(metrics, counts, version: version, now: clock.seconds()).text)
    response.headers[.contentType] = "text/plain; version=0.0.4; charset=utf-8"
    return response
  }
}
