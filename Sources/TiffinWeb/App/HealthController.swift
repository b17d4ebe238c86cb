import TiffinCore

/// Tells whoever watches the server whether it answers and reaches its database.
struct HealthController: Sendable {
  let people: PersonStore

  init(_ services: Services) {
    people = services.stores.people
  }

  @Sendable func show(_ request: Request) throws -> Response {
    _ = try people.count()
    return .text("ok\n")
  }
}
