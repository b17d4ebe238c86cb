/// A recipe of the catalogue on the web.
public struct CatalogueRecipe: Hashable, Sendable {
  /// The catalogue's own number for it: ASCII digits.
  public let id: String
  /// Not empty; at most 1,000 bytes.
  public let name: String
  /// "Dessert"; nil if missing.
  public let category: String?
  /// The cuisine: "British"; nil if unknown.
  public let area: String?
  /// All ingredients in order.
  public let ingredients: [CatalogueIngredient]
  /// The steps in order.
  public let steps: [String]
  /// Each once, in the catalogue's order.
  public let tags: [String]
  /// The address of its picture.
  public let picture: WebAddress?
  /// The address of a video.
  public let video: WebAddress?
  /// The page that the catalogue has it from.
  public let source: WebAddress?
}

/// An ingredient with its measure, both as the catalogue writes them, without outer blanks.
public struct CatalogueIngredient: Hashable, Sendable {
  /// Not empty: "Plain Flour".
  public let name: String
  /// "1 ½ cups", "Pinch"; empty if missing.
  public let measure: String

  /// Combines both, unchanged.
  public init(name: String, measure: String) {
    self.name = name
    self.measure = measure
  }
}

/// The part of a recipe that the catalogue's lists contain.
public struct CatalogueEntry: Hashable, Sendable {
  /// The catalogue's own number for it.
  public let id: String
  /// Not empty.
  public let name: String
  /// The address of its picture.
  public let picture: WebAddress?
}

/// A category of the catalogue.
public struct CatalogueCategory: Hashable, Sendable {
  /// Not empty: "Dessert".
  public let name: String
  /// A description in a few sentences; may be empty.
  public let text: String
  /// The address of its picture.
  public let picture: WebAddress?
}
