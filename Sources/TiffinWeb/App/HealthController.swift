import TiffinCore

/// Tells monitoring whether the server answers and reaches its database.
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
