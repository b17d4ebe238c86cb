import TiffinCore

/// A page of the recipes, read from its address. Invalid values are ignored.
///
/// It is passed on as one text in the field `list`, so that other pages lead back to it.
struct RecipePlace: Sendable {
  /// The store's query.
  var query = RecipeQuery()

  /// The ideas, or all recipes if there is no catalogue.
  static let first = RecipePlace()

  /// The query as in an address, without its question mark; empty for the first page of all.
  var text: String {
    var pairs: [String] = []
    if let search = query.search { pairs.append("q=\(Percent.encoded(search.text))") }
    if let category = query.category { pairs.append("category=\(Percent.encoded(category.text))") }
    if let cuisine = query.cuisine { pairs.append("cuisine=\(Percent.encoded(cuisine.text))") }
    if let most = query.atMost { pairs.append("minutes=\(most.minutes)") }
    if query.isFavourite { pairs.append("favourites=1") }
    if query.isOwn { pairs.append("own=1") }
    if let after = query.after { pairs.append("after=\(after.text)") }
    return pairs.joined(separator: "&")
  }
}

extension RecipePlace {
  init(_ data: FormData) throws(HTTPRefusal) {
    query.search = try data.text("q").flatMap(MealSearch.init)
    query.category = Self.word(try data.text("category"))
    query.cuisine = Self.word(try data.text("cuisine"))
    query.atMost = try data.text("minutes").flatMap { Int($0) }.flatMap { CookTime(minutes: $0) }
    query.isFavourite = try data.text("favourites") == "1"
    query.isOwn = try data.text("own") == "1"
    query.after = try data.text("after").flatMap(RecipeCursor.init)
  }

  /// Reads the field of a page or a form that leads back.
  init(list data: FormData) throws(HTTPRefusal) {
    let text = try data.text("list") ?? ""
    try self.init(FormData(query: Array(text.utf8)[...]))
  }

  private static func word(_ text: String?) -> RecipeText? {
    guard let text, let word = try? RecipeText(text, limit: RecipeText.wordLimit), !word.isBlank else { return nil }
    return word
  }

  /// The first page of a changed query.
  func changed(_ change: (inout RecipeQuery) -> Void) -> RecipePlace {
    var place = self
    place.query.after = nil
    change(&place.query)
    return place
  }
}
