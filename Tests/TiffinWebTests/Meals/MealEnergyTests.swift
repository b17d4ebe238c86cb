import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A meal's energy` {
  @Test func `is recomputed from edited grams`() throws {
    let site = try Site()
    let id = try site.add(.make("Rice", kcal: 40, grams: (10, 0, 0)))

    _ = try site.send(try site.editForm(of: id).with(["carbs": "50"]))

    #expect(try site.meal(id).content.energy?.kilocalories == 200)
  }

  @Test func `is computed from the first grams of a meal that had only a name`() throws {
    let site = try Site()
    _ = try site.send(try site.addForm().with(["name": "Apple"]))
    let id = try #require(try site.stored().first?.id)

    _ = try site.send(try site.editForm(of: id).with(["carbs": "12"]))

    #expect(try site.meal(id).content.energy?.kilocalories == 48)
  }

  @Test func `stays if it was typed`() throws {
    let site = try Site()
    let id = try site.add(.make("Rice", kcal: 45, grams: (10, 0, 0)))

    let form = try site.editForm(of: id)
    _ = try site.send(form.with(["carbs": "50"]))

    #expect(form["calories"] == "45")
    #expect(try site.meal(id).content.energy?.kilocalories == 45)
  }

  @Test func `computed from grams is shown as the placeholder of its field`() throws {
    let site = try Site()
    let id = try site.add(.make("Rice", kcal: 40, grams: (10, 0, 0)))
    let own = try site.add(.make("Rice", kcal: 45, grams: (10, 0, 0)))

    let edited = try #require(try site.get("meals/\(id.number)/edit").page.element(id: "calories"))
    let owned = try #require(try site.get("meals/\(own.number)/edit").page.element(id: "calories"))
    let empty = try #require(try site.get("meals/new").page.element(id: "calories"))

    #expect(edited["value"] == "")
    #expect(edited["placeholder"] == "40")
    #expect(owned["placeholder"] == nil)
    #expect(empty["placeholder"] == nil)
  }

  @Test func `is suggested from the typed grams in a refused form`() throws {
    let site = try Site()

    let page = try site.send(try site.addForm().with(["carbs": "10,5", "fat": "2"])).page

    #expect(page.element(id: "calories")?["placeholder"] == "60")
  }

  @Test(arguments: ["a lot", "1,234", "99999999"])
  func `is not computed from invalid grams`(typed: String) throws {
    let site = try Site()

    let page = try site.send(try site.addForm().with(["carbs": typed, "fat": "2"])).page

    #expect(page.element(id: "calories")?["placeholder"] == nil)
  }
}
