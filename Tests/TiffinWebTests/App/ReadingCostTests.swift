import HTTPTypes
import Testing
import TiffinCore

@testable import TiffinWeb

/// The number of statements behind each GET route, on a filled site, for a person who may read it, where nothing was read
/// since the last change.
@Suite struct `Reading a page` {
  /// The most statements of a route's pages and files, whatever they are asked for.
  private static let limits = [
    "GET /": 7, "GET /account": 7, "GET /account/delete": 5, "GET /account/factor": 4,
    "GET /assets/{hash}/{name...}": 0, "GET /diary": 7,
    "GET /diary/print": 3, "GET /diary/{day}": 8, "GET /diary/{day}/copy": 3, "GET /export/groceries.csv": 3,
    "GET /export/groceries.txt": 3, "GET /export/meals.csv": 2,
    "GET /bring": 3, "GET /bring/{id}": 3, "GET /bring/{id}/pictures/{place}": 2,
    "GET /foods": 8, "GET /foods/barcode": 2, "GET /foods/new": 2,
    "GET /foods/{id}": 6, "GET /foods/{id}/amount": 4, "GET /foods/{id}/edit": 5, "GET /foods/{id}/picture/{size}": 2,
    "GET /meals/{id}/foods": 6,
    "GET /groceries": 10, "GET /groceries/aisles": 3, "GET /groceries/purchases": 3,
    "GET /groceries/clear": 4, "GET /healthz": 0, "GET /household": 6,
    "GET /household/leave": 4, "GET /household/members/{id}/remove": 4,
    "GET /household/members/{id}/password": 5, "GET /household/members/{id}/owner": 5, "GET /join/{token}": 2,
    "GET /join/{token}/accept": 4, "GET /meals": 4, "GET /meals/new": 3, "GET /meals/{id}": 3,
    "GET /meals/{id}/edit": 3, "GET /photos/held/{id}": 2, "GET /photos/held/{id}/large": 2,
    "GET /photos/{id}/{size}": 2, "GET /plan": 4,
    "GET /plan/calendar/{file}": 2, "GET /plan/{day}": 11, "GET /plan/{day}/clear": 3, "GET /plan/{day}/copy": 4,
    "GET /plan/{day}/sheet": 5,
    // Its statements run on a separate thread.
    "GET /readyz": 0,
    "GET /plan/{day}/groceries": 8, "GET /recipes": 9, "GET /recipes/import": 2, "GET /recipes/new": 5,
    "GET /recipes/paste": 2,
    "GET /recipes/pictures/{id}/{size}": 2, "GET /recipes/{id}": 6, "GET /recipes/{id}/cook": 4,
    "GET /recipes/{id}/contents": 12,
    "GET /recipes/{id}/edit": 8,
    "GET /recipes/{id}/groceries": 4, "GET /recipes/{id}/picture/{size}": 3, "GET /recipes/{id}/plan": 5,
    "GET /recipes/{id}/recipe.json": 3, "GET /reset/{token}": 2, "GET /settings": 4, "GET /settings/{part}": 5,
    "GET /metrics": 3, "GET /offline": 2, "GET /sw.js": 0, "GET /settings/server": 13,
    "GET /setup": 2, "GET /sign-in": 2, "GET /sign-in/code": 0, "GET /trends": 5,
  ]

  @Test func `takes one transaction, or two if its route gives a reason`() throws {
    let costs = try Self.costs.get()

    let over = SiteMap.routes.filter { $0.method == .get }.filter { route in
      (costs.transactions[route.name] ?? .max) > (route.twice == nil ? 1 : 2)
    }
    #expect(over.map(\.name) == [])
  }

  @Test func `has a reason for two transactions only if it uses two`() throws {
    let costs = try Self.costs.get()

    for route in SiteMap.routes where route.twice != nil {
      #expect(costs.transactions[route.name] == 2, "\(route.name)")
      #expect(route.twice?.isEmpty == false, "\(route.name)")
    }
  }

  @Test func `takes no more statements than its limit`() throws {
    let costs = try Self.costs.get()

    #expect(Set(costs.statements.keys) == Set(Self.limits.keys))
    for (route, count) in costs.statements {
      #expect(count <= Self.limits[route] ?? 0, "\(route)")
    }
  }

  @Test func `has its reason for two transactions in the exported routes`() throws {
    let told = RouteDescription.all.map(\.twice)

    #expect(told == SiteMap.routes.map(\.twice))
  }

  private static let costs = Result { try ReadingCosts() }
}

/// The most that each GET route costs.
private struct ReadingCosts {
  private(set) var transactions: [String: Int] = [:]
  private(set) var statements: [String: Int] = [:]

  init() throws {
    let walk = try RouteWalk()
    func visit(_ line: RouteLine, _ browser: Browser) throws {
      try Self.change(walk.site)
      try note(line.route) { try walk.go(line, by: browser) }
    }
    for line in RouteLine.all where !line.isChange {
      if line.ends.alice < 400 { try visit(line, walk.alice.browser) }
      if line.ends.bob < 400 { try visit(line, walk.bob.browser) }
      if let open = line.open, open < 400 { try visit(line, Browser()) }
    }
    // The setup page exists only before the first account.
    let fresh = try Site(isSetUp: false)
    let code = try fresh.accounts.setupCode() ?? ""
    try note("GET /metrics") {
      let here = [("REMOTE_ADDR", "127.0.0.1"), ("HTTP_HOST", "127.0.0.1")]
      return try fresh.request("GET", "/metrics", by: Browser(), headers: here)
    }
    try note("GET /setup") { try fresh.request("GET", "/setup?code=\(code)", by: Browser()) }
  }

  /// Writes something that no page shows, so that SQLite's connections forget what they read. Without that a page's
  /// figure would be less by what the page before has read, and that only where the database is a file.
  private static func change(_ site: Site) throws {
    try site.database.write { statements throws(StoreError) in
      _ = try statements.run(
        """
        INSERT INTO server_secret (name, value) VALUES ('reading cost', 'x')
        ON CONFLICT (name) DO UPDATE SET value = server_secret.value || 'x'
        """)
    }
  }

  private mutating func note(_ route: String, _ answer: () throws -> Answer) throws {
    let tally = StatementCounter()
    let status = try StatementCounter.$current.withValue(tally) { try answer().status }
    #expect(status < 400, "\(route)")
    transactions[route] = max(transactions[route] ?? 0, tally.transactions)
    statements[route] = max(statements[route] ?? 0, tally.statements)
  }
}

extension SiteRoute {
  fileprivate var name: String { "\(method) \(pattern)" }
}
