import Testing
import TiffinCore

@testable import TiffinWeb

/// Every route, walked by Alice (an owner), Bob (a member of her household), Carol (of another household) and nobody.
@Suite struct `Walking every route` {
  /// What a route leads to, and who may get there.
  enum Kind {
    /// One's own things, whoever one is.
    case own
    /// Alice's meal or photo.
    case alices
    /// Bob, whom Alice may change, and nobody else.
    case bobs
    /// The household, which owners change.
    case owners
    /// Everybody, known or not.
    case open
  }

  struct Line {
    let kind: Kind
    /// With the ids put in for `{meal}`, `{photo}`, `{bob}`.
    let path: String
    var fields: [(String, String)] = []

    init(_ kind: Kind, _ path: String, _ fields: KeyValuePairs<String, String> = [:]) {
      self.kind = kind
      self.path = path
      self.fields = fields.map { ($0.key, $0.value) }
    }
  }

  static let lines: [String: Line] = [
    "GET /": Line(.own, ""),
    "GET /diary": Line(.own, "diary"),
    "GET /diary/{day}": Line(.own, "diary/2026-11-21"),
    "POST /diary/{day}/meals": Line(
      .own, "diary/2026-11-21/meals",
      ["name": "Toast", "time": "08:00", "carbs": "1", "protein": "1", "fat": "1"]),
    "GET /diary/{day}/copy": Line(.own, "diary/2026-11-21/copy"),
    "POST /diary/{day}/copy": Line(.own, "diary/2026-11-21/copy", ["to": "2026-11-22", "key": "k", "meal": "{meal}"]),
    "POST /diary/{day}/uncopy": Line(.own, "diary/2026-11-21/uncopy", ["copies": "{meal}"]),
    "GET /trends": Line(.own, "trends"),
    "GET /meals": Line(.own, "meals"),
    "GET /meals/new": Line(.own, "meals/new"),
    "POST /meals": Line(.own, "meals", ["name": "Toast", "date": "2026-11-21"]),
    "POST /meals/samples": Line(.own, "meals/samples"),
    "GET /meals/{id}": Line(.alices, "meals/{meal}"),
    "GET /meals/{id}/edit": Line(.alices, "meals/{meal}/edit"),
    "POST /meals/{id}": Line(.alices, "meals/{meal}", ["name": "Mine now", "date": "2026-11-21", "revision": "1"]),
    "POST /meals/{id}/rating": Line(.alices, "meals/{meal}/rating", ["rating": "1"]),
    "POST /meals/{id}/favourite": Line(.alices, "meals/{meal}/favourite", ["favourite": "1"]),
    "POST /meals/{id}/date": Line(.alices, "meals/{meal}/date", ["date": "2026-11-20"]),
    "POST /meals/{id}/delete": Line(.alices, "meals/{meal}/delete"),
    "POST /meals/{id}/restore": Line(.alices, "meals/{meal}/restore"),
    "POST /meals/{id}/repeat": Line(.alices, "meals/{meal}/repeat", ["key": "k"]),
    "GET /settings": Line(.own, "settings"),
    "POST /settings": Line(.own, "settings", ["section": "goals", "calorie_goal": "1800"]),
    "GET /account": Line(.own, "account"),
    "POST /account/name": Line(.own, "account/name", ["name": "Somebody else"]),
    "POST /account/password": Line(
      .own, "account/password", ["old_password": Site.password, "password": "another long one"]),
    "POST /account/sessions/{id}/end": Line(.own, "account/sessions/{session}/end"),
    "POST /account/sessions/end-others": Line(.own, "account/sessions/end-others"),
    "GET /account/delete": Line(.own, "account/delete"),
    "POST /account/delete": Line(.own, "account/delete", ["old_password": "wrong on purpose"]),
    "POST /sign-out": Line(.own, "sign-out"),
    "GET /household": Line(.own, "household"),
    "POST /household/name": Line(.owners, "household/name", ["name": "Theirs"]),
    "POST /household/invitations": Line(.owners, "household/invitations"),
    "POST /household/invitations/{id}/withdraw": Line(.owners, "household/invitations/{invitation}/withdraw"),
    "POST /household/members/{id}/role": Line(.bobs, "household/members/{bob}/role", ["role": "owner"]),
    "POST /household/members/{id}/remove": Line(.bobs, "household/members/{bob}/remove"),
    "POST /household/members/{id}/password": Line(.bobs, "household/members/{bob}/password"),
    "POST /household/leave": Line(.own, "household/leave"),
    "GET /photos/{id}/{size}": Line(.alices, "photos/{photo}/small"),
    "GET /export/meals.csv": Line(.own, "export/meals.csv"),
    "GET /setup": Line(.open, "setup"),
    "POST /setup": Line(.open, "setup"),
    "GET /sign-in": Line(.open, "sign-in"),
    "POST /sign-in": Line(.open, "sign-in"),
    "GET /join/{token}": Line(.open, "join/\(String(repeating: "a", count: 43))"),
    "POST /join/{token}": Line(.open, "join/\(String(repeating: "a", count: 43))"),
    "GET /join/{token}/accept": Line(.own, "join/\(String(repeating: "a", count: 43))/accept"),
    "POST /join/{token}/accept": Line(.own, "join/\(String(repeating: "a", count: 43))/accept"),
    "GET /reset/{token}": Line(.open, "reset/\(String(repeating: "a", count: 43))"),
    "POST /reset/{token}": Line(.open, "reset/\(String(repeating: "a", count: 43))"),
    "GET /healthz": Line(.open, "healthz"),
    "GET /assets/{hash}/{name...}": Line(.open, "assets/x/app.css"),
  ]

