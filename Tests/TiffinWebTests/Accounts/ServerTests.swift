import Foundation
import TestServer
import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The server's page` {
  @Test func `is only for owners of the first household, and linked from their settings`() throws {
    let site = try Site()
    let bob = try site.browser(of: try site.addPerson("bob", toHouseholdOf: site.person))
    let carol = try site.browser(of: try site.addPerson("carol"))

    #expect(try site.get("settings/server").status == 200)
    for browser in [bob, carol] { #expect(try site.get("settings/server", by: browser).status == 404) }
    func links(_ browser: Browser) throws -> Bool {
      try site.get("settings", by: browser).page.all("a").contains { $0["href"] == "/settings/server" }
    }
    #expect(try links(site.me))
    #expect(try !links(bob) && !links(carol))
  }

  @Test func `is available to the only person if nobody signs in`() throws {
    let site = try Site {
      $0.authentication = .none
      $0.address = "http://tiffin.test"
    }

    #expect(try site.get("settings/server", by: Browser()).status == 200)
  }

  @Test func `shows version, start time, sizes and members`() throws {
    let site = try Site { $0.version = "0.2.0 a41c9e2" }
    _ = try site.addPerson("bob", toHouseholdOf: site.person)
    _ = try site.addPerson("carol")

    let page = try site.get("settings/server").page

    #expect(page.first("h1")?.words == "Server tiffin.test")
    let facts = Dictionary(
      uniqueKeysWithValues: page.all("tr").map { ($0.first("th")?.words ?? "", $0.first("td")?.words ?? "") })
    #expect(facts["Version"] == "0.2.0 a41c9e2")
    #expect(facts["Running since"]?.contains(/^Today, \d\d:\d\d$/) == true)
    #expect(facts["Workers"] == "1")
    #expect(facts["Devices"] == "1 signed in")
    #expect(facts["Free"]?.hasSuffix("B") == (site.server == nil) && facts["Photos"] == "0 KB")
    #expect(facts["Diaries, recipes, plans"] != "0 KB")
    let members = try #require(page.first("section", where: ("aria-labelledby", "members"))).all("li").map(\.words)
    #expect(members == ["Me owner Home today", "bob Home –", "carol owner Home –"])
  }

  @Test func `shows nothing from any diary`() throws {
    let site = try Site()
    try site.add(.caprese())
    _ = try site.add(.pancakes())

    let page = try site.get("settings/server").page

    let main = try #require(page.first("main")).words
    #expect(!main.contains("Caprese") && !main.contains("Pancakes") && !main.contains("kcal"))
  }

  @Test func `lists errors of the last seven days by kind, with the latest reference`() throws {
    let site = try Site()
    let book = RecentErrors(site.data)
    book.record(.defect, reference: "old00000", at: site.clock.seconds - 8 * 86_400)
    book.record(.defect, reference: "first000", at: site.clock.seconds - 86_400)
    book.record(.defect, reference: "last0000", at: site.clock.seconds - 3_600)
    book.record(.catalogue, reference: nil, at: site.clock.seconds - 7_200)

    let page = try site.get("settings/server").page

    let errors = try #require(page.first("section", where: ("aria-labelledby", "errors"))).all("li").map(\.words)
    #expect(
      errors == [
        "A request could not be answered Today, 11:30 reference last0000 2 times",
        "TheMealDB did not answer Today, 10:30 1 time",
      ])
  }

  @Test func `lists errors with the reference that the visitor was shown`() throws {
    let site = try Site()
    site.meddled.beforeNextChange { () throws(StoreError) in throw .failed("a broken tin") }

    let broken = try site.send(try site.addForm().with(["name": "Toast"]))

    let shown = try #require(broken.page.first("main")?.first("b")?.words)
    #expect(broken.status == 500 && broken["X-Request-Id"]?.hasPrefix(shown) == true)
    let page = try site.get("settings/server").page
    let errors = try #require(page.first("section", where: ("aria-labelledby", "errors")))
    #expect(errors.words.contains("reference \(shown)") && !errors.words.contains("tin"))
  }
}

@Suite(.onFile) struct `The backups on the server's page` {
  private func backup(_ site: Site) throws -> HTMLElement {
    try #require(try site.get("settings/server").page.first("section", where: ("aria-labelledby", "backup")))
  }

  @Test func `say how large the next one will be`() throws {
    let section = try backup(try Site())

    #expect(section.words.contains(/The next one needs [\d.]+ [KM]B\./))
    #expect(section.all("div").filter { $0["class"] == "note bad" }.isEmpty)
  }

