import TestServer
import TestSupport
import Testing
import TiffinCore

@testable import Cryptography
@testable import PictureTools
@testable import TiffinWeb

/// A site on which all routes can be walked: with Alice, Bob and Carol, and two meals of Alice's, one deleted.
final class RouteWalk {
  struct Walker {
    let name: String
    let person: Person
    let browser: Browser
  }

  let site: Site
  let alice: Walker
  let bob: Walker
  let carol: Walker
  private let ids: [String: String]

  /// Words that occur only in Alice's meals.
  private static let secrets = ["alla Alice", "Tomatenfest", "77712", "77,712"]
  /// Words that occur only in what her household shares.
  private static let sharedSecrets = [
    "Familienrezept", "88813", "Familienmilch", "Familiensalz", "Familienseife", "Familienfleisch",
    "Familienflocken", "77.71",
  ]

  init() throws {
    site = try Site()
    alice = Walker(name: "Alice", person: site.person, browser: site.me)
    bob = try Self.walker("Bob", site, of: site.person)
    carol = try Self.walker("Carol", site)
    let hash = try PasswordHasher(cost: .minimum, slots: PasswordSlots(threads: 1)).hash(
      Password(Site.password, for: []))
    #expect(try site.accounts.setPassword(hash, of: site.person.id, insteadOf: nil))
    let content = try MealContent.make(
      "Caprese alla Alice", .lunch, kcal: 77_712, grams: (12, 18, 26), at: (12, 10), stars: 4,
      notes: "Tomatenfest.")
    let meal = try site.add(content, photo: RenderedPhoto(format: .jpeg, small: [1, 2, 3], large: [4, 5, 6]))
    let held = try #require(
      try site.held.hold(.rendered(RenderedPhoto(format: .jpeg, small: [9], large: [10])), of: site.person))
    let deleted = try site.add(try .make("Soup alla Alice", notes: "Tomatenfest"))
    try site.meals.delete(deleted, by: site.person)
    let calendars = CalendarLinkStore(site.database)
    let recipes = try Self.addRecipes(site)
    let recipe = try #require(Recipe.ID(recipes["recipe"] ?? ""))
    let planned = NewPlanEntry(.recipe(recipe), on: Site.today)
    let entry = try PlanStore(site.database).add(planned, key: .random(), by: site.person)
    let links = OneTimeLinkStore(site.database, now: { [clock = site.clock] in clock.seconds })
    _ = try links.invite(by: site.person.id)
    let cleared = try site.put("Familienseife")
    try site.groceries.setCompleted(cleared, true, by: bob.person)
    let batch = try site.groceries.clearCompleted(by: bob.person).batch
    let (item, bought, off) = (try site.put("1 l Familienmilch"), try site.put("Brot"), try site.put("Familiensalz"))
    try site.groceries.setCompleted(bought, true, by: site.person)
    try site.groceries.delete(off, by: site.person)
    let aisle = try site.groceries.aisles(of: site.person)[0].id
    let paid = try #require(Money(minorUnits: 7_771))
    let purchase = try site.groceries.enter(paid, for: .random(), on: Site.today, by: bob.person)
    let dish = try site.write("Familienbraten", "2 kg Familienfleisch")
    let (food, plate) = try Self.addFood(site)
    ids = recipes.merging([
      "bringing": "\(try Self.bring(site).number)", "food": "\(food.number)", "plate": "\(plate.number)",
      "item": "\(item.number)", "bought": "\(bought.number)", "off": "\(off.number)", "aisle": "\(aisle.number)",
      "purchase": "\(purchase.number)",
      "dish": "\(dish.number)", "held": "\(held.number)", "batch": batch.text,
      "meal": "\(meal.number)", "deleted": "\(deleted.number)", "bob": "\(bob.person.id.number)",
      "photo": "\(try site.meal(meal).photo?.number ?? 0)", "me": "\(site.person.id.number)",
      "invitation": "\(try links.openInvitations(of: site.person.household).first?.id.number ?? 0)",
      "session": "\(try site.sessions.all(of: site.person.id).first?.id.number ?? 0)",
      "entry": "\(entry.number)", "calendar": try calendars.renew(of: site.person).text,
      "link": try links.inviteHousehold().text, "password-link": try links.passwordLink(for: bob.person.id).text,
    ]) { $1 }
  }

  /// Adds two recipes of Alice's household, one deleted, and one of the catalogue.
  private static func addRecipes(_ site: Site) throws -> [String: String] {
    let picture = try RecipePictureStore(site.database).add(
      RenderedPhoto(format: .jpeg, small: [7], large: [8]), for: site.person.household)
    var content = RecipeContent(name: try RecipeName("Omas Familienrezept"))
    content.category = try RecipeFieldText(word: "Familie")
    content.ingredients = try RecipeIngredient.lines(of: "88813 g flour")
    let recipe = try site.recipes.add(content, picture: picture, key: .random(), by: site.person)
    let deleted = try site.recipes.add(content, picture: nil, key: .random(), by: site.person)
    try site.recipes.delete(deleted, by: site.person)
    return [
      "recipe": "\(recipe.number)", "recipe-deleted": "\(deleted.number)", "picture": "\(picture.number)",
      "found": "\(try site.addToCatalogue("Ramen").number)",
    ]
  }

  /// A file of another app that waits to be taken.
  private static func bring(_ site: Site) throws -> ImportJob.ID {
    let file = #"{"recipes": [{"name": "Familiensuppe", "description": "", "items": []}]}"#
    let id = try ImportJobStore(site.database).hold(Array(file.utf8), named: "familie.json", by: site.person)
    try site.database.write { statements throws(StoreError) in
      _ = try statements.run(
        "INSERT INTO bringing_picture (bringing_id, place, format, small) VALUES ($1, 0, 'jpeg', $2)",
        [.id(id), .blob([7])])
    }
    return id
  }

  /// Adds a food of the household, and a meal of Alice's made from it.
  private static func addFood(_ site: Site) throws -> (Food.ID, Meal.ID) {
    let foods = FoodStore(site.database)
    var nutrients = Nutrients()
    nutrients[.energy] = 360_000
    let portions = [try #require(FoodPortion(measure: "bowl", mass: 60_000))]
    let content = FoodContent(name: try MealName("Familienflocken"), nutrients: nutrients, portions: portions)
    let picture = RenderedPhoto(format: .jpeg, small: [7], large: [8])
    let id = try foods.add(content, picture: .replace(picture), by: site.person)
    let line = try foods.food(id, for: site.person).line(try #require(FoodAmount(.one, .portion(0))))
    let meal = try foods.eat(
      line, on: Site.today, at: nil, as: .breakfast, key: .random(), by: site.person)
    return (id, meal)
  }

  private static func walker(_ name: String, _ site: Site, of owner: Person? = nil) throws -> Walker {
    let person = try site.addPerson(name.lowercased(), toHouseholdOf: owner)
    return Walker(name: name, person: person, browser: try site.browser(of: person))
  }

  /// - Parameter token: of the forms on the browser's pages, where none is given.
  func go(_ line: RouteLine, by browser: Browser, token: String? = nil) throws -> Answer {
    if !line.isChange { return try site.get(filled(line.path), by: browser) }
    // Work that continues after the answer is finished before rows are compared.
    defer { site.application.importWorker.finish() }
    return try site.send(form(line, token: try token ?? site.token(of: browser)), by: browser)
  }

  func form(_ line: RouteLine, token: String?) -> HTMLForm {
    var form = HTMLForm(HTMLElement("form", ["action": site.basePath + filled(line.path)]))
    form.fields = line.fields.map { ($0.0, filled($0.1)) }
    form["token"] = token
    return form
  }

  func filled(_ text: String) -> String {
    ids.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }
}

extension RouteWalk {
  /// Every row of the database.
  func everything(but left: Set<String> = []) throws -> [String] {
    try text.everything(but: left)
  }

  /// Every row of Alice's, and those of her household, of what it shares only where the walker lives elsewhere; of who lives there the role, without who may change it.
  func alices(besides walker: Walker) throws -> [String] {
    let home = alice.person.household.number
    let person = alice.person.id.number
    var found: [String] = []
    for table in try text.tables {
      let columns = try text.columns(of: table)
      if columns.contains("person_id") { found += try text.rows(of: table, "person_id = \(person)") }
      if walker.person.household != alice.person.household, columns.contains("household_id"),
        !columns.contains("person_id"), table != "one_time_link"
      {
        found += try text.rows(of: table, "household_id = \(home)")
      }
      if table == "one_time_link" { found += try text.rows(of: table, "household_id = \(home) AND person_id IS NULL") }
    }
    if walker.person.household != alice.person.household {
      for table in try text.tables where try isShared(table) {
        found += try text.rows(of: table, "household_id = \(home)")
      }
      let albums = "SELECT id FROM recipe_album WHERE household_id = \(home)"
      found += try text.rows(of: "recipe_picture", "album_id IN (\(albums))")
    }
    return try found + text.rows(of: "household", "id = \(home)") + text.rows(of: "person", "id = \(person)")
      + text.read(
        "SELECT id || role FROM person WHERE household_id = \(home) AND id <> \(walker.person.id.number) ORDER BY id")
  }

  /// True if its rows are a household's, and no single person's.
  private func isShared(_ table: String) throws -> Bool {
    let columns = try text.columns(of: table)
    return columns.contains("household_id") && !columns.contains("person_id")
  }

  /// A walker's household and role.
  func place(of walker: Walker) throws -> [String] {
    try text.read("SELECT household_id || role FROM person WHERE id = \(walker.person.id.number)")
  }

  /// The words of Alice's, or of her household's, that a walker must not see and that a line does not bring along.
  ///
  /// - Parameter walker: nil for a visitor who is not signed in.
  func secrets(from walker: Walker? = nil, not line: RouteLine) -> [String] {
    let isFamily = walker?.person.household == alice.person.household
    // Anyone with a calendar's address sees the plan.
    let isTold = isFamily || line.path.contains("{calendar}")
    return (Self.secrets + (isTold ? [] : Self.sharedSecrets)).filter { secret in
      !line.fields.contains { $0.1.contains(secret) }
    }
  }

  private var text: DatabaseText { DatabaseText(site.database) }
}
