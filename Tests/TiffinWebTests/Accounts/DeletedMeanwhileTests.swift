import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Saving a meal` {
  /// A form of Maya's, filled, with what happens to her between being known and being saved.
  private func save(_ site: Site, _ action: @escaping @Sendable (Person) throws -> Void) throws -> (Answer, Person) {
    let maya = try site.addPerson("maya")
    let browser = try site.browser(of: maya)
    let form = HTMLForm(try #require(try site.get("meals/new", by: browser).page.all("form").last))
    site.meddled.beforeNextChange { () throws(StoreError) in
      do { try action(maya) } catch { throw .failed("\(error)") }
    }
    return (try site.send(form.with(["name": "Soup"]), by: browser), maya)
  }

  @Test func `signs the person out if their account was deleted meanwhile, and saves nothing`() throws {
    let site = try Site()

    let (answer, _) = try save(site) { [accounts = site.accounts] maya in try accounts.delete(maya.id) }

    #expect(answer.status == 403)
    #expect(answer.page.form(to: "/sign-in") != nil)
    #expect(try site.mealsOfAll() == 0)
  }

  @Test func `adds it to the person's diary if they moved to another household meanwhile`() throws {
    let site = try Site()

    let (answer, maya) = try save(site) { [links = OneTimeLinkStore(site.database)] maya in
      try links.accept(try links.inviteHousehold(), by: maya.id)
    }

    #expect(answer.status == 303)
    #expect(try site.people.person(maya.id).household != maya.household)
    #expect(try site.meals.page(MealQuery(), of: maya.id).meals.map(\.name.text) == ["Soup"])
  }
}
