import Templating
import TiffinCore

/// A page of recipes, read from an address. Invalid values are ignored.
///
/// It is passed as one text in the field `list`, so that other pages can return to it.
struct RecipeListLocation: Sendable {
  /// The query for the database.
  var query = RecipeQuery()

  /// The list without filters: the household's own recipes, or the ideas if it has none; all recipes if the server does
  /// not use the catalogue.
  static let first = RecipeListLocation()
  /// The ideas from the catalogue.
  static let ideas = RecipeListLocation.first.changed { $0.isIdeas = true }

  /// The query as written in an address, without a question mark; empty for ``first``.
  var text: String { Output.text(capacity: 60) { write(to: &$0) } }

  /// Writes ``text`` without an intermediate string: a page has many such links, one per filter.
  private func write(to out: inout Output) {
    let start = out.count
    func add(_ name: String, _ value: String?, to out: inout Output) {
      guard let value else { return }
      if out.count > start { out.write(byte: UInt8(ascii: "&")) }
      out.write(markup: name)
      PercentEncoding.write(value, to: &out)
    }
    add("q=", query.search?.text, to: &out)
    add("category=", query.category?.text, to: &out)
    add("cuisine=", query.cuisine?.text, to: &out)
    add("tag=", query.tag?.text, to: &out)
    add("minutes=", query.atMost.map { String($0.minutes) }, to: &out)
    add("favourites=", query.isFavourite ? "1" : nil, to: &out)
    add("own=", query.isOwn ? "1" : nil, to: &out)
    add("ideas=", query.isIdeas ? "1" : nil, to: &out)
    add("order=", query.order == .name ? nil : query.order.rawValue, to: &out)
    add("after=", query.after?.text, to: &out)
  }
}

extension RecipeListLocation {
  init(_ data: FormData) throws(HTTPRefusal) {
    query.search = try data.text("q").flatMap(MealSearch.init)
    query.category = Self.word(try data.text("category"))
    query.cuisine = Self.word(try data.text("cuisine"))
    query.tag = Self.word(try data.text("tag"))
    query.atMost = try data.text("minutes").flatMap { Int($0) }.flatMap { CookTime(minutes: $0) }
    query.isFavourite = try data.text("favourites") == "1"
    query.isOwn = try data.text("own") == "1"
    query.isIdeas = try data.text("ideas") == "1"
    query.order = try data.text("order").flatMap(RecipeOrder.init) ?? .name
    query.after = try data.text("after").flatMap(RecipeCursor.init)
  }

  /// Parses the field `list` of a query or a form.
  init(list data: FormData) throws(HTTPRefusal) {
    let text = try data.text("list") ?? ""
    try self.init(FormData(query: Array(text.utf8)[...]))
  }

  private static func word(_ text: String?) -> RecipeFieldText? {
    guard let text, let word = try? RecipeFieldText(text, limit: RecipeFieldText.wordLimit), !word.isBlank else {
      return nil
    }
    return word
  }

  /// Returns the first page for a changed query.
  func changed(_ change: (inout RecipeQuery) -> Void) -> RecipeListLocation {
    var place = self
    place.query.after = nil
    change(&place.query)
    return place
  }
}
