import HTTPTypes
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The site` {
  @Test func `has the routes of its map with password sign-in`() throws {
    let router = try Site().application.router

    let map = SiteMap.routes.filter { $0.modes.contains(.password) }
    #expect(router.routes.map { "\($0.method) \($0.pattern.text)" } == map.map { "\($0.method) \($0.pattern)" })
  }

  @Test func `has no sign-in, setup or household pages if nobody signs in`() throws {
    let site = try Site { $0.authentication = .none }

    for path in ["sign-in", "setup", "household", "account/delete"] {
      #expect(try site.get(path).status == 404, "\(path)")
    }
  }

  @Test func `has a page for every GET route except files, health checks and metrics`() {
    for route in SiteMap.routes where route.method == .get && route.pages.isEmpty {
      // The others redirect or return a file.
      let others = ["/healthz", "/readyz", "/metrics", "/sw.js"]
      let isFile = ["/photos/", "/assets/", "/export/", "/picture", "/recipe.json", "/calendar/"]
      #expect(others.contains(route.pattern) || isFile.contains { route.pattern.contains($0) }, "\(route.pattern)")
    }
  }

  @Test func `opens with today`() throws {
    #expect(try Site().get("").page.first("h1")?.words == "Today Saturday 21 November")
  }

  @Test func `answers ok on its health check`() throws {
    let answer = try Site().get("healthz")

    #expect(answer.status == 200)
    #expect(answer.text == "ok\n")
  }

  @Test(arguments: ["meals", "meals/new", "meals/99", "nothing/here", "meals/1/delete", "assets/x/y"])
  func `sends security headers with every answer`(path: String) throws {
    let answer = try Site().get(path)

    #expect(answer["Content-Security-Policy"]?.hasPrefix("default-src 'none'") == true)
    #expect(answer["X-Content-Type-Options"] == "nosniff")
    #expect(answer["Referrer-Policy"] == "same-origin")
  }

  @Test func `uses its base path in every link`() throws {
    let site = try Site(basePath: "/food/")
    let id = try site.add(.caprese())
    let recipe = try site.add(.pancakes())
    let milk = try site.put("milk").number

    for path in [
      "diary/2026-11-21", "diary/2026-11-21/copy", "foods?q=toast", "foods/new", "meals", "meals/new",
      "meals/\(id.number)",
      "meals/\(id.number)/edit", "trends", "diary/print", "plan/2026-11-21", "plan/2026-11-21?add=2026-11-21",
      "plan/2026-11-21/clear", "plan/2026-11-21/copy", "plan/2026-11-21/sheet", "plan/2026-11-21/groceries",
      "settings", "account", "groceries",
      "groceries?open=\(milk)", "groceries/clear", "groceries/aisles", "groceries/purchases",
      "account/delete", "household", "nothing",
      "recipes", "recipes?q=x", "recipes/new", "recipes/import", "recipes/paste", "bring",
      "recipes/\(recipe.number)", "recipes/\(recipe.number)/edit", "recipes/\(recipe.number)/cook?servings=6",
      "recipes/\(recipe.number)/contents?line=1&q=toast",
    ] {
      // A recipe's source is elsewhere.
      for element in try site.get(path).page.descendants where element["rel"] != "noreferrer" {
        for link in ["href", "src", "action"].compactMap({ element[$0] }) where !link.hasPrefix("#") {
          #expect(link.hasPrefix("/food/"), "\(link) on \(path)")
        }
      }
    }
    #expect(try site.send(try site.addForm().with(["name": "Toast"]))["Location"]?.hasPrefix("/food/meals") == true)
    #expect(try site.request("GET", "/meals").status == 404)
  }

  @Test func `links only to existing pages`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let milk = try site.put("milk").number

    for path in [
      "diary/2026-11-21", "diary/2026-11-21/copy", "foods?q=toast", "foods/new", "meals", "meals/new",
      "meals/\(id.number)",
      "meals/\(id.number)/edit", "trends", "diary/print", "plan/2026-11-21", "plan/2026-11-21?add=2026-11-21",
      "plan/2026-11-21/clear", "plan/2026-11-21/copy", "plan/2026-11-21/sheet", "plan/2026-11-21/groceries",
      "settings", "account", "groceries",
      "groceries?open=\(milk)", "groceries/clear", "groceries/aisles", "groceries/purchases",
      "account/delete", "household", "nothing",
    ] {
      // A recipe's source is elsewhere.
      for element in try site.get(path).page.descendants where element["rel"] != "noreferrer" {
        for link in ["href", "src"].compactMap({ element[$0] }) where link.hasPrefix("/") {
          #expect([200, 303].contains(try site.request("GET", String(link.prefix { $0 != "#" })).status), "\(link)")
        }
      }
    }
  }

  @Test func `refuses a body that is too large, and stores nothing`() throws {
    let site = try Site(bodyLimit: 2_048)
    var form = try site.addForm().with(["name": "Toast"])
    form.pick("large.jpg", [UInt8](repeating: 65, count: 4_096), for: "photo")

    let answer = try site.send(form)

    #expect(answer.status == 413)
    #expect(answer.page.first("h1")?.words == "That file is too large")
    #expect(try site.stored().isEmpty)
  }
}
