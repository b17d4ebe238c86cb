import TestSupport
import Testing
import TiffinCore

@testable import Cryptography
@testable import TiffinWeb

/// Adds people to a site and signs them in.
extension Site {
  /// A password that no guesser would try.
  static let password = "correct horse battery"

  func get(_ path: String, by browser: Browser) throws -> Answer {
    try request("GET", basePath + path, by: browser)
  }

  func send(_ form: HTMLForm, by browser: Browser) throws -> Answer {
    let (type, body) = form.encoded()
    return try request(
      "POST", String(form.action.prefix { $0 != "#" }), by: browser, headers: [("CONTENT_TYPE", type)], body: body)
  }

  func follow(_ answer: Answer, by browser: Browser) throws -> Answer {
    let location = try #require(answer["Location"])
    return try request("GET", String(location.prefix { $0 != "#" }), by: browser)
  }

  /// The page's form to that address.
  func form(on path: String, to action: String, by browser: Browser) throws -> HTMLForm {
    HTMLForm(try #require(try get(path, by: browser).page.form(to: basePath + action)))
  }

  /// A person of the owner's household, or of another one, with a password, added without using the pages.
  func addPerson(_ username: String, toHouseholdOf owner: Person? = nil) throws -> Person {
    let links = OneTimeLinkStore(database, now: { self.clock.seconds })
    let invitation = try owner.map { try links.invite(by: $0.id) } ?? links.inviteHousehold()
    let hash = try PasswordHasher(cost: .minimum, slots: PasswordSlots(threads: 1)).hash(
      Password(Self.password, for: []))
    let account = try NewAccount(username: Username(username), name: PersonName(username), passwordHash: hash)
    return try people.person(try links.join(invitation, as: account))
  }

  /// A browser with a signed-in person, made without using the sign-in page.
  func browser(of person: Person, isKept: Bool = true, device: String = "Firefox") throws -> Browser {
    browser(with: try sessions.begin(person.id, isKept: isKept, device: device))
  }

  func browser(with session: SecretToken) -> Browser {
    let browser = Browser()
    browser.cookie = "tiffin-0=\(session.text)"
    return browser
  }

  /// Signs in with the form.
  func signIn(
    _ username: String, _ password: String = Site.password, by browser: Browser, keep: Bool = true,
    next: String? = nil
  ) throws -> Answer {
    var form = HTMLForm(
      try #require(
        try get("sign-in" + (next.map { "?next=\($0)" } ?? ""), by: browser).page.form(to: "\(basePath)sign-in")))
    form["keep"] = keep ? "1" : nil
    return try send(form.with(["username": username, "password": password]), by: browser)
  }

  /// The token of forms on this browser's pages.
  func token(of browser: Browser) throws -> String {
    try #require(try form(on: "settings", to: "settings", by: browser)["token"])
  }
}

extension Site {
  /// Makes an invitation to my household, and returns the link's path.
  func invitation() throws -> String {
    let page = try send(try form(on: "household", to: "household/invitations", by: me)).page
    let address = try #require(page.element(id: "link")?["value"])
    #expect(address.hasPrefix("http://tiffin.test/join/"))
    return String(address.dropFirst("http://tiffin.test/".count))
  }

  /// Creates an account from an invitation, with the form at the path.
  func join(_ path: String, as username: String, by browser: Browser) throws -> Answer {
    var form = HTMLForm(try #require(try get(path, by: browser).page.first("main")?.first("form")))
    form.action = basePath + path
    return try send(form.with(["username": username, "password": Site.password]), by: browser)
  }

  /// Sends the form after the session ended, signs in on the page that comes, and gives what is there then.
  func signInAgain(sending form: HTMLForm, as name: String = "maya") throws -> Answer {
    let browser = try self.browser(of: try addPerson(name))
    var form = form
    form["token"] = try token(of: browser)
    try endSessions()
    let turnedAway = try send(form, by: browser)
    #expect(turnedAway.status == 403)
    let signIn = HTMLForm(try #require(turnedAway.page.form(to: "/sign-in")))
    return try send(signIn.with(["username": name, "password": Site.password]), by: browser)
  }
}
