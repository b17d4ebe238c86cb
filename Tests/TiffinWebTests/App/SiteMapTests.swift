import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The site` {
  @Test func `has these pages and no others`() throws {
    let site = try Site()

    let routes = site.application.router.routes.map { "\($0.method) \($0.pattern.text)" }

    #expect(
      routes == [
        "GET /",
        "GET /diary", "GET /diary/{day}", "POST /diary/{day}/meals", "GET /diary/{day}/copy", "POST /diary/{day}/copy",
        "POST /diary/{day}/uncopy",
        "GET /trends",
        "GET /meals", "GET /meals/new", "POST /meals", "POST /meals/samples", "GET /meals/{id}",
        "GET /meals/{id}/edit", "POST /meals/{id}", "POST /meals/{id}/rating", "POST /meals/{id}/favourite",
        "POST /meals/{id}/date", "POST /meals/{id}/delete", "POST /meals/{id}/restore",
        "POST /meals/{id}/repeat",
        "GET /recipes", "POST /recipes/ideas", "GET /recipes/new", "POST /recipes", "GET /recipes/import",
        "POST /recipes/import", "GET /recipes/{id}", "GET /recipes/{id}/edit", "POST /recipes/{id}",
        "POST /recipes/{id}/figures", "POST /recipes/{id}/favourite", "POST /recipes/{id}/eaten",
        "POST /recipes/{id}/delete", "POST /recipes/{id}/restore", "GET /recipes/{id}/recipe.json",
        "GET /recipes/{id}/picture/{size}", "GET /recipes/pictures/{id}/{size}",
        "GET /plan", "GET /plan/{day}", "POST /plan/entries", "POST /plan/entries/{id}/delete",
        "POST /plan/entries/{id}/move", "POST /plan/entries/{id}/eaten", "GET /plan/{day}/copy",
        "POST /plan/{day}/copy", "GET /plan/{day}/clear",
        "POST /plan/{day}/clear", "POST /plan/{day}/remove", "POST /plan/{day}/restore",
        "GET /plan/{day}/groceries", "POST /plan/{day}/groceries", "POST /plan/{day}/groceries/remove",
        "POST /plan/calendar", "POST /plan/calendar/close", "GET /plan/calendar/{file}", "GET /recipes/{id}/plan",
        "POST /recipes/{id}/plan",
        "GET /groceries", "POST /groceries", "GET /groceries/clear", "POST /groceries/clear",
        "POST /groceries/clear-completed", "POST /groceries/restore",
        "GET /groceries/aisles", "POST /groceries/aisles", "POST /groceries/aisles/{id}",
        "POST /groceries/aisles/{id}/place", "POST /groceries/aisles/{id}/delete",
        "POST /groceries/aisles/{id}/restore",
        "POST /groceries/{id}", "POST /groceries/{id}/toggle", "POST /groceries/{id}/delete",
        "POST /groceries/{id}/restore", "GET /groceries/{id}/aisle", "POST /groceries/{id}/aisle",
        "GET /recipes/{id}/groceries", "POST /recipes/{id}/groceries", "POST /recipes/{id}/groceries/remove",
        "GET /export/groceries.txt", "GET /export/groceries.csv",
        "GET /settings", "POST /settings",
        "GET /account", "POST /account/name",
        "GET /photos/{id}/{size}", "GET /export/meals.csv",
        "GET /account/delete", "POST /account/delete",
        "GET /household", "POST /household/name", "POST /household/invitations",
        "POST /household/invitations/{id}/withdraw", "POST /household/members/{id}/role",
        "GET /household/members/{id}/remove", "POST /household/members/{id}/remove",
        "GET /household/leave", "POST /household/leave",
        "GET /join/{token}", "GET /join/{token}/accept", "POST /join/{token}/accept",
        "GET /setup", "POST /setup", "GET /sign-in", "POST /sign-in", "POST /sign-out",
        "POST /account/password", "POST /account/sessions/{id}/end", "POST /account/sessions/end-others",
        "POST /household/members/{id}/password", "POST /join/{token}", "GET /reset/{token}", "POST /reset/{token}",
        "GET /healthz", "GET /assets/{hash}/{name...}",
      ])
  }

  @Test func `opens with today`() throws {
    #expect(try Site().get("")["Location"] == "/diary/2026-11-21")
  }

  @Test func `tells that it is well`() throws {
    let answer = try Site().get("healthz")

    #expect(answer.status == 200)
    #expect(answer.text == "ok\n")
  }

  @Test(arguments: ["meals", "meals/new", "meals/99", "nothing/here", "meals/1/delete", "assets/x/y"])
  func `sends the walls of the browser with every answer`(path: String) throws {
    let answer = try Site().get(path)

    #expect(answer["Content-Security-Policy"]?.hasPrefix("default-src 'none'") == true)
    #expect(answer["X-Content-Type-Options"] == "nosniff")
    #expect(answer["Referrer-Policy"] == "same-origin")
  }

  @Test func `works below another path, every link of it`() throws {
    let site = try Site(basePath: "/food/")
    let id = try site.add(.caprese())
    let recipe = try site.add(.pancakes())
    let milk = try site.put("milk").number

    for path in [
      "diary/2026-11-21", "diary/2026-11-21/copy", "meals", "meals/new", "meals/\(id.number)",
      "meals/\(id.number)/edit", "trends", "plan/2026-11-21", "plan/2026-11-21?add=2026-11-21",
      "plan/2026-11-21/clear", "plan/2026-11-21/copy", "plan/2026-11-21/groceries", "settings", "account", "groceries",
      "groceries?open=\(milk)", "groceries/clear", "groceries/aisles", "groceries/\(milk)/aisle",
      "account/delete", "household", "nothing",
      "recipes", "recipes?q=x", "recipes/new", "recipes/import",
      "recipes/\(recipe.number)", "recipes/\(recipe.number)/edit",
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

  @Test func `links only to what is there`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let milk = try site.put("milk").number

    for path in [
      "diary/2026-11-21", "diary/2026-11-21/copy", "meals", "meals/new", "meals/\(id.number)",
      "meals/\(id.number)/edit", "trends", "plan/2026-11-21", "plan/2026-11-21?add=2026-11-21",
      "plan/2026-11-21/clear", "plan/2026-11-21/copy", "plan/2026-11-21/groceries", "settings", "account", "groceries",
      "groceries?open=\(milk)", "groceries/clear", "groceries/aisles", "groceries/\(milk)/aisle",
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

  @Test func `refuses a body that is too large before it reads it`() throws {
    let site = try Site(bodyLimit: 2_048)
    var form = try site.addForm().with(["name": "Toast"])
    form.pick("large.jpg", [UInt8](repeating: 65, count: 4_096), for: "photo")

    let answer = try site.send(form)

    #expect(answer.status == 413)
    #expect(answer.page.first("h1")?.words == "That picture is too large")
    #expect(try site.stored().isEmpty)
  }
}
