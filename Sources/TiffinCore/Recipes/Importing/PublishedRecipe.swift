/// A recipe as web pages publish it for machines: schema.org/Recipe.
///
/// Read from other sites' pages, and written for others. Missing values are nil or empty.
/// - Source: https://schema.org/Recipe
public struct PublishedRecipe: Hashable, Sendable {
  /// Not empty; at most 1,000 bytes.
  public var name: String
  /// One line per ingredient, in order: at most 200 of 1,000 bytes.
  public var ingredients: [String] = []
  /// The steps in order: at most 200 of 10,000 bytes. The name of a section is a step that ends in a colon.
  public var steps: [String] = []
  /// The number of servings or pieces.
  public var servings: Int?
  /// The yield in the page's words: "12 cookies".
  public var yield: String?
  /// Minutes of work before cooking.
  public var preparationMinutes: Int?
  /// Minutes on the stove or in the oven.
  public var cookingMinutes: Int?
  /// Minutes from start to end.
  public var totalMinutes: Int?
  /// The energy of one serving.
  public var energy: Energy?
  /// The macros of one serving.
  public var macros: Macros = .unknown
  /// The cost of all servings together.
  public var cost: Price?
  /// The addresses of its pictures, best first; at most five.
  public var pictures: [WebAddress] = []
  /// The address of a video.
  public var video: WebAddress?
  /// "Dessert", "Main course"; at most 20.
  public var categories: [String] = []
  /// "Italian"; at most 20.
  public var cuisines: [String] = []
  /// At most 20.
  public var keywords: [String] = []
  /// What it says besides, in lines.
  public var remarks: [String] = []
  /// The authors' names.
  public var author: String?
  /// The page with the recipe.
  public var address: WebAddress?

  /// Makes a recipe with only a name.
  public init(name: String) {
    self.name = name
  }

  /// The total minutes: as the page states them, else preparation and cooking together.
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

  /// Combines both.
  public init(_ money: Money, in currency: Currency) {
    self.money = money
    self.currency = currency
  }
}
