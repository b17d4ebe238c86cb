/// A recipe as the catalogue on the web has it.
public struct CatalogueRecipe: Hashable, Sendable {
  /// The catalogue's own number for it: ASCII digits.
  public let id: String
  /// Not empty; at most 1,000 bytes.
  public let name: String
  /// "Dessert"; nil where the catalogue has none.
  public let category: String?
  /// Whose cuisine it is: "British"; nil where that is unknown.
  public let area: String?
  /// In order, as many as the catalogue names.
  public let ingredients: [CatalogueIngredient]
  /// What to do, in order.
  public let steps: [String]
  /// Each once, in the catalogue's order.
  public let tags: [String]
  /// Its picture.
  public let picture: WebAddress?
  /// A video of it.
  public let video: WebAddress?
  /// Where the catalogue has it from.
  public let source: WebAddress?
}

/// An ingredient with its measure, both as the catalogue writes them, without the blanks around them.
public struct CatalogueIngredient: Hashable, Sendable {
  /// Not empty: "Plain Flour".
  public let name: String
  /// "1 ½ cups", "Pinch"; empty where the catalogue has none.
  public let measure: String

  /// Wraps both as they are.
  public init(name: String, measure: String) {
    self.name = name
    self.measure = measure
  }
}

/// A recipe of which the catalogue's lists tell only this much.
public struct CatalogueEntry: Hashable, Sendable {
  /// The catalogue's own number for it.
  public let id: String
  /// Not empty.
  public let name: String
  /// Its picture.
  public let picture: WebAddress?
}

/// A category of the catalogue.
public struct CatalogueCategory: Hashable, Sendable {
  /// Not empty: "Dessert".
  public let name: String
  /// What belongs to it, in a few sentences; may be empty.
  public let text: String
  /// Its picture.
  public let picture: WebAddress?
}
