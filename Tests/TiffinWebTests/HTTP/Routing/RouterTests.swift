import HTTPTypes
import Testing
import TiffinCore

@testable import TiffinWeb

/// A path parameter for these tests: a meal's number.
private struct MealNumber: PathParameter, Sendable {
  let number: Int

  init?(_ segment: String) {
    guard let number = Int(segment) else { return nil }
    self.number = number
  }
}

private struct Unknown: Error {}

private struct Alice: VisitorSource {
  func visitor(_ request: Request) -> String { "Alice" }

  func page(
    _ request: Request, _ answer: (String, borrowing Statements) throws -> SnapshotResult<Response>
  ) throws -> Response {
    throw Unknown()
  }
}

private struct Nobody: VisitorSource {
  func visitor(_ request: Request) throws -> String { throw Unknown() }

  func page(
    _ request: Request, _ answer: (String, borrowing Statements) throws -> SnapshotResult<Response>
  ) throws -> Response {
    throw Unknown()
  }
}

@Suite struct `The router` {
  private let router: Router<String>

  init() throws {
    router = try Router { routes in
      routes.get("/") { _, visitor in .text("home of \(visitor)") }
      routes.get("/meals/{id}") { (_, visitor, id: MealNumber) in .text("meal \(id.number) of \(visitor)") }
      routes.post("/meals/{id}") { (_, _, id: MealNumber) in .text("saved \(id.number)") }
      routes.post("/meals/{id}/delete") { (_, _, id: MealNumber) in .text("deleted \(id.number)") }
      routes.get("/meals/new") { _, _ in .text("new meal") }
      routes.get("/meals") { _, _ in .text("meals") }
      routes.post("/meals") { _, _ in .text("added") }
      routes.get("/photos/{id}/{size}") { (_, _, id: Int, size: String) in .text("photo \(id) \(size)") }
      routes.get(open: "/healthz") { _ in .text("ok") }
      routes.post(open: "/sign-in") { _ in .text("in") }
      routes.get(open: "/assets/{hash}/{name...}") { (_, hash: String, name: String) in .text("\(hash): \(name)") }
    }
  }

  @Test(arguments: [
    ("GET", "/", "home of Alice"), ("GET", "/meals", "meals"), ("POST", "/meals", "added"),
    ("GET", "/meals/7", "meal 7 of Alice"), ("POST", "/meals/7", "saved 7"), ("POST", "/meals/7/delete", "deleted 7"),
    ("GET", "/photos/3/small", "photo 3 small"), ("HEAD", "/meals", "meals"),
    ("GET", "/assets/5f/app.css", "5f: app.css"), ("GET", "/assets/5f/samples/a.jpg", "5f: samples/a.jpg"),
  ])
  func `matches method and path`(method: String, target: String, answer: String) throws {
    #expect(try respond(method, target) == answer)
  }

  @Test func `prefers the more exact pattern`() throws {
    #expect(try respond("GET", "/meals/new") == "new meal")
  }

  @Test(arguments: [
    "/x", "/meals/7/edit", "/meals/abc", "/meals/-1", "/meals/+1", "/meals/07", "/meals/9223372036854775808",
    "/meals/7.0", "/Meals", "/meals/7/delete/x", "/meals//", "//meals", "/photos/3", "/assets/5f", "/healthz/x",
    "/m%C4%93als",
  ])
  func `matches no other paths`(target: String) {
    #expect(throws: HTTPRefusal.notFound) { try respond("GET", target) }
  }

  @Test(arguments: [
    ("/join", 64 << 10, nil), ("/join", 65 << 10, 413), ("/sign-in", 1 << 20, nil), ("/sign-in", 5 << 20, 413),
  ])
  func `limits bodies from strangers, with more for forms that carry typed text`(
    target: String, bytes: Int, refusal: Int?
  ) throws {
    let router = try Router<String> { routes in
      routes.post(open: "/join") { .text("\(try $0.form().fields.count)") }
      routes.post(open: "/sign-in", upTo: 4 << 20) { .text("\(try $0.form().fields.count)") }
    }
    let form: KeyValuePairs = ["CONTENT_TYPE": "application/x-www-form-urlencoded", "CONTENT_LENGTH": "\(bytes)"]
    let request = try request("POST", target, form, body: [UInt8](repeating: UInt8(ascii: "a"), count: bytes))

    var status: Int?
    do {
      _ = try router.respond(to: request, as: Alice())
    } catch let refusal as HTTPRefusal {
      status = refusal.status.code
    }

    #expect(status == refusal)
  }

