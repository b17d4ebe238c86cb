import Foundation
import Synchronization
import Testing

@testable import Fetching
@testable import TiffinCore

/// TheMealDB on loopback.
struct StandInCatalogue {
  let server: StandInServer

  /// Answers each path with that JSON; nil is a 404.
  init(_ answer: @escaping @Sendable (String) -> String?) throws {
    server = try StandInServer { connection, request in
      if let body = answer(request.path) {
        connection.answer(body, type: "application/json")
      } else {
        connection.answer("", status: "404 Not Found")
      }
    }
  }

  init(badDay: BadDay) throws {
    server = try StandInServer { connection, request in badDay.answer(connection, request) }
  }

  /// Each time another dish at random, two of them twice; `rare` finds number 3 by its name and 4 to 60 as ingredient.
  static func ordinary() throws -> StandInCatalogue {
    let count = Mutex(0)
    return try StandInCatalogue { path in
      switch path {
      case "/random.php":
        let number = count.withLock { count in
          count += 1
          return count
        }
        return meals([dish(number % 18 + 1)])
      // The service ignores case.
      case "/search.php?s=rare", "/search.php?s=Rare": return meals([dish(3)])
      case "/filter.php?i=rare": return meals((4...60).map(entry))
      case "/filter.php?c=Beef", "/filter.php?a=Thai": return meals([entry(5)])
      case "/list.php?c=list": return meals([#"{"strCategory":"Beef"}"#, #"{"strCategory":"Side"}"#])
      case "/list.php?a=list": return meals([#"{"strArea":"Thai"}"#, #"{"strArea":"Unknown"}"#])
      default:
        guard path.hasPrefix("/lookup.php?i="), let number = Int(path.dropFirst(14)), number < 1_000 else {
          return #"{"meals":null}"#
        }
        return meals([dish(number)])
      }
    }
  }

  /// The recorded meals, with names compared as the service's MySQL does: without case and accents, with punctuation.
  static func recorded() throws -> StandInCatalogue {
    let items = try Recordings.bodies().flatMap { $0["meals"] as? [[String: Any]] ?? [] }
    let meals = try items.map { item in
      let json = try JSONSerialization.data(withJSONObject: item)
      return (name: compared(item["strMeal"] as? String ?? ""), json: String(decoding: json, as: UTF8.self))
    }
    return try StandInCatalogue { path in
      guard let text = asked(path) else { return nothing }
      let found = meals.filter { $0.name.contains(compared(text)) }.prefix(25)
      return found.isEmpty ? nothing : Self.meals(found.map(\.json))
    }
  }

  private static let nothing = #"{"meals":null}"#

  private static func asked(_ path: String) -> String? {
    let start = "/search.php?s="
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)).removingPercentEncoding : nil
  }

  private static func compared(_ text: String) -> String {
    let scalars = text.decomposedStringWithCanonicalMapping.lowercased().unicodeScalars
    return String(String.UnicodeScalarView(scalars.filter { $0.properties.generalCategory != .nonspacingMark }))
  }

  private static func meals(_ items: [String]) -> String { #"{"meals":[\#(items.joined(separator: ","))]}"# }

  private static func entry(_ number: Int) -> String { #"{"idMeal":"\#(number)","strMeal":"Dish \#(number)"}"# }

  private static func dish(_ number: Int) -> String {
    #"{"idMeal":"\#(number)","strMeal":"Dish \#(number)","strIngredient1":"Egg","strMeasure1":"1"}"#
  }

  /// The paths requested, in no particular order.
  var paths: [String] { server.requests.map(\.path) }

  func source() throws -> TheMealDB {
    try #require(TheMealDB(at: server.address(), through: try FetchGateway(reaching: server)))
  }
}

/// The ways in which a service can fail.
enum BadDay: String, CaseIterable {
  case silent, dripping, cutOff, failing, redirecting, endless, wrongType, broken, html, bomb

  func answer(_ connection: StandInConnection, _ request: StandInRequest) {
    let json = "application/json"
    switch self {
    case .silent: connection.sayNothing()
    case .dripping:
      connection.begin(type: json)
      connection.drip(" ", every: .milliseconds(50))
    case .cutOff: connection.send("HTTP/1.1 200 OK\r\nContent-Type: \(json)\r\nContent-Length: 900\r\n\r\n{\"meals\":[")
    case .failing: connection.answer("{}", type: json, status: "500 Internal Server Error")
    case .redirecting: connection.redirect(to: request.path)
    case .endless:
      connection.begin(type: json)
      connection.sendForEver([UInt8](repeating: 0x20, count: 65_536))
    case .wrongType: connection.answer(#"{"meals":[]}"#, type: "text/plain")
    case .broken: connection.answer(#"{"meals":[{"#, type: json)
    case .html: connection.answer("<h1>Sorry</h1>")
    case .bomb: connection.answer(Gzip.bomb(20_000_000), type: json, ["Content-Encoding: gzip"])
    }
  }
}

extension Kitchen {
  /// - Parameters:
  ///   - store: Another worker's; nil for this one's.
  ///   - timeout: nil for the server's own. A working service gets more: the machine may be busy.
  func catalogue(
    _ source: (any RecipeSource)?, store: CatalogueStore? = nil, timeout: Duration? = .seconds(20), turns: Int = 2,
    report: @escaping @Sendable (CatalogueFailure) -> Void = { _ in }
  ) -> Catalogue {
    var catalogue = Catalogue(
      store ?? self.catalogue, source: source, turns: FetchThreadLimit(places: turns), report: report)
    if let timeout { catalogue.timeout = timeout }
    return catalogue
  }
}
