import Platform

/// The recipes that a list shows, and the position where it begins.
public struct RecipeQuery: Hashable, Sendable {
  /// Words in names, ingredients, categories, cuisines and tags.
  public var search: MealSearch?
  /// Only this category, regardless of case and accents.
  public var category: RecipeText?
  /// Only this cuisine, regardless of case and accents.
  public var cuisine: RecipeText?
  /// Only recipes of the household with this tag, in its own spelling.
  public var tag: RecipeText?
  /// Only the person's favourites.
  public var isFavourite = false
  /// Only the household's own recipes.
  public var isOwn = false
  /// Only recipes that the household has planned.
  public var isPlanned = false
  /// Only recipes known or estimated to take no longer, resting not counted.
  public var atMost: CookTime?
  /// Ideas are wanted, also where the household has recipes. Narrows nothing.
  public var isIdeas = false
  /// The order of the household's own recipes where only these are wanted.
  public var order = RecipeOrder.name
  /// The last recipe of the previous page; nil for the first page.
  public var after: RecipeCursor?
  /// The most recipes on a page.
  public var limit = 24

  /// All recipes.
  public init() {}

  /// True if anything narrows the list.
  public var isNarrowed: Bool {
    var all = RecipeQuery()
    all.after = after
    all.limit = limit
    all.isIdeas = isIdeas
    all.order = order
    return self != all
  }

  /// True if anything narrows the list except words and the given one.
  public func isFiltered(besides path: WritableKeyPath<RecipeQuery, Bool>) -> Bool {
    var unfiltered = self
    unfiltered[keyPath: path] = false
    return unfiltered.isFiltered
  }

  /// True if anything except words narrows the list.
  public var isFiltered: Bool {
    var unfiltered = self
    unfiltered.search = nil
    return unfiltered.isNarrowed
  }
}

/// An order of the household's own recipes. Equal ones are in the order of their names.
public enum RecipeOrder: String, CaseIterable, Sendable {
  /// From A to Z.
  case name
  /// The one added last comes first.
  case new
  /// The one that the person ate last comes first: meals of the same name.
  case eaten
  /// The one that the person ate most often comes first.
  case most
  /// The one with the most stars comes first.
  case stars
}

/// Some recipes of a list, and the position of the next ones.
public struct RecipePage: Equatable, Sendable {
  /// The household's own first, each kind by name.
  public let recipes: [ListedRecipe]
  /// Nil on the last page.
  public let next: RecipeCursor?
}

/// The position of a recipe in a list, from which the next page continues. Opaque to callers.
public struct RecipeCursor: Hashable, Sendable {
  let isOwn: Bool
  let key: String
  let id: Recipe.ID
  /// The number of recipes before it, in another order than by name; nil in that.
  let skipped: Int?

  private init(isOwn: Bool, key: String, id: Recipe.ID, skipped: Int?) {
    (self.isOwn, self.key, self.id, self.skipped) = (isOwn, key, id, skipped)
  }

  /// The position behind so many recipes.
  init(skipping count: Int) {
    self.init(isOwn: true, key: "", id: Recipe.ID(1), skipped: count)
  }

  init(_ recipe: ListedRecipe) {
    self.init(isOwn: recipe.isOwn, key: SortKey.of(recipe.name.text), id: recipe.id, skipped: nil)
  }

  /// The cursor as text: letters, digits and `.` only, at most 230 of them.
  public var text: String {
    skipped.map(String.init) ?? "\(isOwn ? "own" : "all").\(Hexadecimal.text(of: key)).\(id.number)"
  }

  /// Reads a text that ``text`` returned; nil for any other.
  public init?(_ text: String) {
    guard text.utf8.count <= 230 else { return nil }
    if let count = Int(text), (1...100_000).contains(count), "\(count)" == text {
      self.init(skipping: count)
      return
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 3, let key = Hexadecimal.decoded(parts[1]), !Blank.holdsNull(key),
      let number = Int64(parts[2]), number > 0
    else { return nil }
    self.init(isOwn: parts[0] == "own", key: key, id: Recipe.ID(number), skipped: nil)
    guard self.text.utf8.elementsEqual(text.utf8) else { return nil }
  }
}
