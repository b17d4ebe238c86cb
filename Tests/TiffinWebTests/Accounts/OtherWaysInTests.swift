import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Signing in through the web server` {
  private func site() throws -> Site {
    try Site { $0.authentication = .proxy }
  }

  private func get(_ site: Site, _ path: String, as name: String?) throws -> Answer {
    try site.request(
      "GET", "/" + path, by: Browser(), headers: name.map { [("REMOTE_USER", $0)] } ?? [])
  }

  @Test func `creates the account on the first visit, and the first account takes over existing data`() throws {
    let site = try site()
    try site.add(.ramen())

    #expect(try get(site, "meals", as: "maya").page.mealNames == ["Shoyu ramen"])
    #expect(try get(site, "meals", as: "noor").page.mealNames == [])

    #expect(try get(site, "meals", as: "noor").status == 200)
    #expect(try site.accounts.all().map(\.username.text) == ["maya", "noor"])
    #expect(try Set(site.accounts.all().map(\.person.household)).count == 2)
  }

  @Test(arguments: [nil, "", "a b", "line\nbreak"]) func `is refused without a valid name`(name: String?) throws {
    let answer = try get(try site(), "meals", as: name)

    #expect(answer.status == 403)
    #expect(answer.page.first("h1")?.words == "Please sign in")
  }

  @Test func `shows the person's theme on error pages and creates no account there`() throws {
    let site = try site()
    _ = try get(site, "meals", as: "maya")
    let maya = try #require(try site.accounts.all().first?.person)
    try site.people.change(maya.id) { $0.theme = .dark }

    let known = try get(site, "nowhere", as: "maya")
    let stranger = try get(site, "nowhere", as: "noor")

    #expect(known.status == 404 && stranger.status == 404)
    #expect(known.page.first("html")?["data-theme"] == "dark")
    #expect(stranger.page.first("html")?["data-theme"] == nil)
    #expect(try site.accounts.all().count == 1)
  }

  @Test(arguments: [("maya", "Maya"), ("Zoë", "zoe"), ("STRAUSS", "strauß")])
  func `refuses another spelling of the name and says which one to use`(
    known: String, sent: String
  ) throws {
    let site = try site()
    _ = try get(site, "meals", as: known)

    let answer = try get(site, "meals", as: sent)

    #expect(answer.status == 409)
    #expect(answer.page.first("h1")?.words == "Your name is spelled differently here")
    #expect(answer.page.first("main")?.words.contains("“\u{2068}\(known)\u{2069}”") == true)
    #expect(answer.page.first("main")?.words.contains("Sign out there, and in again with exactly that name.") == true)
    #expect(try site.accounts.all().count == 1)
    #expect(try get(site, "meals", as: known).status == 200)
  }

  @Test func `ignores spaces around the name`() throws {
    let site = try site()
    for name in ["maya", "maya ", " maya\u{a0}"] { #expect(try get(site, "meals", as: name).status == 200) }

    #expect(try site.accounts.all().map(\.username.text) == ["maya"])
  }

  @Test func `ignores a header sent by the visitor`() throws {
    let site = try site()

    let answer = try site.request(
      "GET", "/meals", by: Browser(), headers: [("HTTP_REMOTE_USER", "maya"), ("HTTP_X_REMOTE_USER", "maya")])

    #expect(answer.status == 403)
  }

  @Test(arguments: ["sign-in", "setup"]) func `has no pages for signing in with a password`(path: String) throws {
    let site = try site()
    _ = try get(site, "meals", as: "maya")

    #expect(try get(site, path, as: "maya").status == 404)
  }

  @Test func `still requires each person's own form token`() throws {
    let site = try site()
    let goals = try #require(try get(site, "settings/goals", as: "maya").page.element(id: "goals"))
    let hers = try #require(HTMLForm(goals)["token"] as String?)
    _ = try get(site, "settings", as: "noor")

    let answers = try ["maya", "noor"].map { name in
      try site.request(
        "POST", "/settings", by: Browser(),
        headers: [("REMOTE_USER", name), ("CONTENT_TYPE", "application/x-www-form-urlencoded")],
        body: Array("section=goals&calorie_goal=1700&token=\(hers)".utf8))
    }

    #expect(answers.map(\.status) == [303, 200])
    #expect(try site.accounts.all().map(\.person.settings.goals.energy?.kilocalories) == [1_700, nil])
  }
}

