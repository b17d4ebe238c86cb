import FastCGI
import Foundation
import Logging
import Templating
import TestServer
import TestSupport
import Testing
import TiffinCore

@testable import Cryptography
@testable import PictureTools
@testable import TiffinWeb

/// The whole app in this process, on a data folder of its own, as a visitor meets it. "Today" is Saturday 21 November
/// 2026, 12:30.
final class Site: Sendable {
  static let today = LocalDate(year: 2026, month: 11, day: 21) ?? .epoch
  static let noon = LocalTime(hour: 12, minute: 30) ?? .midnight

  /// Parsed once for all sites, because it took a fifth of the tests' time.
  private static let contents = Result {
    (
      templates: try TemplateLibrary(folder: checkout + "/Templates", isTrusted: true),
      assets: try Assets(folder: checkout + "/Public")
    )
  }

  let application: Application
  let meals: MealStore
  let recipes: RecipeStore
  let people: PersonStore
  let accounts: AccountStore
  let sessions: SessionStore
  /// The person who is signed in by default.
  let person: Person
  let me: Browser
  let basePath: String
  /// 2026-11-21 12:30 UTC.
  let clock = TestClock(at: 1_795_264_200)
  /// The database that the app is given.
  let meddled: MeddledDatabase
  private let place = TestFolder()
  /// The database's server; nil for a file.
  let server: TestServer.Database?
  private let installation: Installation

  var database: any Database { installation.database }
  /// The data folder.
  var data: DataFolder { DataFolder(place.path, server: server?.address) }

  /// - Parameters:
  ///   - isSetUp: true if the owner's account exists.
  ///   - withFoods: true to load the foods that come with Tiffin.
  ///   - cooksFor: the number of people that a household that is set up has chosen to cook for; nil for none.
  ///   - configure: changes the configuration for the test.
  init(
    basePath: String = "/", bodyLimit: Int = 25 << 20, isSetUp: Bool = true, withFoods: Bool = false,
    cooksFor: Int? = 1,
    log: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
    configure: (inout Configuration) -> Void = { _ in }
  ) throws {
    server = TestServer.database(withFoods: withFoods)
    let folder = DataFolder(place.path, server: server?.address)
    if server == nil { try PreparedFolder.create(at: place.path, withFoods: withFoods) }
    installation = try folder.open()
    var configuration = Configuration(
      dataFolder: place.path, templateFolder: Self.checkout + "/Templates", assetFolder: Self.checkout + "/Public")
    configuration.contents = try Self.contents.get()
    configuration.languageFolder = Self.checkout + "/Languages"
    configuration.server = server?.address
    configuration.temporaryFolder = place.path
    configuration.basePath = basePath
    configuration.bodyLimit = bodyLimit
    configuration.passwordCost = .minimum
    configure(&configuration)
    self.basePath = basePath
    meals = MealStore(installation.database)
    people = PersonStore(installation.database)
    let clock = clock
    recipes = RecipeStore(installation.database, now: { clock.seconds })
    accounts = AccountStore(installation.database, now: { clock.seconds })
    sessions = SessionStore(installation.database, now: { clock.seconds })
    me = Browser()
    if isSetUp && configuration.authentication == .password {
      let owner = try NewAccount(username: Username("me"), name: PersonName("Me"), passwordHash: nil)
      _ = try accounts.setUp(owner, household: PersonName("Home"), code: try #require(try accounts.setupCode()))
    }
    person = try people.builtIn()
    if let cooksFor, isSetUp {
      let change = SettingsChange(household: HouseholdSettingsChange(cooksFor: Servings(cooksFor)))
      _ = try SettingsStore(installation.database).save(change, by: person)
    }
    meddled = MeddledDatabase(installation.database)
    application = try Application(
      configuration, meddled, clock: clock.clock, log: log)
    try signInAgain()
  }

  deinit {
    try? installation.close()
  }

  /// The folder of the project.
  static let checkout = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
}

extension Site {
  /// - Parameter path: the path below the base path, without a leading slash.
  func get(_ path: String, headers: [(String, String)] = []) throws -> Answer {
    try request("GET", basePath + path, headers: headers)
  }

  /// Follows a redirect.
  func follow(_ answer: Answer) throws -> Answer {
    let location = try #require(answer["Location"])
    return try request("GET", String(location.prefix { $0 != "#" }))
  }

  /// Sends a form as a browser does, and stays with its answer.
  func send(_ form: HTMLForm) throws -> Answer {
    let (type, body) = form.encoded()
    let address = String(form.action.prefix { $0 != "#" })
    return try request("POST", address, headers: [("CONTENT_TYPE", type)], body: body)
  }

  func request(
    _ method: String, _ target: String, headers: [(String, String)] = [], body: [UInt8] = []
  ) throws -> Answer {
    try request(method, target, by: me, headers: headers, body: body)
  }

  /// - Parameters:
  ///   - browser: the browser whose cookies are sent and updated.
  ///   - untold: true to send no origin headers besides those in `headers`.
  func request(
    _ method: String, _ target: String, by browser: Browser, untold: Bool = false, headers: [(String, String)] = [],
    body: [UInt8] = []
  ) throws -> Answer {
    let isTold = untold || headers.contains { $0.0 == "HTTP_ORIGIN" }
    let origin = method == "POST" && !isTold ? [("HTTP_ORIGIN", "http://tiffin.test")] : []
    let host = headers.contains { $0.0 == "HTTP_HOST" } ? [] : [("HTTP_HOST", "tiffin.test")]
    let variables =
      [("REQUEST_METHOD", method), ("REQUEST_URI", target), ("CONTENT_LENGTH", String(body.count))]
      + host + origin + browser.headers + headers
    let answer = Answer(application.answer(try GatewayRequest(variables: variables, body: body)))
    browser.take(answer)
    return answer
  }
}

extension Site {
  /// Begins a session directly in the store.
  func signInAgain() throws {
    me.cookie = "tiffin-0=\(try sessions.begin(person.id, isKept: true, device: "Firefox").text)"
  }
}

extension Site {
  /// Adds a meal directly to the store.
  @discardableResult
  func add(_ content: MealContent, photo: RenderedPhoto? = nil) throws -> Meal.ID {
    try meals.add(content, photo: photo, key: .random(), by: person)
  }

  func meal(_ id: Meal.ID) throws -> Meal {
    try meals.meal(id, of: person.id)
  }

  /// All stored meals, in the list's order.
  func stored() throws -> [Meal] {
    try meals.page(MealQuery(limit: 200), of: person.id).meals.map { try meal($0.id) }
  }
}
