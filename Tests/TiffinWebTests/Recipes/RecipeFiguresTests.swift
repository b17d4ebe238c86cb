import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A household's figures of a recipe` {
  private func form(of id: Recipe.ID, _ site: Site) throws -> HTMLForm {
    HTMLForm(try #require(try site.page(of: id).element(id: "known")))
  }

  @Test func `saved by another member are kept unless they are typed over`() throws {
    let site = try Site()
    let id = try site.add(.bolognese())
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    let form = try form(of: id, site)
    let saved = RecipeFigures(servings: Servings(6), time: CookTime(minutes: 40))
    try site.recipes.remember(of: id, by: bob) { $0 = saved }

    let answer = try site.send(form.with(["cook_time": "25", "cost": "1.20"]))

    let kept = RecipeFigures(servings: Servings(6), cost: Money(minorUnits: 120), time: CookTime(minutes: 25))
    #expect(answer.status == 303)
    #expect(try site.recipe(id).numbers.remembered == kept)
  }

  @Test func `saved by another member are kept after a refused form`() throws {
    let site = try Site()
    let id = try site.add(.bolognese())
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    let form = try form(of: id, site)
    try site.recipes.remember(of: id, by: bob) { $0.servings = Servings(6) }

    let refused = try site.send(form.with(["cook_time": "soon"]))
    let again = HTMLForm(try #require(refused.page.element(id: "known")))
    _ = try site.send(again.with(["cook_time": "25"]))

    #expect(refused.status == 422 && again["cook_time"] == "soon")
    #expect(try site.recipe(id).numbers.remembered == RecipeFigures(servings: Servings(6), time: CookTime(minutes: 25)))
  }

  @Test func `are removed if their fields are emptied`() throws {
    let site = try Site()
    let id = try site.add(.bolognese())
    try site.recipes.remember(of: id, by: site.person) { figures in
      figures = RecipeFigures(servings: Servings(6), time: CookTime(minutes: 40))
    }

    _ = try site.send(try form(of: id, site).with(["servings": ""]))

    #expect(try site.recipe(id).numbers.remembered == RecipeFigures(time: CookTime(minutes: 40)))
  }

  @Test func `include the energy of the grams, even if those are saved one after another`() throws {
    let site = try Site()
    let id = try site.add(.bolognese())

    _ = try site.send(try form(of: id, site).with(["carbs": "10", "protein": "10"]))
    #expect(try site.recipe(id).numbers.remembered.energy == nil)
    _ = try site.send(try form(of: id, site).with(["fat": "10"]))

    #expect(try site.recipe(id).numbers.remembered.energy?.kilocalories == 170)
  }

  @Test func `have their energy recomputed from changed grams unless it was typed`() throws {
    let site = try Site()
    let id = try site.add(.bolognese())
    _ = try site.send(try form(of: id, site).with(["carbs": "10", "protein": "10", "fat": "10"]))

    _ = try site.send(try form(of: id, site).with(["carbs": "20"]))
    #expect(try site.recipe(id).numbers.remembered.energy?.kilocalories == 210)
    _ = try site.send(try form(of: id, site).with(["carbs": "", "protein": "", "fat": ""]))
    #expect(try site.recipe(id).numbers.remembered.energy == nil)
    _ = try site.send(try form(of: id, site).with(["calories": "500"]))
    _ = try site.send(try form(of: id, site).with(["carbs": "30"]))

    #expect(try site.recipe(id).numbers.remembered.energy?.kilocalories == 500)
  }
}
