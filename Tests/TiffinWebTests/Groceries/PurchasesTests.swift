import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `What groceries cost` {
  private func answer(_ page: HTMLElement, _ cost: String) throws -> HTMLForm {
    HTMLForm(try #require(page.element(id: "cost-question"))).with(["cost": cost])
  }

  private func purchases(_ site: Site) throws -> HTMLElement { try site.get("groceries/purchases").page }

  private func sums(_ page: HTMLElement) -> [String] { page.all("summary", class: "t").map(\.words) }

  /// 500 g of flour, 200 g of butter and 1 kg of sugar, at 20, 110 and 25 cents per 100 g.
  @Test func `is asked once after ticked items are cleared, with their number and estimate`() throws {
    let site = try Site()

    let page = try site.clearBasket("500 g flour", "200 g butter", "1 kg sugar")

    #expect(page.element(id: "cost-question")?.first("label")?.words == "What did it cost?")
    #expect(page.element(id: "cost-hint")?.words == "3 items · ≈ $5.70")
    #expect(page.element(id: "cost-question")?.first("a")?["href"] == "/groceries")
    #expect(try site.groceryList().element(id: "cost-question") == nil)
  }

  @Test(arguments: [
    (["soap"], "1 item"), (["soap", "500 g flour"], "2 items · ≈ $1.00 for 1 of them"),
    (["flour", "salt"], "2 items"),
  ]) func `has an estimate only for items with a known price`(names: [String], hint: String) throws {
    let site = try Site()
    for name in names { try site.groceries.setCompleted(try site.put(name), true, by: site.person) }

    #expect(try site.clearBasket().element(id: "cost-hint")?.words == hint)
  }

  @Test func `is not asked if the list is cleared with nothing ticked`() throws {
    let site = try Site()
    try site.put("milk")
    let form = HTMLForm(try #require(try site.get("groceries/clear").page.form(to: "/groceries/clear")))

    #expect(try site.follow(try site.send(form)).page.element(id: "cost-question") == nil)
  }

  @Test(arguments: [("€3,50", "$3.50"), ("80", "$80.00"), (" 12.5 USD ", "$12.50"), ("0", "$0.00")])
  func `is saved as people type it`(typed: String, shown: String) throws {
    let site = try Site()
    let cleared = try site.clearBasket("milk")

    let page = try site.follow(try site.send(answer(cleared, typed))).page

    #expect(page.notice == "Cost saved.")
    #expect(try sums(purchases(site)) == ["Today · \(shown)"])
  }

  @Test func `is corrected, not doubled, if its form is sent again`() throws {
    let site = try Site()
    let cleared = try site.clearBasket("milk")

    for typed in ["24.10", "21.40"] { _ = try site.send(answer(cleared, typed)) }

    #expect(try sums(purchases(site)) == ["Today · $21.40"])
  }

  @Test(arguments: [
    ("", "Enter what it cost"), ("twelve", "Enter a number, such as 12.50"), ("-3", "Enter 0 or more"),
  ]) func `is refused with what was typed, and clearing can still be undone`(typed: String, problem: String) throws {
    let site = try Site()
    let cleared = try site.clearBasket("milk", "bread")

    let refused = try site.send(answer(cleared, typed))

    #expect(refused.status == 422)
    #expect(refused.page.first("title")?.words.hasPrefix("Error: ") == true)
    #expect(refused.page.problems == [problem])
    #expect(refused.page.element(id: "cost")?["value"] == typed)
    #expect(refused.page.notice == "2 items cleared.")
    let undo = HTMLForm(try #require(refused.page.form(to: "/groceries/restore")))
    #expect(try site.follow(try site.send(undo)).page.groceryLines.sorted() == ["[Bread]", "[Milk]"])
  }

  @Test func `keeps what was typed although the basket was restored meanwhile`() throws {
    let site = try Site()
    let cleared = try site.clearBasket("milk")
    _ = try site.send(HTMLForm(try #require(cleared.form(to: "/groceries/restore"))))

    let refused = try site.send(answer(cleared, "twelve"))

    #expect(refused.page.element(id: "cost")?["value"] == "twelve")
    #expect(try site.send(answer(refused.page, "12")).status == 303)
    #expect(try sums(purchases(site)) == ["Today · $12.00"])
  }

  @Test func `is asked with the week's payments and the budget`() throws {
    let site = try Site()
    try site.save("money", ["weekly_budget": "90"])
    try site.pay(2_410, on: try #require(LocalDate(iso: "2026-11-16")))
    try site.pay(9_000, on: try #require(LocalDate(iso: "2026-11-15")))

    let question = try #require(try site.clearBasket("milk").element(id: "cost-question"))

    #expect(question.words.contains("This week $24.10 of $90.00"))
    #expect(question.first("rect")?["width"] == "26.7%")
  }

  @Test func `is listed with its basket, and the person who entered it`() throws {
    let site = try Site()
    let cleared = try site.clearBasket("500 g flour", "soap")
    _ = try site.send(answer(cleared, "5"))
    let bob = try site.browser(of: try site.addPerson("bob", toHouseholdOf: site.person))
    let stranger = try site.browser(of: try site.addPerson("carol", toHouseholdOf: nil))

    #expect(try purchases(site).words.contains("2 items · ≈ $1.00 for 1 of them"))
    let name = "\u{2068}\(site.person.name)\u{2069}"
    #expect(try site.get("groceries/purchases", by: bob).page.words.contains("· by \(name)"))
    #expect(try site.get("groceries/purchases", by: stranger).page.words.contains("Nothing entered yet"))
  }

  @Test func `can be corrected`() throws {
    let site = try Site()
    let id = try site.pay(2_410).number
    let form = HTMLForm(try #require(try purchases(site).form(to: "/groceries/purchases/\(id)")))
    #expect(form["cost"] == "24.10")
    #expect(form["day"] == Site.today.iso)

    let refused = try site.send(form.with(["cost": "much"]))
    #expect(refused.status == 422)
    #expect(refused.page.problems == ["Enter a number, such as 12.50"])
    #expect(refused.page.element(id: "p\(id)")?["value"] == "much")
    let page = try site.follow(try site.send(form.with(["cost": "21,40"]))).page

    #expect(sums(page) == ["Today · $21.40"])
    #expect(page.notice == "Saved.")
  }

  @Test func `can be moved to an earlier day`() throws {
    let site = try Site()
    let id = try site.pay(2_410).number
    let form = HTMLForm(try #require(try purchases(site).form(to: "/groceries/purchases/\(id)")))

    let yesterday = try #require(Site.today.adding(days: -1))
    let page = try site.follow(try site.send(form.with(["day": yesterday.iso]))).page

    #expect(sums(page) == ["Yesterday · $24.10"])
  }

  @Test(arguments: [("", "Choose a day"), ("soon", "Choose a day"), ("2999-01-01", "Choose today or an earlier day")])
  func `stays on its day if another one is refused`(typed: String, problem: String) throws {
    let site = try Site()
    let id = try site.pay(2_410).number
    let form = HTMLForm(try #require(try purchases(site).form(to: "/groceries/purchases/\(id)")))

    let refused = try site.send(form.with(["cost": "21.40", "day": typed]))

    #expect(refused.status == 422)
    #expect(refused.page.problems == [problem])
    #expect(refused.page.element(id: "d\(id)")?["value"] == typed)
    #expect(refused.page.element(id: "p\(id)")?["value"] == "21.40")
    #expect(try sums(purchases(site)) == ["Today · $24.10"])
  }

  @Test func `is found on further pages, and can be corrected there`() throws {
    let site = try Site()
    for paid in 1...101 { try site.pay(paid * 100) }
    let first = try purchases(site)
    #expect(sums(first).count == 100)
    let older = try #require(first.all("a").first { $0.words == "Older" }?["href"])
    let page = try site.get(String(older.dropFirst())).page
    #expect(sums(page) == ["Today · $1.00"])
    let forms = page.all("form").map(HTMLForm.init)
    let form = try #require(forms.first { $0["cost"] == "1" })

    #expect(try site.send(form.with(["cost": "much"])).page.problems == ["Enter a number, such as 12.50"])
    #expect(try site.follow(try site.send(form.with(["cost": "2"]))).page.notice == "Saved.")
    #expect(sums(try site.get(String(older.dropFirst())).page) == ["Today · $2.00"])
  }

  @Test func `can be removed, which Undo takes back`() throws {
    let site = try Site()
    let id = try site.pay(2_410).number
    let form = HTMLForm(try #require(try purchases(site).form(to: "/groceries/purchases/\(id)/delete")))

    let page = try site.follow(try site.send(form)).page
    #expect(sums(page) == [])
    #expect(page.notice == "Removed.")
    let undo = HTMLForm(try #require(page.form(to: "/groceries/purchases/\(id)/restore")))
    let back = try site.follow(try site.send(undo)).page

    #expect(sums(back) == ["Today · $24.10"])
    #expect(back.notice == "Restored.")
  }

  @Test func `changes estimated prices after three baskets`() throws {
    let site = try Site()
    let soup = try site.addRecipe("Soup", kcal: 500)
    try site.database.write { statements throws(StoreError) -> Void in
      try statements.run("UPDATE recipe SET estimated_cents = 300")
    }
    try site.plan(soup, on: "2026-11-16")
    let things = ["500 g flour", "200 g butter", "1 kg sugar", "400 g rice", "100 g rice flour"]
    // They cost $7.30 at typical prices.
    for _ in 0..<3 {
      for thing in things { try site.groceries.setCompleted(try site.put(thing), true, by: site.person) }
      _ = try site.send(answer(try site.clearBasket(), "10.95"))
    }

    let against = try #require(try site.plan().first("section", class: "against"))

    #expect(against.first("p")?.words == "≈ $4.50 planned, for the week")
    #expect(try purchases(site).words.contains("what you pay: 50% above Tiffin’s typical prices."))
  }
}
