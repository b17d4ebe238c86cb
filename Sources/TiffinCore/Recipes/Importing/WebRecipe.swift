/// A recipe in the format for web pages, schema.org/Recipe.
///
/// It is read from pages of other sites, and written for sharing. Missing values are nil or empty.
///
/// - Source: https://schema.org/Recipe
public struct WebRecipe: Hashable, Sendable {
  /// The name; not empty, at most 1,000 bytes.
  public var name: String
  /// The ingredients in order, one per line, at most 200 of 1,000 bytes each.
  public var ingredients: [String] = []
  /// The steps in order, at most 200 of 10,000 bytes each. The name of a section is a step that ends in a colon.
  public var steps: [String] = []
  /// The number of servings or pieces; nil if it is unknown.
  public var servings: Int?
  /// The yield in the page's words, such as "12 cookies", at most 100 bytes.
  public var yield: String?
  /// The minutes of work before cooking.
  public var preparationMinutes: Int?
  /// The minutes on the stove or in the oven.
  public var cookingMinutes: Int?
  /// The minutes from start to end.
  public var totalMinutes: Int?
  /// The energy of one serving.
  public var energy: Energy?
  /// The macros of one serving.
  public var macros: Macros = .unknown
  /// The cost of all servings together.
  public var cost: Price?
  /// The addresses of at most five pictures, best first.
  public var pictures: [WebAddress] = []
  /// The address of a video.
  public var video: WebAddress?
  /// At most 20 categories, such as "Dessert" or "Main course".
  public var categories: [String] = []
  /// At most 20 cuisines, such as "Italian".
  public var cuisines: [String] = []
  /// At most 20 keywords.
  public var keywords: [String] = []
  /// Further remarks, one per line.
  public var remarks: [String] = []
  /// The authors' names.
  public var author: String?
  /// The address of the page with the recipe.
  public var address: WebAddress?

  /// Creates a recipe with a name. All other texts are empty, and all values unknown.
  public init(name: String) {
    self.name = name
  }

  /// The total minutes: as stated by the page, otherwise preparation and cooking together; nil if they are unknown.
  public var minutes: Int? {
    if let totalMinutes { return totalMinutes }
    if preparationMinutes == nil, cookingMinutes == nil { return nil }
    return (preparationMinutes ?? 0) + (cookingMinutes ?? 0)
  }
}

/// An amount of money with its currency.
public struct Price: Hashable, Sendable {
  /// The amount in the currency's smallest units.
  public let money: Money
  /// The currency.
  public let currency: Currency

  /// Creates a price from an amount and its currency.
  public init(_ money: Money, in currency: Currency) {
    self.money = money
    self.currency = currency
  }
}
