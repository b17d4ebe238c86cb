public import Fetching

/// The products of Open Food Facts, by version 2 of its API.
public struct OpenFoodFacts: ProductSource {
  /// The public service.
  public static let usualAddress = "https://world.openfoodfacts.org"

  private let address: String
  private let gateway: FetchGateway
  private let agent: String

  /// - Parameters:
  ///   - address: The service's, with or without a slash at its end; nil if it is no web address, or has a query.
  ///   - agent: Who asks, with the version, as the service wants to know.
  public init?(at address: String = Self.usualAddress, as agent: String, through gateway: FetchGateway) {
    guard let address = WebAddress(address)?.text, !address.utf8.contains(where: { "?#".utf8.contains($0) }) else {
      return nil
    }
    let bytes = address.utf8.reversed().drop { $0 == UInt8(ascii: "/") }.reversed()
    self.address = String(decoding: Array(bytes), as: UTF8.self)
    self.gateway = gateway
    self.agent = agent
  }

  /// Asks for the product with these digits, and waits no longer than that.
  public func product(_ digits: String, within time: Duration) throws(ProductFailure) -> KnownProduct? {
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

  /// What is read of a product; all of one would be a hundred times as much.
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

  /// Reads an answer; nil if there is no such product, or it has no name.
  static func read(_ answer: [UInt8]) -> Result<KnownProduct?, ProductFailure> {
    guard let facts = facts(answer) else { return .failure(.unreadable) }
    return .success(facts?.food.map(KnownProduct.init))
  }

  /// Reads what an answer tells: nil within nil is a product that there is not.
  static func facts(_ answer: [UInt8]) -> ProductFacts?? {
    guard let body = try? JSONReader.value(of: answer), case .object = body else { return nil }
    guard let product = body["product"], case .object = product else {
      // Some versions say `status: 0`, some `failure`.
      return body["status"] == nil ? nil : .some(nil)
    }
    return .some(ProductFacts(JSONProduct(product)) ?? Self.coded(product, body))
  }

  /// Answers to fewer fields have the code beside the product.
  private static func coded(_ product: JSONValue, _ body: JSONValue) -> ProductFacts? {
    guard case .object(var members) = product, let code = body["code"] else { return nil }
    members["code"] = code
    return ProductFacts(JSONProduct(.object(members)))
  }
}
