/// Tells monitoring that the process answers, whatever becomes of its database.
struct HealthController: Sendable {
  @Sendable func show(_ request: Request) -> Response { .text("ok\n") }
}