  @Test func `say why the last one failed or was not copied, as text`() throws {
    let site = try Site()
    site.data.record("The disk is full.", of: .backup)
    site.data.record("/bin/<b>copy</b> ended with 1", of: .hook)

    let notes = try backup(site).all("div").filter { $0["class"] == "note bad" }.map(\.words)

    #expect(notes.count == 2)
    #expect(notes.first?.hasPrefix("The last backup failed. ") == true)
    #expect(notes.first?.hasSuffix(": The disk is full.") == true)
    #expect(notes.last?.hasSuffix(": /bin/<b>copy</b> ended with 1") == true)
  }
}

@Suite(.onServer) struct `The server's page with PostgreSQL` {
  @Test func `says where to back up and offers no file`() throws {
    let site = try Site()

    let page = try site.get("settings/server").page

    let backup = try #require(page.first("section", where: ("aria-labelledby", "backup")))
    #expect(backup.all("p").map(\.words) == ["The data is on a PostgreSQL server: back it up there."])
    #expect(page.form(to: "/settings/server/backup") == nil)
    let form = HTMLForm(HTMLElement("form", ["action": "/settings/server/backup"]))
    let answer = try site.send(form.with(["token": try site.token(of: site.me)]))
    #expect(answer.status == 409)
    #expect(answer.page.first("div", where: ("role", "alert"))?.words.contains("pg_dump") == true)
  }
}

@Suite(.onFile) struct `A backup from the server's page` {
  private func press(_ site: Site, by browser: Browser? = nil) throws -> Answer {
    let form = try #require(try site.get("settings/server").page.form(to: "/settings/server/backup"))
    return try site.send(HTMLForm(form), by: browser ?? site.me)
  }

  @Test func `is the whole database in one file, named by date and time`() throws {
    let site = try Site()
    try site.add(.caprese())

    let answer = try press(site)

    #expect(answer.status == 200)
    #expect(answer["Content-Type"] == "application/vnd.sqlite3")
    #expect(answer["Content-Disposition"]?.contains(/^attachment; filename="tiffin-[0-9-]{17}\.db"$/) == true)
    #expect(answer["Content-Length"] == "\(answer.body.count)")
    #expect(answer["Cache-Control"] == "private, no-store")
    let folder = TestFolder()
    let copy = try DataFolder(folder.path).create()
    try copy.close()
    try Data(answer.body).write(to: URL(filePath: folder.path + "/backup.db"))
    _ = try DataFolder(folder.path).restore(from: folder.path + "/backup.db")
    let restored = try DataFolder(folder.path).open()
    #expect(try MealStore(restored.database).page(MealQuery(limit: 9), of: site.person.id).meals.count == 1)
    try restored.close()
  }

  @Test func `requires the owner's own password`() throws {
    let site = try Site()
    let ada = try site.addPerson("ada", toHouseholdOf: site.person)
    try HouseholdMemberStore(site.database).setRole(.owner, of: ada.id, by: site.person.id)
    let browser = try site.browser(of: ada)
    func press(_ password: String) throws -> Answer {
      let form = try site.form(on: "settings/server", to: "settings/server/backup", by: browser)
      return try site.send(form.with(["old_password": password]), by: browser)
    }

    let refused = try press("wrong")
    let made = try press(Site.password)

    #expect(refused.status == 422)
    #expect(refused.page.error(at: "old_password") == "Error: This is not your password")
    #expect(made.status == 200 && made["Content-Type"] == "application/vnd.sqlite3")
  }

  @Test func `leaves no file behind, and counts as the last backup`() throws {
    let site = try Site()
    #expect(try site.get("settings/server").page.first("main")?.words.contains("None yet.") == true)

    _ = try press(site)

    #expect(try FileManager.default.contentsOfDirectory(atPath: site.data.path + "/downloads") == [])
    #expect(try site.get("settings/server").page.first("main")?.words.contains("None yet.") == false)
  }

  @Test func `is only for the server's owner, and the log names them`() throws {
    let written = Written()
    let site = try Site(log: written.logger(.json))
    let carol = try site.browser(of: try site.addPerson("carol"))
    let form = HTMLForm(HTMLElement("form", ["action": "/settings/server/backup"]))

    let refused = try site.send(form.with(["token": try site.token(of: carol)]), by: carol)

    #expect(refused.status == 404)
    _ = try press(site)
    #expect(written.text.contains("person \(site.person.id.number) downloads a backup of everything"))
  }

  @Test func `is refused while another backup is being made`() throws {
    let site = try Site()
    let form = HTMLForm(try #require(try site.get("settings/server").page.form(to: "/settings/server/backup")))
    let lock = unsafe open(site.data.path + "/tiffin.backup", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)

    let answer = try site.send(form, by: site.me)

    #expect(answer.status == 409)
    let said = answer.page.first("div", where: ("role", "alert"))?.words
    #expect(said == "Another backup is running. Try again in a minute.")
  }
}
