import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A form sent by a signed-out person` {
  @Test func `is shown again after signing in, filled and not yet saved`() throws {
    let site = try Site()
    let form = try site.addForm().with([
      "name": "Grandma’s “soup” & 100 % <b>love</b> 🍲", "notes": "two\nlines+and more", "date": "2026-11-20",
    ])

    let answer = try site.signInAgain(sending: form)

    #expect(answer.status == 200)
    let filled = try answer.page.formOfMeal()
    #expect(filled["name"] == "Grandma’s “soup” & 100 % <b>love</b> 🍲")
    #expect(filled["notes"] == "two\nlines+and more")
    #expect(filled["date"] == "2026-11-20")
    #expect(answer.page.problems == ["Check the form, and save it now"])
    #expect(try site.mealsOfAll() == 0)
  }

  @Test func `can be saved unchanged after signing in`() throws {
    let site = try Site()
    let browser = try site.browser(of: try site.addPerson("maya"))
    let form = HTMLForm(try #require(try site.get("meals/new", by: browser).page.all("form").last))
    try site.endSessions()
    let turnedAway = try site.send(form.with(["name": "Soup"]), by: browser)
    let signIn = HTMLForm(try #require(turnedAway.page.form(to: "/sign-in")))
    let page = try site.send(signIn.with(["username": "maya", "password": Site.password]), by: browser).page

    #expect(try site.send(try page.formOfMeal(), by: browser).status == 303)

    #expect(try site.get("meals", by: browser).page.mealNames == ["Soup"])
  }

  @Test func `is still filled in after a mistyped password`() throws {
    let site = try Site()
    let browser = try site.browser(of: try site.addPerson("maya"))
    let form = HTMLForm(try #require(try site.get("meals/new", by: browser).page.all("form").last))
    try site.endSessions()
    var page = try site.send(form.with(["name": "Soup"]), by: browser).page

    for password in ["wrong", Site.password] {
      let signIn = HTMLForm(try #require(page.form(to: "/sign-in")))
      page = try site.send(signIn.with(["username": "maya", "password": password]), by: browser).page
    }

    #expect(page.mealForm?["name"] == "Soup")
  }

  @Test func `asks to pick its picture again if the picture is unreadable`() throws {
    let site = try Site()
    var form = try site.addForm().with(["name": "Soup"])
    form.pick("soup.jpg", [1, 2, 3], for: "photo")

    let answer = try site.signInAgain(sending: form)

    #expect(answer.page.first("div", class: "bad")?.words.contains("Please choose the picture again") == true)
  }

  @Test func `asks to pick a recipe's picture again if the picture is unreadable`() throws {
    let site = try Site()
    var form = try site.recipeForm().with(["name": "Soup"])
    form.pick("soup.jpg", [1, 2, 3], for: "photo")

    let answer = try site.signInAgain(sending: form)

    #expect(answer.page.first("div", class: "bad")?.words.contains("Please choose the picture again") == true)
  }

  @Test(arguments: [true, false]) func `keeps its picture, which is processed after signing in`(
    isMeal: Bool
  ) throws {
    let site = try Site()
    let browser = try site.browser(of: try site.addPerson("maya"))
    let page = try site.get(isMeal ? "meals/new" : "recipes/new", by: browser).page
    var form = try page.formOfMeal().with(["name": "Soup"])
    form.pick("soup.jpg", try Site.picture(), for: "photo")
    try site.endSessions()

    var turnedAway = try site.send(form, by: browser)
    let waiting = try site.count("held_picture WHERE upload IS NOT NULL AND person_id IS NULL")
    for password in ["wrong", Site.password] {
      let signIn = HTMLForm(try #require(turnedAway.page.form(to: "/sign-in")))
      turnedAway = try site.send(signIn.with(["username": "maya", "password": password]), by: browser)
    }

    #expect(waiting == 1)
    #expect(try site.count("held_picture WHERE upload IS NULL AND person_id IS NOT NULL") == 1)
    #expect(try site.count("held_picture") == 1)
    let bad = try #require(turnedAway.page.first("div", class: "bad"))
    #expect(bad.words.hasSuffix("Your picture is kept too."))
    let small = try #require(turnedAway.page.kept?.first("img")?["src"])
    #expect(try site.get(String(small.dropFirst()), by: browser).status == 200)
    #expect(try site.send(try turnedAway.page.formOfMeal(), by: browser).status == 303)
    #expect(try site.count(isMeal ? "meal WHERE photo_id IS NOT NULL" : "recipe WHERE picture_id IS NOT NULL") == 1)
  }

  @Test func `keeps its picture if the person signed in in another tab`() throws {
    let site = try Site()
    var form = try site.addForm().with(["name": "Soup"])
    form.pick("soup.jpg", try Site.picture(), for: "photo")
    try site.signInAgain()

    let answer = try site.send(form)

    #expect(answer.status == 200)
    #expect(answer.page.kept?.first("img") != nil)
    #expect(try site.mealsOfAll() == 0)
    #expect(try site.send(try answer.page.formOfMeal()).status == 303)
    #expect(try site.stored().first?.photo != nil)
  }

  @Test func `keeps the picture that was picked last`() throws {
    let site = try Site()
    let maya = try site.addPerson("maya")
    let browser = try site.browser(of: maya)
    var form = try site.get("meals/new", by: browser).page.formOfMeal()
    form.pick("soup.jpg", try Site.picture(), for: "photo")
    let refused = try site.send(form.with(["name": " "]), by: browser).page
    var other = try refused.formOfMeal().with(["name": "Soup", "drop_photo": "1"])
    other.pick("other.jpg", try Site.picture("chicken"), for: "photo")
    try site.endSessions()

    let turnedAway = try site.send(other, by: browser)
    let signIn = HTMLForm(try #require(turnedAway.page.form(to: "/sign-in")))
    let page = try site.send(signIn.with(["username": "maya", "password": Site.password]), by: browser).page

    #expect(page.kept?.first("img") != nil)
    #expect(try page.formOfMeal()["kept_photo"] != refused.formOfMeal()["kept_photo"])
    #expect(try page.formOfMeal()["drop_photo"] == nil)
  }

  @Test func `asks to pick the picture again once 12 pictures of signed-out people are held`() throws {
    let site = try Site()
    _ = try site.addPerson("maya")
    var form = try site.addForm().with(["name": "Soup"])
    form.pick("soup.jpg", try Site.picture(), for: "photo")
    for _ in 0..<12 { #expect(try site.send(form, by: Browser()).status == 403) }
    let browser = Browser()

    let turnedAway = try site.send(form, by: browser)
    let signIn = HTMLForm(try #require(turnedAway.page.form(to: "/sign-in")))
    let page = try site.send(signIn.with(["username": "maya", "password": Site.password]), by: browser).page

    #expect(try site.count("held_picture") == 12)
    #expect(page.first("div", class: "bad")?.words.contains("Please choose the picture again") == true)
    #expect(page.mealForm?["name"] == "Soup")
  }

  @Test func `is also shown again if it is a quick entry or a setting`() throws {
    let site = try Site()

    let entry = try site.signInAgain(sending: try site.quickEntry().with(["name": "Apple", "carbs": "14"]))
    try site.signInAgain()
    let goals = try site.signInAgain(
      sending: try site.settingsForm("goals").with(["calorie_goal": "1950"]), as: "noor")

    #expect(entry.page.quickEntry?["name"] == "Apple")
    #expect(entry.page.quickEntry?["carbs"] == "14")
    #expect(goals.page.value(of: "calorie_goal") == "1950")
    #expect(try site.mealsOfAll() == 0)
  }

  @Test func `is dropped and redirects to its page if it has no typed fields`() throws {
    let site = try Site()
    let maya = try site.addPerson("maya")
    let browser = try site.browser(of: maya)
    let id = try site.meals.add(.caprese(), photo: nil, key: .random(), by: maya)
    let form = HTMLForm(
      try #require(
        try site.get("meals?open=\(id.number)", by: browser).page.form(to: "/meals/\(id.number)/favourite")))
    let (type, body) = form.encoded()
    try site.endSessions()

    let turnedAway = try site.request(
      "POST", "/meals/\(id.number)/favourite", by: browser,
      headers: [("CONTENT_TYPE", type), ("HTTP_REFERER", "http://tiffin.test/meals?category=lunch")], body: body)
    let signIn = HTMLForm(try #require(turnedAway.page.form(to: "/sign-in")))
    let answer = try site.send(signIn.with(["username": "maya", "password": Site.password]), by: browser)

    #expect(answer["Location"] == "/meals?category=lunch")
    #expect(try !site.meals.meal(id, of: maya.id).content.isFavourite)
  }

  @Test func `is shown again if the person signed in in another tab`() throws {
    let site = try Site()
    let form = try site.addForm().with(["name": "Soup"])
    try site.signInAgain()

    let answer = try site.send(form)

    #expect(answer.status == 200)
    #expect(answer.page.mealForm?["name"] == "Soup")
    #expect(try site.mealsOfAll() == 0)
    #expect(try site.send(try answer.page.formOfMeal()).status == 303)
  }

  @Test func `is also shown again if it changes the person's name`() throws {
    let site = try Site()

    let account = try site.signInAgain(
      sending: try site.form(on: "account", to: "account/name", by: site.me).with(["name": "Maya Ó"]))

    #expect(account.page.value(of: "name") == "Maya Ó")
    #expect(account.page.first("summary", class: "me")?.words == "mmaya")
  }

  @Test func `is not held if it is too long`() throws {
    let site = try Site()
    _ = try site.addPerson("maya")
    let browser = Browser()
    let form = try site.form(on: "sign-in", to: "sign-in", by: browser)
    let long = "notes=" + String(repeating: "ä", count: 600_000)

    let answer = try site.send(form.with(["held_path": "/meals", "held_form": long]), by: browser)

    #expect(answer.status == 422)
    #expect(answer.page.first("input", where: ("name", "held_form")) == nil)
  }

  @Test func `is refused with 413 if it is larger than any typed text`() throws {
    let site = try Site()
    let browser = Browser()
    let form = try site.form(on: "sign-in", to: "sign-in", by: browser)

    let answer = try site.send(form.with(["held_form": String(repeating: "a", count: 5 << 20)]), by: browser)

    #expect(answer.status == 413)
  }

  @Test(arguments: ["/meals/1/delete", "/household/leave", "/nothing", "//elsewhere.example/", "sign-out"])
  func `is dropped if its address is not that of a form with typed text`(path: String) throws {
    let site = try Site()
    _ = try site.addPerson("maya")
    let browser = Browser()
    let form = try site.form(on: "sign-in", to: "sign-in", by: browser)

    let answer = try site.send(
      form.with([
        "username": "maya", "password": Site.password, "held_path": path, "held_form": "name=x",
      ]), by: browser)

    #expect(answer.status == 303)
    #expect(answer["Location"] == "/")
  }
}

extension Site {
  /// Ends all sessions.
  func endSessions() throws {
    _ = try database.write { statements throws(StoreError) in try statements.run("DELETE FROM session") }
  }

  func mealsOfAll() throws -> Int {
    try database.read { statements throws(StoreError) in
      try statements.first("SELECT COUNT(*) FROM meal") { row in row.int(0) } ?? 0
    }
  }
}
