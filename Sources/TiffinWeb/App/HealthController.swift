/// A controller that tells monitoring that the process answers, independently of the database.
struct HealthController: Sendable {
  @Sendable func show(_ request: Request) -> Response { .text("ok\n") }
}
