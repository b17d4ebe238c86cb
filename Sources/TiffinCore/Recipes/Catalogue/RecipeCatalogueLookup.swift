/// The data that a page needs from the recipe catalogue.
public enum RecipeCatalogueLookup: Hashable, Sendable {
  /// No data is needed.
  case nothing
  /// Random recipes for the person.
  case ideas(for: Person.ID)
  /// Recipes with the text in their names or as an ingredient, of a category, and of a cuisine.
  case search(String?, category: String? = nil, cuisine: String? = nil)
  /// The details of a recipe; nothing for a household's own recipe.
  case whole(Recipe.ID)
}

extension RecipeCatalogueLookup {
  /// True if the lookup is for a list, which shows how long requests are paused.
  var isOfMany: Bool {
    if case .whole = self { false } else { true }
  }

  /// Creates the lookup for a list of recipes: ideas for a list without filters; nothing for own recipes, favourites,
  /// tags and later pages; otherwise a search.
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

/// The result of a ``RecipeCatalogueLookup``.
public struct CatalogueLookupResult: Equatable, Sendable {
  /// The result of contacting the catalogue; `.fine` if no request was due.
  public let reach: CatalogueAvailability
  /// The ideas; empty if they were not needed.
  public var ideas: [Recipe.ID] = []
  /// The number of seconds until requests resume; nil if they are not paused, and for a single recipe.
  public var pause: Int?

  /// True if the catalogue could not be used, because it is paused or busy, or did not answer.
  public var isMissing: Bool { isOffline || reach == .busy }

  /// True if the catalogue did not answer or requests are paused, so that the page shows only stored recipes.
  public var isOffline: Bool { reach == .unreachable || reach == .paused }
}
