import Platform

/// The filters of a list of recipes, its order and its cursor.
public struct RecipeQuery: Hashable, Sendable {
  /// Words in names, ingredients, categories, cuisines and tags; nil if there is no search.
  public var search: MealSearch?
  /// The category, ignoring case and accents; nil for all.
  public var category: RecipeFieldText?
  /// The cuisine, ignoring case and accents; nil for all.
  public var cuisine: RecipeFieldText?
  /// The tag, in the household's spelling; nil for all recipes, including those without tags.
  public var tag: RecipeFieldText?
  /// True to list only the person's favourites.
  public var isFavourite = false
  /// True to list only the household's own recipes.
  public var isOwn = false
  /// True to list only recipes that the household has planned.
  public var isPlanned = false
  /// The maximum known or estimated time, without resting; nil for no limit.
  public var atMost: CookTime?
  /// True to show ideas even if the household has recipes; this is not a filter.
  public var isIdeas = false
  /// The order of the household's own recipes; ignored if other recipes are listed too.
  public var order = RecipeOrder.name
  /// The last recipe of the previous page; nil for the first page.
  public var after: RecipeCursor?
  /// The maximum number of recipes on a page.
  public var limit = 24

  /// Creates a query for all recipes.
  public init() {}

  /// True if the household's own recipes are the only filter.
  public var isOwnAlone: Bool { isOwn && search == nil && !isFiltered(besides: \.isOwn) }

  /// True if any filter is set.
  public var isNarrowed: Bool {
    var all = RecipeQuery()
    all.after = after
    all.limit = limit
    all.isIdeas = isIdeas
    all.order = order
    return self != all
  }

  /// Returns true if a filter other than the search and the given one is set.
  public func isFiltered(besides path: WritableKeyPath<RecipeQuery, Bool>) -> Bool {
    var unfiltered = self
    unfiltered[keyPath: path] = false
    return unfiltered.isFiltered
  }

  /// True if a filter other than the search is set.
  public var isFiltered: Bool {
    var unfiltered = self
    unfiltered.search = nil
    return unfiltered.isNarrowed
  }
}

/// An order of the household's own recipes. Recipes that are equal in the order are sorted by name.
public enum RecipeOrder: String, CaseIterable, Sendable {
  /// By name, from A to Z.
  case name
  /// By creation, most recent first.
  case new
  /// By the person's last meal of the same name, most recent first.
  case eaten
  /// By the number of the person's meals of the same name, most first.
  case most
  /// By rating, most stars first.
  case stars
}

/// One page of a list of recipes.
public struct RecipePage: Equatable, Sendable {
  /// The recipes, the household's own before those of the catalogue.
  public let recipes: [ListedRecipe]
  /// The cursor of the next page; nil on the last page.
  public let next: RecipeCursor?
}

/// An opaque cursor in a list of recipes, after which the next page begins.
public struct RecipeCursor: Hashable, Sendable {
  let isOwn: Bool
  let key: String
  let id: Recipe.ID
  /// The number of recipes before the cursor, if the order is not by name; nil otherwise.
  let skipped: Int?

  private init(isOwn: Bool, key: String, id: Recipe.ID, skipped: Int?) {
    (self.isOwn, self.key, self.id, self.skipped) = (isOwn, key, id, skipped)
  }

  /// Creates a cursor after a number of recipes, for an order other than by name.
  init(skipping count: Int) {
    self.init(isOwn: true, key: "", id: Recipe.ID(1), skipped: count)
  }

  init(_ recipe: ListedRecipe) {
    self.init(isOwn: recipe.isOwn, key: SortKey.of(recipe.name.text), id: recipe.id, skipped: nil)
  }

  /// The cursor as text of at most 230 ASCII letters, digits and full stops.
  public var text: String {
    skipped.map(String.init) ?? "\(isOwn ? "own" : "all").\(Hexadecimal.text(of: key)).\(id.number)"
  }

  /// Parses the text of ``text``; nil if it is invalid.
  public init?(_ text: String) {
    guard text.utf8.count <= 230 else { return nil }
    if let count = Int(text), (1...100_000).contains(count), "\(count)" == text {
      self.init(skipping: count)
      return
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 3, let key = Hexadecimal.decoded(parts[1]), !Whitespace.holdsNull(key),
      let number = Int64(parts[2]), number > 0
    else { return nil }
    self.init(isOwn: parts[0] == "own", key: key, id: Recipe.ID(number), skipped: nil)
    guard self.text.utf8.elementsEqual(text.utf8) else { return nil }
  }
}
