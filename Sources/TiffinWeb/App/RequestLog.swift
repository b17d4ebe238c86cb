import HTTPTypes
import Logging

/// One line for each request: id, method, path, status, milliseconds, bytes.
struct RequestLog: Sendable {
  let log: Logger

  @Sendable func write(_ request: Request, _ response: Response, _ duration: Duration) {
    let tenths = Int(duration / .microseconds(100))
    // The path is percent-encoded anew, so that a line stays a line whatever was asked for.
    log.info(
      """
      \(request.id) \(request.method.rawValue) \(request.links.path(request.path)) \(response.status.code) \
      \(tenths / 10).\(tenths % 10) ms \(response.body.count) bytes
      """)
  }
}
