import FastCGI
import Foundation
import Logging
import Testing
import TiffinCore

@testable import TiffinWeb

/// The whole app in this process, on a data folder of its own, as a visitor meets it. "Today" is Saturday 21 November
/// 2026, 12:30.
final class Site: Sendable {
  static let today = LocalDate(year: 2026, month: 11, day: 21) ?? .epoch
  static let noon = LocalTime(hour: 12, minute: 30) ?? .midnight

  let application: Application
  let meals: MealStore
  let people: PersonStore
  let person: Person
  let basePath: String
  let clock = TestClock()
  private let folder: URL
  private let installation: Installation

  /// - Parameter configure: changes what a test needs otherwise.
  init(
    basePath: String = "/", bodyLimit: Int = 25 << 20,
    log: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
    configure: (inout Configuration) -> Void = { _ in }
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tiffin-site-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    installation = try DataFolder(folder.path).create()
    var configuration = Configuration(
      dataFolder: folder.path, templateFolder: Self.checkout + "/Templates", assetFolder: Self.checkout + "/Public")
    configuration.temporaryFolder = folder.path
    configuration.basePath = basePath
    configuration.bodyLimit = bodyLimit
    configure(&configuration)
    self.basePath = basePath
    meals = MealStore(installation.database)
    people = PersonStore(installation.database)
    person = try people.builtIn()
    application = try Application(
      configuration, installation.database, clock: clock.clock, log: log)
  }

  deinit {
    try? installation.close()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The folder of the project.
  static let checkout = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
}

extension Site {
  /// - Parameter path: below the base path, without a slash at its start.
  func get(_ path: String, headers: [(String, String)] = []) throws -> Answer {
    try request("GET", basePath + path, headers: headers)
  }

  /// Follows an answer to where it sends the browser.
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
    let isTold = headers.contains { $0.0 == "HTTP_ORIGIN" }
    let origin = method == "POST" && !isTold ? [("HTTP_ORIGIN", "http://tiffin.test")] : []
    let variables =
      [
        ("REQUEST_METHOD", method), ("REQUEST_URI", target), ("HTTP_HOST", "tiffin.test"),
        ("CONTENT_LENGTH", String(body.count)),
      ] + origin + headers
    return Answer(application.answer(try GatewayRequest(variables: variables, body: body)))
  }
}

extension Site {
  /// Adds a meal past the pages.
  @discardableResult
  func add(_ content: MealContent, photo: RenderedPhoto? = nil) throws -> Meal.ID {
    try meals.add(content, photo: photo, key: .random(), by: person)
  }

  func meal(_ id: Meal.ID) throws -> Meal {
    try meals.meal(id, of: person.id)
  }

  /// All meals there are, in the list's order.
  func stored() throws -> [Meal] {
    try meals.page(MealQuery(limit: 200), of: person.id).meals.map { try meal($0.id) }
  }
}
