import Testing
import TiffinCore

@testable import TiffinWeb

/// Sends every form with a token of another session, or without one.
@Suite struct `A form with another session's token` {
  @Test(arguments: ["another one's", "none"]) func `changes nothing, whichever form it is`(token: String) throws {
    let walk = try RouteWalk()
    let stale = token == "none" ? "" : try walk.site.token(of: try walk.site.browser(of: walk.alice.person))
    let before = try walk.everything()
    let typed = walk.typedRoutes

    for line in RouteLine.all where line.isChange {
      let answer = try walk.go(line, by: walk.alice.browser, token: stale)

      if line.open != nil {
        #expect(answer.status == line.open, "\(line.testDescription)")
      } else if typed.contains(line.route) {
        #expect([200, 409].contains(answer.status), "\(line.testDescription)")
      } else {
        #expect(answer.status == 403, "\(line.testDescription)")
      }
      #expect(answer["Set-Cookie"] == nil, "\(line.testDescription)")
      #expect(try walk.everything() == before, "\(line.testDescription)")
    }
  }

  @Test func `does not create the first account`() throws {
    let site = try Site(isSetUp: false)
    let code = try #require(try site.accounts.setupCode())
    let form = HTMLForm(
      try #require(try site.get("setup?code=\(code)").page.form(to: "/setup"))
    ).with(["username": "mallory", "password": Site.password, "token": "x"])

    let answer = try site.send(form)

    #expect(answer.status == 422)
    #expect(try !site.accounts.isSetUp())
  }
}

/// Sends every form with typed fields after signing in again since its page was loaded.
@Suite struct `A form from before signing in` {
  /// The walked lines and two settings forms that they do not have.
  private static let lines =
    RouteLine.all.filter { $0.isChange } + [
      RouteLine("POST /settings", .own(303), ["list": "", "sort": "name"]),
      RouteLine(
        "POST /settings", .own(303), ["section": "diary", "past_days_read_only": "1"]),
    ]

  @Test func `sent with a stale token changes nothing and shows what was typed`() throws {
    let walk = try RouteWalk()
    let before = try walk.everything()
    let typed = walk.typedRoutes
    #expect(typed.count >= 4)

    for line in Self.lines where typed.contains(line.route) {
      let answer = try walk.go(line, by: walk.alice.browser, token: "stale")

      #expect(try walk.everything() == before, "\(line.testDescription)")
      walk.expectTyped(of: line, in: answer)
    }
  }

  @Test func `sent without a session changes nothing and is shown after signing in`() throws {
    let walk = try RouteWalk()
    let without: Set = ["session", "sign_in_failure", "account_event", "sqlite_sequence"]
    let before = try walk.everything(but: without)
    let typed = walk.typedRoutes

    for line in Self.lines where typed.contains(line.route) {
      let browser = Browser()
      let turnedAway = try walk.go(line, by: browser, token: "from before")
      let signIn = HTMLForm(try #require(turnedAway.page.form(to: "/sign-in"), "\(line.testDescription)"))
      let answer = try walk.site.send(signIn.with(["username": "me", "password": Site.password]), by: browser)

      #expect(try walk.everything(but: without) == before, "\(line.testDescription)")
      walk.expectTyped(of: line, in: answer)
    }
  }
}

extension RouteWalk {
  /// The routes whose forms are kept for a visitor who has to sign in first.
  fileprivate var typedRoutes: Set<String> {
    Set(site.application.router.routes.filter(\.storesTypedForm).map { "\($0.method) \($0.pattern.text)" })
  }

  /// The quick entry's fields go on in the form with everything, where one has another name, and another app's share in
  /// the form of Paste.
  private func moved(_ sent: HTMLForm) -> HTMLForm {
    if sent.action.hasSuffix("?shared") { return sent.to(String(sent.action.dropLast("?shared".utf8.count))) }
    guard sent.action.hasSuffix("/meals/new") else { return sent }
    var form = sent.to(String(sent.action.dropLast("/new".utf8.count)))
    form.fields = form.fields.map { ($0.name == "kcal" ? "calories" : $0.name, $0.value) }
    return form
  }

  /// True if sending the form, by one of its buttons, leads there.
  private func leads(_ form: HTMLElement, to address: String) -> Bool {
    let addresses = [form["action"]] + form.all("button").map { $0["formaction"] }
    return addresses.contains { $0.map { String($0.prefix { $0 != "#" }) } == address }
  }

  /// Expects a form of the page with the same action and every field of the line.
  fileprivate func expectTyped(of line: RouteLine, in answer: Answer) {
    #expect([200, 409].contains(answer.status), "\(line.testDescription)")
    let sent = moved(form(line, token: nil))
    // A meal that was deleted comes with the revision that it will have; a button, a way back and a key are not typed.
    let others: Set = ["revision", "restore", "list", "recipe", "eat", "ate", "food", "key"]
    let typed = sent.fields.filter { !others.contains($0.name) }
    let forms = answer.page.all("form").filter { leads($0, to: sent.action) }.map(HTMLForm.init)
    let isThere = forms.contains { form in typed.allSatisfy { form[$0.name] == $0.value } }
    #expect(isThere, "\(line.testDescription): \(forms.map(\.fields))")
  }
}
