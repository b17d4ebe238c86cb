extension CatalogueRecipe {
  /// The numbers in the names of an item's ingredient fields.
  private static let places = 1...20

  init?(_ item: JSONValue) {
    guard let entry = CatalogueEntry(item) else { return nil }
    id = entry.id
    name = entry.name
    picture = entry.picture
    category = item.line("strCategory")
    area = item.area
    ingredients = Self.places.compactMap { CatalogueIngredient(item, place: $0) }
    steps = RecipeSteps.of(TextCleanup.lines(item["strInstructions"]?.text ?? ""))
    tags = Self.tags(item["strTags"]?.text ?? "")
    video = item.address("strYoutube")
    source = item.address("strSource")
  }

  private static func tags(_ text: String) -> [String] {
    var tags: [String] = []
    for part in text.utf8.split(separator: UInt8(ascii: ",")) {
      let tag = TextCleanup.line(Substring(part), limit: 100)
      if !tag.isEmpty, !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}

extension CatalogueIngredient {
  init?(_ item: JSONValue, place: Int) {
    name = TextCleanup.trimmed(item["strIngredient\(place)"]?.text ?? "")
    measure = TextCleanup.trimmed(item["strMeasure\(place)"]?.text ?? "")
    if name.isEmpty { return nil }
  }
}

extension CatalogueEntry {
  init?(_ item: JSONValue) {
    guard let id = item.line("idMeal"), Self.isNumber(id), let name = item.line("strMeal") else { return nil }
    self.id = id
    self.name = name
    picture = item.address("strMealThumb")
  }

  private static func isNumber(_ id: String) -> Bool {
    id.utf8.count <= 18 && id.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

extension JSONValue {
  /// Returns one line of text; nil if it is missing or empty.
  func line(_ key: String) -> String? {
    let line = TextCleanup.line(self[key]?.text ?? "")
    return line.isEmpty ? nil : line
  }

  func address(_ key: String) -> WebAddress? {
    self[key]?.text.flatMap(WebAddress.init)
  }

  /// The cuisine; nil for `Unknown`, which the catalogue uses for some recipes.
  var area: String? {
    let area = line("strArea")
    return area == "Unknown" ? nil : area
  }
}
