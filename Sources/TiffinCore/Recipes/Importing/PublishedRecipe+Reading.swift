extension PublishedRecipe {
  /// Reads an item of type Recipe; nil without a name.
  ///
  /// - Parameters:
  ///   - page: The page of the item.
  ///   - base: The base of relative addresses, usually the page itself.
  init?(_ item: JSONValue, _ graph: JSONLDGraph, at page: WebAddress?, base: WebAddress?) {
    let fields = PublishedFields(item: item, graph: graph, base: base)
    guard let name = fields.line("name") ?? fields.line("headline") else { return nil }
    self.init(name: name)
    ingredients = fields.ingredients
    steps = fields.steps
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
    address = fields.address("url") ?? fields.address("mainEntityOfPage") ?? page
  }
}

/// The fields of an item of type Recipe.
struct PublishedFields {
  /// The most lines, steps and so on that are read.
  static let mostLines = 200
  /// The most references per field that are followed: many to one large item would inflate a small page.
  private static let mostReferences = 5

  let item: JSONValue
  let graph: JSONLDGraph
  /// The base of relative addresses.
  let base: WebAddress?

  /// Returns the values of a field, one or many, and resolves the first few references.
  func values(_ name: String) -> [JSONValue] {
    let values = (item[name]?.elements ?? []).prefix(Self.mostLines)
    return values.prefix(Self.mostReferences).map(graph.resolved) + values.dropFirst(Self.mostReferences)
  }

  /// Returns the first text of a field on one line.
  func line(_ name: String) -> String? {
    values(name).lazy.compactMap { Self.line($0) }.first
  }

  /// Returns a text, or an item's name, on one line; nil if there is none.
  static func line(_ value: JSONValue, limit: Int = 1_000) -> String? {
    let text = value.text ?? value["name"]?.text ?? value["@value"]?.text ?? ""
    let line = HTMLText.line(text, limit: limit)
    return line.isEmpty ? nil : line
  }

  /// The lines of `recipeIngredient`, or of its former name `ingredients` if there are more.
  var ingredients: [String] {
    let (lines, former) = (ingredients("recipeIngredient"), ingredients("ingredients"))
    return former.count > lines.count ? former : lines
  }

  private func ingredients(_ name: String) -> [String] {
    // Some sites have a list for each part of the dish.
    let lines = values(name).flatMap(\.elements).prefix(Self.mostLines).flatMap { value in
      HTMLText.lines(value.text ?? value["name"]?.text ?? value["text"]?.text ?? "", limit: 1_000)
    }
    return lines.prefix(Self.mostLines).map(IngredientText.tidied)
  }

  /// Returns the words of a field, either an array or separated by commas.
  func words(_ name: String) -> [String] {
    var words: [String] = []
    for line in values(name).compactMap({ Self.line($0, limit: 2_000) }) {
      for part in line.utf8.split(separator: UInt8(ascii: ",")) {
        let word = PlainText.line(Substring(part), limit: 100)
        if !word.isEmpty, !words.contains(word), words.count < 20 { words.append(word) }
      }
    }
    return words
  }

  /// The names of the authors.
  var author: String? {
    let names = values("author").prefix(5).compactMap { Self.line($0, limit: 100) }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// The number of servings or pieces, and the yield in the page's words.
  var yield: (servings: Int?, text: String?) {
    let yields = values("recipeYield") + values("yield")
    let texts = yields.compactMap { value in
      Self.line(value, limit: 100) ?? value["value"].flatMap { Self.line($0, limit: 100) }
    }
    // Of "4" and "4 servings" the latter says more.
    return (PublishedYield.servings(texts), texts.first(where: PublishedYield.isWorded) ?? texts.first)
  }

  /// Returns the time in a field, in minutes.
  func minutes(_ name: String) -> Int? {
    values(name).lazy.compactMap { value in
      (value.text ?? value["@value"]?.text ?? value["maxValue"]?.text ?? value["value"]?.text)
        .flatMap(PublishedDuration.minutes)
    }.first
  }

  /// Returns the first web address of a field.
  func address(_ name: String) -> WebAddress? { addresses(name).first }

  /// Returns the web addresses of a field, one for each value.
  private func addresses(_ name: String, at members: [String] = ["url", "contentUrl", "@id"]) -> [WebAddress] {
    values(name).compactMap { value in
      ([value] + members.map { value[$0] ?? .null }).lazy
        .compactMap(\.text).compactMap { WebAddress($0, on: base) }.first
    }
  }

  /// The addresses of pictures, in the page's order; at most five.
  var pictures: [WebAddress] {
    var pictures: [WebAddress] = []
    for picture in addresses("image") + addresses("thumbnailUrl") where !pictures.contains(picture) {
      pictures.append(picture)
    }
    return Array(pictures.prefix(5))
  }

  /// The address of a page with the video, of a player, or of the video itself.
  var video: WebAddress? { addresses("video", at: ["url", "embedUrl", "contentUrl"]).first }
}
