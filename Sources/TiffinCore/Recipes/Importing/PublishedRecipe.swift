/// A recipe as pages on the web publish it for machines: schema.org/Recipe.
///
/// Read from others' pages, and written for others. What a page does not tell stays nil or empty.
/// - Source: https://schema.org/Recipe
public struct PublishedRecipe: Hashable, Sendable {
  /// Not empty; at most 1,000 bytes.
  public var name: String
  /// A line each, in order: at most 200 of 1,000 bytes.
  public var ingredients: [String] = []
  /// A step each, in order: at most 200 of 10,000 bytes. The name of a section is one that ends in a colon.
  public var steps: [String] = []
  /// For how many people, or how many pieces come of it.
  public var servings: Int?
  /// What comes of it in the page's words: "12 cookies".
  public var yield: String?
  /// Of work beforehand.
  public var preparationMinutes: Int?
  /// On the stove or in the oven.
  public var cookingMinutes: Int?
  /// From beginning to end.
  public var totalMinutes: Int?
  /// Of one serving.
  public var energy: Energy?
  /// Of one serving.
  public var macros: Macros = .unknown
  /// Of all servings together.
  public var cost: Price?
  /// Its pictures, the best first; at most five.
  public var pictures: [WebAddress] = []
  /// A video of it.
  public var video: WebAddress?
  /// "Dessert", "Main course"; at most 20.
  public var categories: [String] = []
  /// "Italian"; at most 20.
  public var cuisines: [String] = []
  /// At most 20.
  public var keywords: [String] = []
  /// Who wrote it.
  public var author: String?
  /// The page it is on.
  public var address: WebAddress?

  /// A recipe of which nothing but the name is known.
  public init(name: String) {
    self.name = name
  }

  /// How long it takes: in total where the page says so, else beforehand and on the stove together.
  public var minutes: Int? {
    if let totalMinutes { return totalMinutes }
    if preparationMinutes == nil, cookingMinutes == nil { return nil }
    return (preparationMinutes ?? 0) + (cookingMinutes ?? 0)
  }
}

/// What something costs, and in which money.
public struct Price: Hashable, Sendable {
  /// In the currency's smallest units.
  public let money: Money
  /// Which one that is.
  public let currency: Currency

  /// Puts both together.
  public init(_ money: Money, in currency: Currency) {
    self.money = money
    self.currency = currency
  }
}
