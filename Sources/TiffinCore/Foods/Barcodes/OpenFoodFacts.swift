public import Fetching

/// A client of Open Food Facts, for version 2 of its API.
public struct OpenFoodFacts: ProductSource {
  /// The address of the public service.
  public static let usualAddress = "https://world.openfoodfacts.org"

  private let address: String
  private let gateway: FetchGateway
  private let agent: String

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - address: The service's address, with or without a slash at the end. The result is nil if it is not a web
  ///     address, or contains a query.
  ///   - agent: The user agent with the version, which the service requires.
  public init?(at address: String = Self.usualAddress, as agent: String, through gateway: FetchGateway) {
    guard let address = WebAddress(address)?.text, !address.utf8.contains(where: { "?#".utf8.contains($0) }) else {
      return nil
    }
    let bytes = address.utf8.reversed().drop { $0 == UInt8(ascii: "/") }.reversed()
    self.address = String(decoding: Array(bytes), as: UTF8.self)
    self.gateway = gateway
    self.agent = agent
  }

  /// Requests the product with a barcode, within a timeout; returns nil if it does not exist or has no name.
  public func product(_ digits: String, within time: Duration) throws(ProductFailure) -> SourceProduct? {
    var limits = FetchLimits.catalogue
    limits.whole = min(limits.whole, time)
    limits.agent = agent
    let document: FetchedDocument
    do throws(FetchError) {
      document = try gateway.get("\(address)/api/v2/product/\(digits).json?fields=\(Self.fields)", within: limits)
    } catch {
      if error == .status(404) { return nil }
      throw .fetch(error)
    }
    return try Self.read(document.bytes).get()
  }

  /// The requested fields. A complete product is about a hundred times as large.
  private static let fields =
    ([
      "code", "lang", "brands", "quantity", "serving_size", "serving_quantity", "nutriments", "nutrition",
      "nutrition_data_per",
    ]
    + ["product_name", "generic_name"].flatMap { name in [name] + languages.map { "\(name)_\($0)" } })
    .joined(separator: ",")

  private static let languages = [
    "en", "de", "fr", "it", "es", "pt", "nl", "da", "sv", "nb", "fi", "pl", "cs", "hu", "ro", "bg", "el", "ru", "ar",
    "ja", "zh",
  ]

  /// Parses a response; the result is nil if the product does not exist or has no name.
  static func read(_ answer: [UInt8]) -> Result<SourceProduct?, ProductFailure> {
    guard let facts = facts(answer) else { return .failure(.unreadable) }
    return .success(facts?.food.map(SourceProduct.init))
  }

  /// Parses a response; returns nil if it is invalid, an inner nil if the product does not exist.
  static func facts(_ answer: [UInt8]) -> OpenFoodFactsProduct?? {
    guard let body = try? JSONReader.value(of: answer), case .object = body else { return nil }
    guard let product = body["product"], case .object = product else {
      // The response for a missing product contains `status: 0` in some versions, `failure` in others.
      return body["status"] == nil ? nil : .some(nil)
    }
    return .some(OpenFoodFactsProduct(JSONProduct(product)) ?? Self.coded(product, body))
  }

  /// Reads a response in which the code is outside the product, which happens if only some fields are requested.
  private static func coded(_ product: JSONValue, _ body: JSONValue) -> OpenFoodFactsProduct? {
    guard case .object(var members) = product, let code = body["code"] else { return nil }
    members["code"] = code
    return OpenFoodFactsProduct(JSONProduct(.object(members)))
  }
}
