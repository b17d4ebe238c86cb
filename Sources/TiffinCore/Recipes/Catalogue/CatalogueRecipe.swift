/// A recipe of the catalogue on the web.
public struct CatalogueRecipe: Hashable, Sendable {
  /// The catalogue's own number for the recipe: ASCII digits.
  public let id: String
  /// The name; not empty, at most 1,000 bytes.
  public let name: String
  /// The category, such as "Dessert"; nil if missing.
  public let category: String?
  /// The cuisine, such as "British"; nil if unknown.
  public let area: String?
  /// All ingredients in order.
  public let ingredients: [CatalogueIngredient]
  /// The steps in order.
  public let steps: [String]
  /// The tags without duplicates, in the catalogue's order.
  public let tags: [String]
  /// The address of the picture; nil if missing.
  public let picture: WebAddress?
  /// The address of a video; nil if missing.
  public let video: WebAddress?
  /// The page from which the catalogue has the recipe; nil if it is missing.
  public let source: WebAddress?
}

/// An ingredient with its measure, both as written by the catalogue, without surrounding whitespace.
public struct CatalogueIngredient: Hashable, Sendable {
  /// The name, such as "Plain Flour"; not empty.
  public let name: String
  /// The measure, such as "1 ½ cups" or "Pinch"; empty if missing.
  public let measure: String
}

/// The part of a recipe that the catalogue's lists contain.
public struct CatalogueEntry: Hashable, Sendable {
  /// The catalogue's own number for the recipe.
  public let id: String
  /// The name; not empty.
  public let name: String
  /// The address of the picture; nil if missing.
  public let picture: WebAddress?
}
