/// A method of describing a recipe with attributes in a page's HTML.
///
/// - Source: HTML Living Standard, microdata; RDFa Lite 1.1; microformats.org, hRecipe and h-recipe.
enum WebPageVocabulary: CaseIterable {
  case microdata, rdfa, microformats

  /// Returns false for a page that cannot describe a recipe with this method.
  func isUsed(in page: [UInt8]) -> Bool {
    switch self {
    case .microdata: page.hasWord("itemprop")
    case .rdfa: page.hasWord("typeof")
    case .microformats: page.hasWord("hrecipe") || page.hasWord("h-recipe")
    }
  }

  /// Returns the types of the item that a tag begins, such as `["http://schema.org/Recipe"]`; nil if it begins no item.
  func types(_ tag: HTMLScanner.Tag) -> [String]? {
    switch self {
    case .microdata:
      tag.has("itemscope") || tag.has("itemtype") ? tag.words("itemtype") : nil
    case .rdfa:
      tag.has("typeof") ? tag.words("typeof") : nil
    case .microformats:
      tag.words("class").compactMap { Self.classes[$0] }.first.map { [$0] }
    }
  }

  /// Returns the properties whose value is the element of a tag, by their names in schema.org.
  func properties(_ tag: HTMLScanner.Tag) -> [String] {
    switch self {
    case .microdata: tag.words("itemprop").map(Self.name)
    case .rdfa: tag.words("property").map(Self.name)
    case .microformats: tag.words("class").compactMap { Self.properties[$0] }
    }
  }

  /// Returns the name of a property, such as `recipeIngredient` for `http://schema.org/recipeIngredient` or
  /// `ingredients` for `v:ingredient`.
  private static func name(_ written: String) -> String {
    let name = String(written.utf8.split { "/:#".utf8.contains($0) }.last.map(Substring.init) ?? "")
    return former[name] ?? name
  }

  /// Names in earlier versions of schema.org and in data-vocabulary.org.
  private static let former: [String: String] = [
    "ingredient": "ingredients", "recipeIngredients": "recipeIngredient",
    "instructions": "recipeInstructions", "instruction": "recipeInstructions",
    "recipeInstruction": "recipeInstructions", "yield": "recipeYield", "photo": "image",
    "recipeType": "recipeCategory", "duration": "totalTime",
  ]

  private static let classes = [
    "hrecipe": "Recipe", "h-recipe": "Recipe", "vcard": "Person", "h-card": "Person",
  ]

  private static let properties = [
    "fn": "name", "p-name": "name", "ingredient": "recipeIngredient", "p-ingredient": "recipeIngredient",
    "instructions": "recipeInstructions", "instruction": "recipeInstructions",
    "e-instructions": "recipeInstructions", "p-instructions": "recipeInstructions", "yield": "recipeYield",
    "p-yield": "recipeYield", "duration": "totalTime", "dt-duration": "totalTime", "preptime": "prepTime",
    "prepTime": "prepTime", "cooktime": "cookTime", "cookTime": "cookTime", "totaltime": "totalTime",
    "totalTime": "totalTime", "photo": "image", "u-photo": "image", "author": "author", "p-author": "author",
    "p-category": "keywords", "tag": "keywords", "u-url": "url",
  ]
}

extension HTMLScanner.Tag {
  /// Returns true if the tag has an attribute, with or without a value.
  func has(_ attribute: String) -> Bool { HTMLAttributes.value(of: attribute, in: attributes) != nil }

  /// Returns the words of an attribute; empty if it is missing.
  func words(_ attribute: String) -> [String] {
    (HTMLAttributes.value(of: attribute, in: attributes) ?? []).split { $0 <= 0x20 }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the value of an attribute with entities decoded; nil if it is missing or empty.
  func text(_ attribute: String) -> String? {
    guard let value = HTMLAttributes.value(of: attribute, in: attributes) else { return nil }
    let text = Whitespace.trimmed(String(decoding: HTMLEntities.decoded(value), as: UTF8.self))
    return text.isEmpty ? nil : text
  }
}

extension [UInt8] {
  /// Returns true if the bytes contain an ASCII word, ignoring case.
  fileprivate func hasWord(_ word: String) -> Bool {
    let word = Array(word.utf8)
    var place = 0
    while place + word.count <= count {
      var length = 0
      while length < word.count, self[place + length] | 0x20 == word[length] { length += 1 }
      if length == word.count { return true }
      place += 1
    }
    return false
  }
}
