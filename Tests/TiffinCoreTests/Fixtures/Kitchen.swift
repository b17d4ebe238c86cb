import TestServer
import TestSupport

@testable import PictureTools
@testable import TiffinCore

/// A data folder of its own with the built-in person and a stranger; deleted with the test.
final class Kitchen {
  private let place = TestFolder()
  let server: TestServer.Database?
  let folder: DataFolder
  let installation: Installation
  let meals: MealStore
  let recipes: RecipeStore
  let photos: PhotoStore
  let sessions: SessionStore
  let throttle: SignInThrottle
  let accounts: AccountStore
  let links: OneTimeLinkStore
  let households: HouseholdMemberStore
  let clock: TestClock
  let cook: Person
  let stranger: Person

  /// - Parameters:
  ///   - timeout: how long who writes waits for others, in seconds. A busy machine may need long.
  ///   - withFoods: whether it has the foods that come with Tiffin.
  init(timeout: Int = 3_600, withFoods: Bool = false) throws {
    server = TestServer.database(withFoods: withFoods)
    var folder = DataFolder(place.path + "/data", server: server?.address)
    folder.timeout = timeout
    self.folder = folder
    if server == nil { try PreparedFolder.create(at: folder.path, withFoods: withFoods) }
    self.installation = try folder.open()
    let clock = TestClock()
    self.clock = clock
    self.meals = MealStore(installation.database, now: { clock.seconds })
    self.recipes = RecipeStore(installation.database, now: { clock.seconds })
    self.photos = PhotoStore(installation.database)
    self.sessions = SessionStore(installation.database, now: { clock.seconds })
    self.throttle = SignInThrottle(installation.database, now: { clock.seconds })
    self.accounts = AccountStore(installation.database, now: { clock.seconds })
    self.links = OneTimeLinkStore(installation.database, now: { clock.seconds })
    self.households = HouseholdMemberStore(installation.database, now: { clock.seconds })
    self.cook = try PersonStore(installation.database).builtIn()
    self.stranger = try Self.addStranger(to: installation.database)
  }

  deinit {
    try? installation.close()
  }

  var database: any Database { installation.database }

  /// The installation of another worker, or with a server of another machine that shares only the database.
  func another() throws -> Installation {
    var folder = DataFolder(server == nil ? folder.path : place.path + "/another", server: server?.address)
    folder.timeout = self.folder.timeout
    return try folder.open()
  }

  @discardableResult
  func add(_ content: MealContent, photo: RenderedPhoto? = nil, by person: Person? = nil) throws -> Meal.ID {
    try meals.add(content, photo: photo, key: .random(), by: person ?? cook)
  }

  @discardableResult
  func add(_ recipe: RecipeContent, by person: Person? = nil) throws -> Recipe.ID {
    try recipes.add(recipe, picture: nil, key: .random(), by: person ?? cook)
  }

  func count(_ table: String) throws -> Int {
    try database.read { statements throws(StoreError) in
      try statements.first("SELECT COUNT(*) FROM \(table)") { row in row.int(0) } ?? 0
    }
  }

  private static func addStranger(to database: any Database) throws -> Person {
    try database.write { statements throws(StoreError) in
      let household: Household.ID? = try statements.first(
        "INSERT INTO household (name) VALUES ($1) RETURNING id", [.text("Elsewhere")]
      ) { row in row.id(0) }
      guard let household else { throw .notFound }
      let id: Person.ID? = try statements.first(
        "INSERT INTO person (household_id, name) VALUES ($1, $2) RETURNING id", [.id(household), .text("Carol")]
      ) { row in row.id(0) }
      guard let id else { throw .notFound }
      return Person(id: id, household: household, name: "Carol")
    }
  }
}
