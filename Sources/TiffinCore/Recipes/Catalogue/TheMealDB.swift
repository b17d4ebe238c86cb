public import Fetching

/// A client of TheMealDB, for version 1 of its API.
public struct TheMealDB: RecipeSource {
  /// The address of the public API.
  public static let usualAddress = "https://www.themealdb.com/api/json/v1/1"

  private let address: String
  private let gateway: FetchGateway

  /// Creates a client.
  ///
  /// - Parameter address: The prefix of the endpoints' names, with or without a slash at the end. The result is nil if
  ///   it is not a web address, or contains a query.
  public init?(at address: String = Self.usualAddress, through gateway: FetchGateway) {
    guard let address = WebAddress(address)?.text, !address.utf8.contains(where: { "?#".utf8.contains($0) }) else {
      return nil
    }
    let bytes = address.utf8.reversed().drop { $0 == UInt8(ascii: "/") }.reversed()
    self.address = String(decoding: Array(bytes), as: UTF8.self)
    self.gateway = gateway
  }

  /// Sends all requests concurrently. Returns the answers in the same order when all have arrived or the timeout
  /// expires.
  public func ask(
    _ questions: [CatalogueRequest], within time: Duration
  ) -> [Result<CatalogueResponse, CatalogueFailure>] {
    var limits = FetchLimits.catalogue
    limits.whole = min(limits.whole, time)
    let documents = gateway.getAll(questions.map { "\(address)/\(Self.path(of: $0))" }, within: limits)
    return zip(questions, documents).map { question, document in
      document.mapError(CatalogueFailure.fetch).flatMap { document in
        guard let answer = try? MealDBResponse(document.bytes) else { return .failure(.unreadable) }
        return .success(CatalogueResponse(answer, to: question))
      }
    }
  }

  static func path(of question: CatalogueRequest) -> String {
    switch question {
    case .random: "random.php"
    case .named(let text): "search.php?s=\(escaped(text))"
    case .number(let number): "lookup.php?i=\(escaped(number))"
    case .category(let name): "filter.php?c=\(escaped(name))"
    case .cuisine(let name): "filter.php?a=\(escaped(name))"
    // The API writes ingredients with underscores instead of spaces.
    case .ingredient(let name): "filter.php?i=\(escaped(String(name.map { $0 == " " ? "_" : $0 })))"
    case .categories: "list.php?c=list"
    case .cuisines: "list.php?a=list"
    }
  }

  /// Returns a text with percent-encoding.
  ///
  /// - Source: RFC 3986, section 2.3.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = Array("0123456789ABCDEF".unicodeScalars)
        escaped += "%"
        escaped.unicodeScalars += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return escaped
  }
}

extension CatalogueResponse {
  fileprivate init(_ answer: MealDBResponse, to question: CatalogueRequest) {
    switch question {
    case .random, .named, .number: recipes = answer.recipes
    case .category, .cuisine, .ingredient: entries = answer.entries
    case .categories: names = answer.categoryNames
    case .cuisines: names = answer.areas
    }
  }
}