  @Test func `misses none, and walks none that is not there`() throws {
    let routes = try Site().application.router.routes

    #expect(Set(routes.map { "\($0.method) \($0.pattern.text)" }) == Set(Self.lines.keys))
    for route in routes {
      let line = try #require(Self.lines["\(route.method) \(route.pattern.text)"])
      #expect(route.isOpen == (line.kind == .open), "\(route.pattern.text)")
    }
  }

  @Test(arguments: lines.keys.sorted()) func `lets nobody in who is not signed in`(route: String) throws {
    let walk = try Walk()
    let line = try #require(Self.lines[route])
    let before = try walk.everything

    let answer = try walk.go(route, line, by: Browser(), token: "none")

    if line.kind == .open {
      #expect([200, 404, 422].contains(answer.status))
    } else if route.hasPrefix("GET") {
      #expect(answer.status == 303)
      #expect(answer["Location"]?.hasPrefix("/sign-in") == true)
    } else {
      #expect(answer.status == 403)
      #expect(answer.page.form(to: "/sign-in") != nil)
    }
    #expect(!answer.text.contains("Caprese"))
    #expect(try walk.everything == before)
  }

  @Test(arguments: lines.keys.sorted()) func `shows a stranger nothing, and lets none change anything`(
    route: String
  ) throws {
    let walk = try Walk()
    let line = try #require(Self.lines[route])
    let before = try walk.alices

    for (stranger, name) in [(walk.bob, "Bob"), (walk.carol, "Carol")] {
      let answer = try walk.go(route, line, by: stranger)

      switch line.kind {
      case .alices: #expect(answer.status == 404, "\(name)")
      case .bobs: #expect(answer.status == (name == "Bob" ? 403 : 404), "\(name)")
      case .owners where name == "Bob": #expect(answer.status == 403)
      // An owner elsewhere changes things there.
      case .owners, .own, .open: #expect([200, 303, 404, 409, 422].contains(answer.status), "\(name) \(answer.status)")
      }
      #expect(!answer.text.contains("Caprese"), "\(name)")
    }
    #expect(try walk.alices == before)
  }

  @Test(arguments: lines.keys.sorted()) func `leads Alice to what is hers`(route: String) throws {
    let walk = try Walk()
    let line = try #require(Self.lines[route])

    let answer = try walk.go(route, line, by: walk.site.me)

    switch line.kind {
    case .alices, .bobs, .owners: #expect([200, 303].contains(answer.status), "\(answer.status)")
    case .own, .open: #expect([200, 303, 404, 409, 422].contains(answer.status), "\(answer.status)")
    }
  }
}

/// A site with Alice, Bob and Carol, and a meal of Alice's with its photo.
private struct Walk {
  let site: Site
  let bob: Browser
  let carol: Browser
  private let meal: Meal.ID
  private let ids: [String: Int64]

  init() throws {
    site = try Site()
    let bobs = try site.addPerson("bob", toHouseholdOf: site.person)
    bob = try site.browser(of: bobs)
    carol = try site.browser(of: try site.addPerson("carol"))
    let photo = RenderedPhoto(format: .jpeg, small: [1, 2, 3], large: [4, 5, 6])
    meal = try site.add(.caprese(), photo: photo)
    let links = LinkStore(site.database, now: { [clock = site.clock] in clock.seconds })
    _ = try links.invite(by: site.person.id)
    ids = [
      "meal": meal.number, "photo": try site.meal(meal).photo?.number ?? 0, "bob": bobs.id.number,
      "invitation": try links.openInvitations(of: site.person.household).first?.id.number ?? 0,
      "session": try site.sessions.all(of: site.person.id).first?.id.number ?? 0,
    ]
  }

  /// - Parameter token: of the forms on the browser's pages, where none is given.
  func go(_ route: String, _ line: `Walking every route`.Line, by browser: Browser, token: String? = nil) throws
    -> Answer
  {
    if route.hasPrefix("GET") { return try site.get(filled(line.path), by: browser) }
    var form = HTMLForm(HTMLElement("form", ["action": site.basePath + filled(line.path)]))
    form.fields = line.fields.map { ($0.0, filled($0.1)) }
    form["token"] = try token ?? site.token(of: browser)
    return try site.send(form, by: browser)
  }

  /// All that could be changed of Alice's.
  var alices: [String] {
    get throws {
      let links = LinkStore(site.database, now: { [clock = site.clock] in clock.seconds })
      return [
        "\(try site.meals.find(meal, of: site.person.id).map { "\($0)" } ?? "gone")",
        "\(try site.people.person(site.person.id))",
        "\(try site.sessions.all(of: site.person.id).map(\.id))",
        "\(try HouseholdStore(site.database).household(of: site.person))",
        "\(try links.openInvitations(of: site.person.household))",
        "\(try site.stored().count)",
      ]
    }
  }

  var everything: [String] {
    get throws {
      try alices + [
        "\(try HouseholdStore(site.database).members(with: site.person))", "\(try site.people.count())",
      ]
    }
  }

  private func filled(_ text: String) -> String {
    ids.reduce(text) { $0.replacing("{\($1.key)}", with: String($1.value)) }
  }
}