@Suite struct `New people signed in by the web server` {
  private func site(_ household: String? = nil) throws -> Site {
    try Site {
      $0.authentication = .proxy
      $0.newcomersHousehold = household.flatMap { try? PersonName($0) }
    }
  }

  private func get(_ site: Site, _ path: String, as name: String?) throws -> Answer {
    try site.request("GET", "/" + path, by: Browser(), headers: name.map { [("REMOTE_USER", $0)] } ?? [])
  }

  private func post(_ site: Site, _ form: HTMLForm, as name: String) throws -> Answer {
    try site.request(
      "POST", form.action, by: Browser(),
      headers: [("REMOTE_USER", name), ("CONTENT_TYPE", "application/x-www-form-urlencoded")],
      body: Array("token=\(try #require(form["token"] as String?))".utf8))
  }

  private func invitation(_ site: Site, by owner: Person.ID) throws -> String {
    "join/\(try OneTimeLinkStore(site.database, now: { [clock = site.clock] in clock.seconds }).invite(by: owner).text)"
  }

  private func roles(_ site: Site) throws -> [String] {
    try site.accounts.all().map { "\($0.username.text) \($0.person.role) \($0.household)" }
  }

  @Test(arguments: ["Elm Street 4", "ELM street 4"])
  func `join the household named in the configuration`(household: String) throws {
    let site = try site(household)
    _ = try get(site, "meals", as: "ruth")
    try HouseholdMemberStore(site.database).rename(
      try PersonName("Elm Street 4"), by: try #require(site.accounts.all().first?.person.id))

    for name in ["idris", "lea"] { #expect(try get(site, "meals", as: name).status == 200) }

    #expect(try roles(site) == ["ruth owner Elm Street 4", "idris member Elm Street 4", "lea member Elm Street 4"])
  }

  @Test func `join the household of the username in the configuration`() throws {
    let site = try site("Ruth")
    _ = try get(site, "meals", as: "ruth")
    let ruth = try #require(site.accounts.all().first?.person)
    try HouseholdMemberStore(site.database).rename(try PersonName("Harbour"), by: ruth.id)

    #expect(try get(site, "meals", as: "idris").status == 200)

    #expect(try roles(site) == ["ruth owner Harbour", "idris member Harbour"])
  }

  @Test func `are refused if the configured household does not exist`() throws {
    let site = try site("Elm Street 4")
    _ = try get(site, "meals", as: "ruth")
    let ruth = try #require(site.accounts.all().first?.person)
    try HouseholdMemberStore(site.database).rename(try PersonName("Harbour"), by: ruth.id)

    let answer = try get(site, "meals", as: "idris")

    #expect(answer.status == 503)
    #expect(answer.page.first("main")?.words.contains("TIFFIN_PROXY_HOUSEHOLD") == true)
    #expect(try get(site, "meals", as: "ruth").status == 200)
    #expect(try roles(site) == ["ruth owner Harbour"])
  }

  @Test(arguments: [false, true]) func `join the household of an invitation`(isKnown: Bool) throws {
    let site = try site()
    _ = try get(site, "meals", as: "ruth")
    if isKnown { _ = try get(site, "meals", as: "idris") }
    let ruth = try #require(site.accounts.all().first?.person.id)
    let path = try invitation(site, by: ruth)

    let first = try get(site, path, as: "idris")
    let page = try get(site, "\(path)/accept", as: "idris").page
    var form = HTMLForm(try #require(page.first("main")?.first("form")))
    // The form has no action, so it is sent to its page.
    form.action = "/\(path)/accept"
    let answer = try post(site, form, as: "idris")

    #expect(first.status == 303 && first["Location"] == "/\(path)/accept")
    #expect(answer.status == 303)
    #expect(try get(site, "household", as: "idris").page.first("main")?.words.contains("ruth") == true)
    #expect(try roles(site) == ["ruth owner Home", "idris member Home"])
  }

  @Test func `are redirected to their household if an invitation leads to it`() throws {
    let site = try site("Elm Street 4")
    _ = try get(site, "meals", as: "ruth")
    let ruth = try #require(site.accounts.all().first?.person.id)
    let path = try invitation(site, by: ruth)

    let answer = try get(site, path, as: "idris")

    #expect(answer.status == 303 && answer["Location"] == "/household")
    #expect(try roles(site) == ["ruth owner Elm Street 4", "idris member Elm Street 4"])
  }

  @Test(arguments: [nil, ""]) func `cannot open an invitation without a name`(name: String?) throws {
    let site = try site()
    _ = try get(site, "meals", as: "ruth")
    let ruth = try #require(site.accounts.all().first?.person.id)
    let path = try invitation(site, by: ruth)

    let answer = try get(site, path, as: name)

    #expect(answer.status == 403)
    #expect(answer.page.form(to: "/\(path)") == nil)
  }
}

@Suite struct `Tiffin without sign-in` {
  /// A site without sign-in at the address that test browsers use.
  private func site() throws -> Site {
    try Site {
      $0.authentication = .none
      $0.address = "http://tiffin.test"
    }
  }

  @Test func `asks nobody to sign in`() throws {
    let site = try site()
    try site.add(.ramen())

    let page = try site.get("meals", by: Browser()).page

    #expect(page.mealNames == ["Shoyu ramen"])
    let settings = try site.get("settings", by: Browser()).page
    #expect(settings.form(to: "/sign-out") == nil)
    #expect(settings.link("Household") == nil)
    #expect(try site.get("account", by: Browser()).page.link("Delete this account …") == nil)
    for path in ["household", "account/delete", "setup", "sign-in"] {
      #expect(try site.get(path, by: Browser()).status == 404)
    }
  }

  @Test func `refuses requests under a host name that any site could use`() throws {
    let site = try Site { $0.authentication = .none }
    try site.add(.ramen())

    let answer = try site.get("meals", headers: [("HTTP_HOST", "evil.example:8080")])
    let form = HTMLForm(HTMLElement("form", ["action": "/meals/1/delete"]))
    let change = try site.request(
      "POST", form.action, headers: [("HTTP_HOST", "evil.example"), ("HTTP_ORIGIN", "http://evil.example")])

    #expect([answer.status, change.status] == [403, 403])
    #expect(!answer.text.contains("ramen"))
    #expect(answer.text.contains("It can be set in TIFFIN_URL."))
    #expect(try site.get("healthz", headers: [("HTTP_HOST", "evil.example")]).status == 200)
    for host in ["localhost:8080", "127.0.0.1", "192.168.1.5:8080", "[::1]:8080"] {
      #expect(try site.get("meals", headers: [("HTTP_HOST", host)]).page.mealNames == ["Shoyu ramen"])
    }
  }

  @Test func `still requires the form token`() throws {
    let site = try site()
    let form = try site.addForm().with(["name": "Soup", "token": "x"])

    #expect(try site.send(form).status == 200)
    #expect(try site.stored().isEmpty)
    #expect(try site.send(try site.addForm().with(["name": "Soup"])).status == 303)
  }

  @Test func `refuses to start with more than one person`() throws {
    let site = try Site()
    _ = try site.addPerson("bob", toHouseholdOf: site.person)
    var configuration = Configuration(
      dataFolder: "", templateFolder: Site.checkout + "/Templates", assetFolder: Site.checkout + "/Public")
    configuration.authentication = .none

    #expect(throws: ConfigurationError.self) {
      try Application(configuration, site.database, log: LogRecorder().logger)
    }
  }
}
