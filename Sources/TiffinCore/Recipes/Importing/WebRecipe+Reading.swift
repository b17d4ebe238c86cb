/// Facts about a web page other than its recipes.
struct WebPageFacts {
  /// The page's address; nil if it is unknown.
  var address: WebAddress?
  /// The base of relative addresses, usually the page itself; nil if it is unknown.
  var base: WebAddress?
  /// The page's title; nil if it is unknown.
  var title: String?
  /// The address of the page's preview picture; nil if it is unknown.
  var picture: WebAddress?

  /// Creates facts that are all unknown.
  init() {}

  /// Creates the facts from the head of a page.
  ///
  /// - Parameter known: The address from which the page was fetched; nil to use the one that the page states.
  init(_ head: WebPageHead, at known: WebAddress?) {
    address = known ?? head.address.flatMap { WebAddress($0) }
    base = head.base.flatMap { [address] in WebAddress($0, on: address) } ?? address
    title = head.name
    picture = head.picture.flatMap { [base] in WebAddress($0, on: base) }
  }
}

extension WebRecipe {
  /// The maximum number of pictures.
  static let mostPictures = 5

  /// Parses an item of type Recipe. An item with ingredients or steps but without a name gets the page's title. Nil if
  /// the recipe has no name.
  init?(_ item: JSONValue, _ page: WebPageFacts = WebPageFacts()) {
    let fields = WebRecipeFields(item: item, base: page.base)
    let (ingredients, steps) = (fields.ingredients, fields.steps)
    let title = ingredients.isEmpty && steps.isEmpty ? nil : page.title
    guard let name = fields.line("name") ?? fields.line("headline") ?? title else { return nil }
    self.init(name: name)
    (self.ingredients, self.steps) = (ingredients, steps)
    (servings, yield) = fields.yield
    preparationMinutes = fields.minutes("prepTime")
    cookingMinutes = fields.minutes("cookTime") ?? fields.minutes("performTime")
    totalMinutes = fields.minutes("totalTime")
    (energy, macros) = fields.nutrition
    cost = fields.cost
    pictures = fields.pictures
    video = fields.video
    categories = fields.words("recipeCategory")
    cuisines = fields.words("recipeCuisine")
    keywords = fields.words("keywords")
    author = fields.author
    address = fields.address("url") ?? fields.address("mainEntityOfPage") ?? page.address
  }
}

/// The fields of an item of type Recipe.
struct WebRecipeFields {
  /// The maximum number of lines, steps and other values of a field.
  static let mostLines = 200

  let item: JSONValue
  /// The base of relative addresses; nil if it is unknown.
  let base: WebAddress?

  /// Returns the values of a field, at most ``mostLines``; empty if it is missing.
  func values(_ name: String) -> [JSONValue] { Array((item[name]?.members ?? []).prefix(Self.mostLines)) }

  /// Returns a field's first value that is a text or has a name, as a single line; nil if there is none.
  func line(_ name: String) -> String? {
    values(name).lazy.compactMap { Self.line($0) }.first
  }

  /// Returns a text, or the name of an item, on one line; nil if there is none.
  static func line(_ value: JSONValue, limit: Int = 1_000) -> String? {
    let line = HTMLText.line(value.literal ?? value["name"]?.literal ?? "", limit: limit)
    return line.isEmpty ? nil : line
  }

  /// Returns the words of a field, which is an array or a comma-separated text: at most 20, without duplicates.
  func words(_ name: String) -> [String] {
    var words: [String] = []
    for line in values(name).compactMap({ Self.line($0, limit: 2_000) }) {
      for part in line.utf8.split(separator: UInt8(ascii: ",")) {
        let word = TextCleanup.line(Substring(part), limit: 100)
        if !word.isEmpty, !words.contains(word), words.count < 20 { words.append(word) }
      }
    }
    return words
  }

  /// The names of the first five authors, separated by commas; nil if there are none.
  var author: String? {
    let names = values("author").prefix(5).compactMap { Self.line($0, limit: 100) }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// The number of servings or pieces, and the yield in the page's words; nil if they are missing.
  var yield: (servings: Int?, text: String?) {
    let yields = values("recipeYield") + values("yield")
    let texts = yields.compactMap { value in
      Self.line(value, limit: 100) ?? value["value"].flatMap { Self.line($0, limit: 100) }
    }
    // "4 servings" has precedence over "4".
    return (WebRecipeYield.servings(texts), texts.first(where: WebRecipeYield.isWorded) ?? texts.first)
  }

  /// Returns the time in a field, in minutes; nil if there is none.
  func minutes(_ name: String) -> Int? {
    values(name).lazy.compactMap { value in
      (value.literal ?? value["maxValue"]?.literal ?? value["value"]?.literal).flatMap(WebRecipeDuration.minutes)
    }.first
  }

  /// Returns the first web address of a field; nil if there is none.
  func address(_ name: String) -> WebAddress? { addresses(name).first }

  /// Returns the first web address of each value of a field.
  private func addresses(_ name: String, at members: [String] = ["url", "contentUrl", "@id"]) -> [WebAddress] {
    values(name).compactMap { value in
      ([value] + members.map { value[$0] ?? .null }).lazy
        .compactMap(\.literal).compactMap { WebAddress($0, on: base) }.first
    }
  }

  /// The addresses of at most five pictures, in the page's order.
  var pictures: [WebAddress] {
    var pictures: [WebAddress] = []
    for picture in addresses("image") + addresses("thumbnailUrl") where !pictures.contains(picture) {
      pictures.append(picture)
    }
    return Array(pictures.prefix(WebRecipe.mostPictures))
  }

  /// The address of a page with a video, of a player, or of the video itself; nil if there is none.
  var video: WebAddress? { addresses("video", at: ["url", "embedUrl", "contentUrl"]).first }
}

// Access to values of JSON-LD, which can be wrapped.
//
// - Source: https://www.w3.org/TR/json-ld11/, value objects, lists and sets.
extension JSONValue {
  /// The text of a string or a number, or the text in `{"@value": "Soup", "@language": "en"}`; nil for any other value.
  var literal: String? { text ?? self["@value"]?.text }

  /// The elements of an array, of `{"@list": []}` or of `{"@set": []}`; for any other value, only that value.
  var members: [JSONValue] { (self["@list"] ?? self["@set"] ?? self).elements }
}
