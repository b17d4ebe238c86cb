/// A page's need for answers of the catalogue.
public enum CatalogueNeed: Hashable, Sendable {
  case nothing
  /// Recipes that the person might like.
  case ideas(for: Person.ID)
  /// Recipes with the text in their names or as an ingredient, of a category, and of a cuisine.
  case search(String?, category: String? = nil, cuisine: String? = nil)
  /// The whole of a recipe; nothing if it is a household's own.
  case whole(Recipe.ID)
}

extension CatalogueNeed {
  /// True for lists, which show how long the catalogue is backing off.
  var isOfMany: Bool {
    if case .whole = self { false } else { true }
  }

  /// The need of a list of recipes: ideas if it is not narrowed. Own recipes, favourites and later pages need nothing.
  public init(_ query: RecipeQuery, for person: Person) {
    if !query.isNarrowed && query.after == nil {
      self = .ideas(for: person.id)
    } else if query.isOwn || query.tag != nil || query.isFavourite || query.after != nil {
      self = .nothing
    } else {
      self = .search(query.search?.text, category: query.category?.text, cuisine: query.cuisine?.text)
    }
  }
}

/// The result of a ``CatalogueNeed``.
public struct CatalogueOutcome: Equatable, Sendable {
  /// The result of asking the catalogue, if that was due.
  public let reach: CatalogueReach
  /// The ideas, if they were needed.
  public var ideas: [Recipe.ID] = []
  /// Seconds that the catalogue is still backing off; nil if it is not, and for a single recipe.
  public var pause: Int?

  /// True if the catalogue was not asked because it is backing off or did not answer, or has too much to do.
  public var isMissing: Bool { isOffline || reach == .busy }

  /// True if the page shows known recipes only.
  public var isOffline: Bool { reach == .unreachable || reach == .paused }
}
