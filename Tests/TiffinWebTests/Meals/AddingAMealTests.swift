import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Adding a meal` {
  @Test func `stores everything typed and returns to the list`() throws {
    let site = try Site()
    let form = try site.addForm().with([
      "name": "Caprese salad", "category": "Lunch", "calories": "354", "carbs": "12,5", "protein": "18", "fat": "26",
      "date": "2026-11-20", "time": "12:10", "rating": "4", "notes": "Ripe.\nAt last.", "favourite": "1",
    ])

    let answer = try site.send(form)

    let meal = try #require(try site.stored().first)
    #expect(answer.status == 303)
    #expect(answer["Location"] == "/meals?saved=\(meal.id.number)#meal-\(meal.id.number)")
    #expect(meal.content.name.text == "Caprese salad")
    #expect(meal.content.category == .lunch)
    #expect(meal.content.energy?.kilocalories == 354)
    #expect(meal.content.macros.carbs?.milligrams == 12_500)
    #expect(meal.content.date.iso == "2026-11-20")
    #expect(meal.content.time?.iso == "12:10")
    #expect(meal.content.rating.stars == 4)
    #expect(meal.content.notes.text == "Ripe.\nAt last.")
    #expect(meal.content.isFavourite)
  }

  @Test func `requires only a name`() throws {
    let site = try Site()

    _ = try site.send(try site.addForm().with(["name": "Apple"]))

    let meal = try #require(try site.stored().first)
    #expect(meal.content.energy == .zero)
    #expect(meal.content.macros == Macros(carbs: .zero, protein: .zero, fat: .zero))
    #expect(meal.content.category == .lunch)
    #expect(meal.content.date == Site.today)
    #expect(meal.content.time == Site.noon)
    #expect(meal.content.rating == .none)
  }

  @Test func `computes the energy if only macros are given`() throws {
    let site = try Site()

    _ = try site.send(try site.addForm().with(["name": "Ramen", "carbs": "82", "protein": "34", "fat": "25"]))

    #expect(try site.stored().first?.content.energy?.kilocalories == 689)
  }

  @Test(arguments: ["", " ", "\t", "\u{2003}\u{a0}"])
  func `without a name stores nothing and keeps what was typed`(name: String) throws {
    let site = try Site()
    let form = try site.addForm().with([
      "name": name, "category": "Dinner", "carbs": "12,5", "rating": "3", "notes": "Keep me.", "favourite": "1",
    ])

    let answer = try site.send(form)

    let again = try #require(answer.page.mealForm)
    #expect(answer.status == 422)
    #expect(answer.page.problems == ["Give the meal a name"])
    #expect(answer.page.element(id: "name")?["aria-invalid"] == "true")
    #expect(again.fields.map(\.name).sorted() == form.fields.map(\.name).sorted())
    for (name, value) in form.fields { #expect(again[name] == value) }
    #expect(try site.stored().isEmpty)
  }

  @Test func `reports all errors at once`() throws {
    let site = try Site()
    let form = try site.addForm().with([
      "name": "", "carbs": "a lot", "protein": "1,234", "fat": "1.2.3,4", "calories": "-5", "time": "25:00",
    ])

    let problems = try site.send(form).page.problems

    #expect(
      problems == [
        "Give the meal a name",
        "Write the time as hours and minutes, such as 18:30",
        "Enter a number, such as 58",
        "Enter 1234 without a separator",
        "Enter one decimal sign and no separators, such as 1234.5",
        "Enter 0 or more",
      ])
  }

  @Test func `accepts fractions and thousands`() throws {
    let site = try Site()

    _ = try site.send(
      try site.addForm().with([
        "name": "Feast", "carbs": "1 1/2", "protein": ".5", "fat": "1.250,5", "calories": "1.250",
      ]))

    let content = try #require(try site.stored().first).content
    #expect(content.macros.carbs?.milligrams == 1_500 && content.macros.protein?.milligrams == 500)
    #expect(content.macros.fat?.milligrams == 1_250_500 && content.energy?.kilocalories == 1_250)
  }

  @Test func `accepts figures with their unit`() throws {
    let site = try Site()

    _ = try site.send(
      try site.addForm().with(["name": "Rice", "carbs": "58 g", "fat": "0,5g", "calories": "250 kcal"]))

    let content = try #require(try site.stored().first).content
    #expect(content.macros.carbs?.milligrams == 58_000)
    #expect(content.macros.fat?.milligrams == 500)
    #expect(content.energy?.kilocalories == 250)
  }

  @Test func `names the limit of a figure, or an example if it is not a number`() throws {
    let site = try Site()
    let typed = try site.addForm().with([
      "name": "Rice", "carbs": "10001", "protein": "1e3", "fat": "1234567890", "calories": "1046 kJ",
    ])

    #expect(
      try site.send(typed).page.problems == [
        "Enter at most 10,000 grams", "Enter a number, such as 58",
        "Enter at most 10,000 grams", "Enter a number, such as 250",
      ])
  }

  @Test func `lists bad figures above the form, with a message at each`() throws {
    let site = try Site()
    let form = try site.addForm().with(["name": "Rice", "carbs": "x", "protein": "y", "fat": "z"])

    let page = try site.send(form).page

    #expect(page.summary == ["Carbs", "Protein", "Fat"])
    #expect(page.all("p", class: "err").filter { $0.words.contains("Enter a number") }.count == 3)
    #expect(page.first("div", class: "bad")?.words.contains("must be") == false)
  }

  @Test func `says in words how many fields are wrong`() throws {
    let site = try Site()
    let wrong = Array(repeating: "x", count: 6)
    let form = try site.addForm().with([
      "name": "", "carbs": wrong[0], "protein": wrong[1], "fat": wrong[2], "calories": wrong[3], "time": wrong[4],
    ])

    #expect(try site.send(form).page.element(id: "refused")?.words == "Please check 6 fields")
  }

  @Test(arguments: [("lunch", "Lunch"), (" DINNER ", "Dinner"), ("Snäck", "Snack"), ("Brunch", "Brunch")])
  func `recognises the four categories whatever their case and accents`(typed: String, kept: String) throws {
    let site = try Site()

    _ = try site.send(try site.addForm().with(["name": "Toast", "category": "", "category_other": typed]))

    #expect(try site.stored().first?.content.category.name == kept)
  }

  @Test(arguments: [
    ("01-01-2021", "“01-01-2021” was not understood as a date"),
    ("31/02/2026", "“31/02/2026” was not understood as a date"),
    ("29/02/2025", "“29/02/2025” was not understood as a date"), ("soon", "“soon” was not understood as a date"),
    ("", "No date was given"), ("the day after the day of the feast", "The date was not understood"),
    ("<b>&\"", "“<b>&\"” was not understood as a date"),
  ])
  func `keeps 01/01/1970 for an invalid date, says so and offers to set the date`(typed: String, said: String) throws {
    let site = try Site()

    let answer = try site.send(try site.addForm().with(["name": "Toast", "date": typed]))

    let page = try site.follow(answer).page
    let form = try #require(page.all("form").first { $0["action"]?.hasSuffix("/date") == true })
    #expect(try site.stored().first?.content.date == .epoch)
    let isolates: Set<Unicode.Scalar> = ["\u{2068}", "\u{2069}"]
    let words = String(String.UnicodeScalarView(page.words.unicodeScalars.filter { !isolates.contains($0) }))
    #expect(words.contains("\(said), so 01/01/1970 was kept."))
    _ = try site.send(HTMLForm(form).with(["date": "2026-11-19"]))
    #expect(try site.stored().first?.content.date.iso == "2026-11-19")
    // The reloaded page has no notice.
    #expect(try site.follow(answer).page.all("form").contains { $0["action"]?.hasSuffix("/date") == true } == false)
  }

  @Test func `quotes an unreadable date if the form is shown again`() throws {
    let site = try Site()

    let page = try site.send(try site.addForm().with(["name": " ", "date": "31/02/2026"])).page

    #expect(page.problems.count == 2)
    #expect(page.element(id: "date-error")?.words.contains("31/02/2026") == true)
    #expect(page.mealForm?["date"] == "31/02/2026")
  }

  @Test(arguments: [("29/02/2024", "2024-02-29"), ("1/2/2026", "2026-02-01"), ("2026-11-20", "2026-11-20")])
  func `accepts a typed date and a browser's`(typed: String, kept: String) throws {
    let site = try Site()

    _ = try site.send(try site.addForm().with(["name": "Toast", "date": typed]))

    #expect(try site.stored().first?.content.date.iso == kept)
  }

  @Test func `stores one meal if the form is sent twice`() throws {
    let site = try Site()
    let form = try site.addForm().with(["name": "Toast"])

    let answers = [try site.send(form), try site.send(form)]

    #expect(answers[0]["Location"] == answers[1]["Location"])
    #expect(try site.stored().count == 1)
  }

  @Test func `stores another meal if the form is sent again with another name`() throws {
    let site = try Site()
    let form = try site.addForm().with(["name": "Toast"])

    _ = try site.send(form)
    _ = try site.send(form.with(["name": "Toast with egg"]))

    #expect(try site.stored().map(\.content.name.text) == ["Toast with egg", "Toast"])
  }

  @Test func `from another site is refused`() throws {
    let site = try Site()
    let form = try site.addForm().with(["name": "Toast"])
    let (type, body) = form.encoded()

    let answer = try site.request(
      "POST", form.action, headers: [("CONTENT_TYPE", type), ("HTTP_ORIGIN", "http://evil.test")], body: body)

    #expect(answer.status == 403)
    #expect(try site.stored().isEmpty)
  }

  @Test func `with a duplicate field is refused`() throws {
    let site = try Site()
    var form = try site.addForm().with(["name": "Toast"])
    form.fields.append(("name", "Pizza"))

    #expect(try site.send(form).status == 400)
    #expect(try site.stored().isEmpty)
  }
}
