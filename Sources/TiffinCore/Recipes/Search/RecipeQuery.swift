/// Which recipes are wanted, and from where on.
public struct RecipeQuery: Hashable, Sendable {
  /// In their names, ingredients, categories, cuisines and tags.
  public var search: MealSearch?
  /// Case and accents do not matter.
  public var category: RecipeText?
  /// Case and accents do not matter.
  public var cuisine: RecipeText?
  /// Only the person's favourites.
  public var isFavourite = false
  /// Only the household's own.
  public var isOwn = false
  /// Only what the household has planned.
  public var isPlanned = false
  /// Only those that are known, or guessed, to take no longer, what they rest not counted.
  public var atMost: CookTime?
  /// Where the page begins; nil for the first one.
  public var after: RecipeCursor?
  /// Recipes on a page.
  public var limit = 24

  /// All recipes.
  public init() {}

  /// Whether anything narrows it.
  public var isNarrowed: Bool {
    var all = RecipeQuery()
    all.after = after
    all.limit = limit
    return self != all
  }

  /// Whether anything but words narrows it.
  public var isFiltered: Bool {
    var unfiltered = self
    unfiltered.search = nil
    return unfiltered.isNarrowed
  }
}

/// Recipes of a list, and where it goes on.
public struct RecipePage: Equatable, Sendable {
  /// The household's own first, each kind by name.
  public let recipes: [ListedRecipe]
  /// Nil at the list's end.
  public let next: RecipeCursor?
}

/// The place of a recipe in a list, from which the next page goes on. To be handed back as it was given.
public struct RecipeCursor: Hashable, Sendable {
  let isOwn: Bool
  let key: String
  let id: Recipe.ID

  init(_ recipe: ListedRecipe) {
    isOwn = recipe.isOwn
    key = SortKey.of(recipe.name.text)
    id = recipe.id
  }

  /// Letters, digits and `.` only, at most 230 of them.
  public var text: String { "\(isOwn ? "own" : "all").\(Hexadecimal.text(of: key)).\(id.number)" }

  /// Reads what ``text`` wrote; nil for anything else.
  public init?(_ text: String) {
    guard text.utf8.count <= 230 else { return nil }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 3, let key = Hexadecimal.decoded(parts[1]), !Blank.holdsNull(key),
      let number = Int64(parts[2]), number > 0
    else { return nil }
    isOwn = parts[0] == "own"
    self.key = key
    id = Recipe.ID(number)
    guard self.text.utf8.elementsEqual(text.utf8) else { return nil }
  }
}
