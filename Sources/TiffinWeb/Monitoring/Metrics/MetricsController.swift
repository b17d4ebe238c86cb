import HTTPTypes
import TiffinCore

/// A controller that returns the metrics in Prometheus's format.
struct MetricsController: Controller {
  let services: Services

  private var access: MetricsAccess { services.metricsAccess }
  private var metrics: Metrics { services.metrics }
  private var folder: DataFolder { services.folder }
  private var version: String { services.version }
  private var security: SecurityLog { SecurityLog(log: services.log) }

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