  @Test func `does not treat similar letters as equal`() throws {
    let router = try Router<String> { $0.get("/Kale") { _, _ in .text("kale") } }

    #expect(throws: HTTPRefusal.notFound) {
      try router.respond(to: request("GET", "/%E2%84%AAale"), as: Alice())
    }
  }

  @Test(arguments: [
    ("POST", "/", [HTTPRequest.Method.get, .head]), ("POST", "/meals/new", [.get, .head]),
    ("DELETE", "/meals/7", [.get, .head, .post]), ("GET", "/meals/7/delete", [.post]),
    ("OPTIONS", "/meals", [.get, .head, .post]), ("TRACE", "/meals", [.get, .head, .post]),
    ("COOK", "/meals", [.get, .head, .post]), ("HEAD", "/sign-in", [.post]), ("get", "/meals", [.get, .head, .post]),
  ])
  func `lists the allowed methods of a path`(
    method: String, target: String, allowed: [HTTPRequest.Method]
  ) {
    #expect(throws: HTTPRefusal.methodNotAllowed(allowed: allowed)) { try respond(method, target) }
  }

  @Test func `redirects a path with a trailing slash`() throws {
    let visit = try request("GET", "/food/meals/?after=a%20b", at: MountPoint(basePath: BasePath("/food/")))

    let response = try router.respond(to: visit, as: Alice())

    #expect(response.status == .seeOther)
    #expect(response.headers[.location] == "/food/meals?after=a%20b")
  }

  @Test(arguments: [("POST", "/meals/"), ("GET", "/sign-in/"), ("GET", "/x/"), ("GET", "//evil.example/")])
  func `redirects no other paths`(method: String, target: String) {
    #expect(throws: HTTPRefusal.notFound) { try respond(method, target) }
  }

  @Test func `identifies the visitor only if the route needs it`() throws {
    let open = try router.respond(to: request("GET", "/healthz"), as: Nobody())

    #expect(text(open.body) == "ok")
    #expect(throws: Unknown.self) { try router.respond(to: request("GET", "/meals"), as: Nobody()) }
    #expect(throws: HTTPRefusal.notFound) { try router.respond(to: request("GET", "/x"), as: Nobody()) }
  }

  @Test func `lists its routes in order`() {
    let routes = router.routes.map { "\($0.method) \($0.pattern.text)" }

    #expect(routes.prefix(3) == ["GET /", "GET /meals/{id}", "POST /meals/{id}"])
    #expect(router.routes.filter(\.isOpen).map(\.pattern.text) == ["/healthz", "/sign-in", "/assets/{hash}/{name...}"])
  }

  private func respond(_ method: String, _ target: String) throws -> String {
    text(try router.respond(to: request(method, target), as: Alice()).body)
  }
}

@Suite struct `The route table` {
  @Test func `refuses a route that is defined twice`() {
    let mistakes = mistakes { routes in
      routes.get("/meals/{id}") { (_, _, _: Int) in .text("a") }
      routes.get("/meals/{meal}") { (_, _, _: Int) in .text("b") }
    }

    #expect(mistakes == ["GET /meals/{meal} takes the same paths as /meals/{id}"])
  }

  @Test func `refuses functions with the wrong number of parameters`() {
    let mistakes = mistakes { routes in
      routes.get("/meals/{id}") { _, _ in .text("a") }
      routes.post(open: "/meals") { (_, _: Int) in .text("b") }
    }

    #expect(
      mistakes == [
        "GET /meals/{id} names 1 parameters, its function takes 0",
        "POST /meals names 0 parameters, its function takes 1",
      ])
  }

  @Test(arguments: [
    "", "meals", "/meals/", "//", "/meals//x", "/a b", "/ä", "/{", "/{}", "/{id", "/x{id}", "/{a...}/b", "/a?b",
  ])
  func `refuses a pattern that no path could match`(pattern: String) {
    #expect(mistakes { $0.get(pattern) { _, _ in .text("a") } } == ["GET \(pattern) is no pattern of a path"])
  }

  private func mistakes(_ write: (inout Routes<String>) -> Void) -> [String] {
    do throws(RouteMistakes) {
      _ = try Router<String>(write)
      return []
    } catch {
      return error.mistakes
    }
  }
}

extension Route {
  /// True if the route also answers unidentified visitors.
  fileprivate var isOpen: Bool {
    if case .open = answer { true } else { false }
  }
}
