/// What a page needs of the catalogue.
public enum CatalogueNeed: Hashable, Sendable {
  case nothing
  /// Recipes that the person may like.
  case ideas(for: Person.ID)
  /// Recipes that have the text in their names or as an ingredient, those of a category, and those of a cuisine.
  case search(String?, category: String? = nil, cuisine: String? = nil)
  /// All of a recipe; of a household's own, nothing.
  case whole(Recipe.ID)
}

extension CatalogueNeed {
  /// Whether it is a list's, which says for how long the catalogue is left alone.
  var isOfMany: Bool {
    if case .whole = self { false } else { true }
  }

  /// A list of recipes begins with ideas. The catalogue knows nothing of a household's own recipes and hearts, and later
  /// pages need not ask again.
  public init(_ query: RecipeQuery, for person: Person) {
    if !query.isNarrowed && query.after == nil {
      self = .ideas(for: person.id)
    } else if query.isOwn || query.isFavourite || query.after != nil {
      self = .nothing
    } else {
      self = .search(query.search?.text, category: query.category?.text, cuisine: query.cuisine?.text)
    }
  }
}

/// What came of a ``CatalogueNeed``.
public struct CatalogueOutcome: Equatable, Sendable {
  /// Whether the catalogue could be asked, where that was due.
  public let reach: CatalogueReach
  /// The ideas that were needed.
  public var ideas: [Recipe.ID] = []
  /// Seconds for which the catalogue is left alone still; nil where it is not, and for a single recipe.
  public var pause: Int?

  /// Without the service a page shows what is known.
  public var isOffline: Bool { reach == .unreachable || reach == .paused }
}
