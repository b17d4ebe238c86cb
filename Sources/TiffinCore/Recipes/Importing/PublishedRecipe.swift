/// A recipe in the format for web pages, schema.org/Recipe.
///
/// It is read from other sites' pages, and written on Tiffin's shared pages. Missing values are nil or empty.
///
/// - Source: https://schema.org/Recipe
public struct PublishedRecipe: Hashable, Sendable {
  /// The name; not empty, at most 1,000 bytes.
  public var name: String
  /// One line per ingredient, in order: at most 200 of 1,000 bytes.
  public var ingredients: [String] = []
  /// The steps in order: at most 200 of 10,000 bytes. The name of a section is a step that ends in a colon.
  public var steps: [String] = []
  /// The number of servings or pieces.
  public var servings: Int?
  /// The yield in the page's words: "12 cookies".
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
  /// The addresses of pictures, best first; at most five.
  public var pictures: [WebAddress] = []
  /// The address of a video.
  public var video: WebAddress?
  /// The categories, such as "Dessert" or "Main course"; at most 20.
  public var categories: [String] = []
  /// The cuisines, such as "Italian"; at most 20.
  public var cuisines: [String] = []
  /// The keywords; at most 20.
  public var keywords: [String] = []
  /// Further remarks, in lines.
  public var remarks: [String] = []
  /// The authors' names.
  public var author: String?
  /// The address of the page with the recipe.
  public var address: WebAddress?

  /// Creates a recipe with a name; everything else is empty or unknown.
  public init(name: String) {
    self.name = name
  }

  /// The total minutes: as the page states them, otherwise preparation and cooking together; nil if unknown.
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
