extension PublishedRecipe {
  /// Reads a thing of type Recipe; nil without a name.
  ///
  /// - Parameters:
  ///   - page: where it was found.
  ///   - base: what addresses in it are relative to, mostly the page itself.
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

/// What the fields of a thing of type Recipe mean.
struct PublishedFields {
  /// The most lines, steps and so on that are read.
  static let mostLines = 200
  /// References that are followed: many to one large thing would make much of a small page.
  private static let mostReferences = 5

  let item: JSONValue
  let graph: JSONLDGraph
  /// What addresses are relative to.
  let base: WebAddress?

  /// The values of a field, one or many; of the first few what they refer to.
  func values(_ name: String) -> [JSONValue] {
    let values = (item[name]?.elements ?? []).prefix(Self.mostLines)
    return values.prefix(Self.mostReferences).map(graph.resolved) + values.dropFirst(Self.mostReferences)
  }

  /// The first text of a field on one line.
  func line(_ name: String) -> String? {
    values(name).lazy.compactMap { Self.line($0) }.first
  }

  /// A text, or a thing's name, on one line; nil where there is none.
  static func line(_ value: JSONValue, limit: Int = 1_000) -> String? {
    let text = value.text ?? value["name"]?.text ?? value["@value"]?.text ?? ""
    let line = HTMLText.line(text, limit: limit)
    return line.isEmpty ? nil : line
  }

  /// `recipeIngredient`, or what it was called before.
  var ingredients: [String] {
    let name = item["recipeIngredient"] == nil ? "ingredients" : "recipeIngredient"
    let lines = values(name).flatMap { value in
      HTMLText.lines(value.text ?? value["name"]?.text ?? value["text"]?.text ?? "", limit: 1_000)
    }
    return Array(lines.prefix(Self.mostLines))
  }

  /// Words of a field, whether they are in an array or parted by commas.
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

  /// The names of who wrote it.
  var author: String? {
    let names = values("author").prefix(5).compactMap { Self.line($0, limit: 100) }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// How many come of it, and in the page's words.
  var yield: (servings: Int?, text: String?) {
    let yields = values("recipeYield") + values("yield")
    let texts = yields.compactMap { value in
      Self.line(value, limit: 100) ?? value["value"].flatMap { Self.line($0, limit: 100) }
    }
    // Of "4" and "4 servings" the words say more.
    return (PublishedYield.servings(texts), texts.first(where: PublishedYield.isWorded) ?? texts.first)
  }

  /// The time that a field gives, in minutes.
  func minutes(_ name: String) -> Int? {
    values(name).lazy.compactMap { value in
      (value.text ?? value["maxValue"]?.text ?? value["value"]?.text).flatMap(PublishedDuration.minutes)
    }.first
  }

  /// The first address of a field that is one of the web.
  func address(_ name: String) -> WebAddress? { addresses(name).first }

  /// The addresses of a field that are of the web, one of each value.
  private func addresses(_ name: String, at members: [String] = ["url", "contentUrl", "@id"]) -> [WebAddress] {
    values(name).compactMap { value in
      ([value] + members.map { value[$0] ?? .null }).lazy
        .compactMap(\.text).compactMap { WebAddress($0, on: base) }.first
    }
  }

  /// Where pictures are, the first first.
  var pictures: [WebAddress] {
    var pictures: [WebAddress] = []
    for picture in addresses("image") + addresses("thumbnailUrl") where !pictures.contains(picture) {
      pictures.append(picture)
    }
    return Array(pictures.prefix(5))
  }

  /// A page with the video, a player of it, or the video itself.
  var video: WebAddress? { addresses("video", at: ["url", "embedUrl", "contentUrl"]).first }
}
