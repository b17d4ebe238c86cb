/// A controller that reports to monitoring that the process answers, without using the database.
struct HealthController: Sendable {
  @Sendable func show(_ request: Request) -> Response { .text("ok\n") }
}
