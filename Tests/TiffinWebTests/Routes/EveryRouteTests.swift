import TestServer
import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

/// The rules for every address of the site.
@Suite struct `Every route` {
  static let reading = RouteLine.all.filter { !$0.isChange }
  static let changing = RouteLine.all.filter(\.isChange)

  /// The answers that Alice and a stranger get from each.
  private static let answers = Result {
    let reading = try RouteWalk()
    return try RouteLine.all.flatMap { line in
      let walk = line.isChange ? try RouteWalk() : reading
      return [
        (route: line.testDescription, answer: try walk.go(line, by: Browser(), token: "none")),
        (route: line.testDescription, answer: try walk.go(line, by: walk.alice.browser)),
      ]
    }
  }

  @Test func `has a content type and cannot be read by other sites`() throws {
    for (route, answer) in try Self.answers.get() {
      let type = answer["Content-Type"]
      #expect(answer.body.isEmpty == (type == nil), "\(route)")
      let isNoText = [nil, "image/jpeg", "application/vnd.sqlite3", "application/zip"].contains(type)
      #expect(isNoText || type?.hasSuffix("; charset=utf-8") == true, "\(route)")
      #expect(answer["X-Content-Type-Options"] == "nosniff", "\(route)")
      #expect(answer.headers.allSatisfy { !$0.name.lowercased().hasPrefix("access-control-") }, "\(route)")
    }
  }

  @Test func `keeps personal data out of shared caches`() throws {
    for (route, answer) in try Self.answers.get() {
      let isAsset = route.hasPrefix("GET /assets/")
      #expect(answer["Cache-Control"]?.hasPrefix("private, ") == !isAsset, "\(route)")
      #expect(answer.headers.filter { $0.name.lowercased() == "cache-control" }.count == 1, "\(route)")
    }
  }

  @Test func `refuses methods that it does not have`() throws {
    let walk = try RouteWalk()
    let before = try walk.commits
    let all = ["TRACE", "OPTIONS", "PUT", "DELETE", "PATCH", "CONNECT", "get", "MEALS", "GET", "HEAD", "POST"]

    for line in RouteLine.all {
      let known = methods(at: line.route)
      for method in all where !known.contains(method) {
        let answer = try walk.site.request(method, walk.address(line))

        #expect(answer.status == 405, "\(method) \(line.testDescription)")
        #expect(answer["Allow"] == known.joined(separator: ", "), "\(method) \(line.testDescription)")
      }
    }
    #expect(try walk.commits == before)
  }

  /// The methods that a route's address answers.
  private func methods(at route: String) -> [String] {
    let pattern = route.drop { $0 != " " }
    let routes = RouteLine.all.map(\.route)
    let methods = ["GET", "POST"].filter { routes.contains("\($0)\(pattern)") }
    return methods.flatMap { $0 == "GET" ? ["GET", "HEAD"] : [$0] }
  }

  @Test func `changes nothing with GET and HEAD`() throws {
    let walk = try RouteWalk()
    let before = try walk.commits

    for line in Self.reading {
      for browser in [walk.alice.browser, walk.bob.browser, walk.carol.browser, Browser()] {
        for method in ["GET", "HEAD"] {
          #expect(try walk.site.request(method, walk.address(line), by: browser).status < 500)
        }
      }
    }
    #expect(try walk.commits == before)
    try walk.site.add(.ramen())
    #expect(try walk.commits != before)
  }

  @Test func `refuses a form without its token`() throws {
    let walk = try RouteWalk()
    let mine = try walk.site.token(of: walk.site.me)
    let tokens = ["", "x", String(mine.dropLast()), try walk.site.token(of: walk.carol.browser)]
    let before = try walk.commits

    for line in Self.changing {
      for token in tokens {
        let answer = try walk.go(line, by: walk.alice.browser, token: token)

        // The typed text is shown again, and nothing is saved.
        #expect([200, 403, 404, 409, 422].contains(answer.status), "\(line.testDescription) \(answer.status)")
      }
    }
    #expect(try walk.commits == before)
  }

  /// Fields that no form has and an attacker might add.
  static let made = [
    "household_id", "household", "person_id", "person", "member", "role", "owner", "is_owner", "admin", "is_admin",
    "id", "user", "user_id", "username", "password_hash", "created_at", "deleted_at",
  ]

  @Test(arguments: changing) func `ignores unknown fields`(line: RouteLine) throws {
    let walk = try RouteWalk()
    let (alice, alices) = (walk.alice.person, try walk.alices(besides: walk.bob))
    let before = try walk.place(of: walk.bob)
    var form = walk.form(line, token: try walk.site.token(of: walk.bob.browser))
    for name in Self.made where form[name] == nil {
      let value = name.contains("household") ? "\(alice.household.number)" : "\(alice.id.number)"
      form[name] = name == "role" ? "owner" : name == "username" ? "me" : value
    }

    _ = try walk.site.send(form, by: walk.bob.browser)

    if !line.movesPeople { #expect(try walk.place(of: walk.bob) == before) }
    #expect(try walk.alices(besides: walk.bob) == alices)
  }

  @Test func `of an invitation creates a member, whatever else is sent`() throws {
    let site = try Site()
    let carol = try site.addPerson("carol")
    let invitation = try OneTimeLinkStore(site.database, now: { [clock = site.clock] in clock.seconds })
      .invite(by: site.person.id)
    let browser = Browser()
    let path = "join/\(invitation.text)"
    var form = HTMLForm(try #require(try site.get(path, by: browser).page.first("main")?.first("form"))).to("/" + path)
    for name in Self.made { form[name] = "\(carol.household.number)" }
    form["role"] = "owner"

    let answer = try site.send(form.with(["username": "dora", "password": Site.password]), by: browser)

    let dora = try #require(try site.accounts.all().first { $0.username.text == "dora" }?.person)
    #expect(answer.status == 303)
    #expect(dora.role == .member)
    #expect(dora.household == site.person.household)
  }
}

extension RouteWalk {
  /// The address of a line.
  fileprivate func address(_ line: RouteLine) -> String { site.basePath + filled(line.path) }

  /// A number that changes after each transaction that wrote; on PostgreSQL, that changed a row.
  fileprivate var commits: Int {
    get throws {
      guard TestServer.address == nil else { return try everything().hashValue }
      return try site.database.read { statements throws(StoreError) in
        try statements.first("PRAGMA data_version") { row in row.int(0) } ?? 0
      }
    }
  }
}
