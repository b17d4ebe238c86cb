/// Lines among the ingredients that state a fact about the whole recipe: `Ingredients`, `Serves 4`, `Für 4 Personen`.
extension RecipeHeading {
  /// Returns true if the text is a section's name, such as `Zutaten` or `Ingredient list`, or states servings or a
  /// time.
  static func isFact(_ text: String) -> Bool {
    let words = SearchWords.of(text)
    guard !words.isEmpty, words.count < 9 else { return false }
    return isSection(words, text) || isServings(words, text) || isTime(words)
  }

  private static func isSection(_ words: [String], _ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !first.properties.isLowercase else { return false }
    let bare = words.filter { !PastedWords.besides.contains($0) }
    return bare.count == 1 && PastedWords.sections[bare[0]] != nil
  }

  /// Returns true if the words state servings or a yield, such as `Serves 4 to 6`, `4 portions`, `Für 12 Muffins`,
  /// `Ingredients for 4 people` or `Makes 1 loaf`.
  private static func isServings(_ words: [String], _ text: String) -> Bool {
    let numbers = words.indices.filter { isNumber(words[$0]) }
    guard let number = numbers.first, let last = words.last else { return false }
    let opening = words[..<number].filter {
      PastedWords.sections[$0] != .ingredients && !IngredientLineParser.about.contains($0)
    }
    let isOfPeople = people.contains(last)
    if opening.isEmpty { return isOfPeople && words.indices.dropFirst(number).dropLast().allSatisfy(joins) }
    if yields.contains(opening.joined(separator: " ")) { return true }
    return opening.count == 1 && purposes.contains(opening[0])
      && (isOfPeople || !text.utf8.contains(UInt8(ascii: ",")) && !words[number...].contains(where: isMeasure))

    func joins(_ place: Int) -> Bool { isNumber(words[place]) || between.contains(words[place]) }
  }

  private static func isNumber(_ word: String) -> Bool {
    IngredientLineParser.wholeNumber(word: word) != nil || Int(word) != nil
  }

  private static func isMeasure(_ word: String) -> Bool {
    KitchenUnit(words: word).map { [.mass, .volume].contains($0.dimension) } ?? false
  }

  /// Returns true if the words state a time, such as `Prep time 10 minutes` or `Zubereitungszeit: 30 Min.`.
  private static func isTime(_ words: [String]) -> Bool {
    guard words.count > 2, words.contains(where: isNumber) else { return false }
    let isEnglish =
      ["prep", "preparation", "cook", "cooking", "total", "baking"].contains(words[0]) && words[1] == "time"
    let isFrench =
      ["temps", "tiempo", "tempo"].contains(words[0]) && ["de", "di", "total", "totale"].contains(words[1])
    return isEnglish || isFrench || ["zubereitungszeit", "kochzeit", "backzeit", "arbeitszeit"].contains(words[0])
  }

  private static let between: Set<String> = [
    "to", "or", "bis", "oder", "a", "ou", "o", "tot", "till", "til", "do", "large",
  ]

  /// Words for people and portions, in lower case without accents.
  private static let people: Set<String> = [
    "people", "person", "persons", "servings", "serving", "portions", "portion", "adults", "guests", "personen",
    "portionen", "personnes", "personne", "parts", "convives", "personas", "persona", "porciones", "raciones",
    "comensales", "persone", "porzioni", "pessoas", "porcoes", "porties", "eters", "personer", "portioner", "porsjoner",
    "osob", "osoby", "porcji", "porcje",
  ]

  /// Words before a yield, in lower case without accents.
  private static let yields: Set<String> = [
    "serves", "serve", "servings", "serving", "serving size", "feeds", "makes", "make", "yields", "yield", "portions",
    "portion", "recipe yield", "recipe serves", "recipe makes", "this recipe serves", "this recipe makes",
    "makes enough for", "enough for", "ergibt", "reicht fur", "portionen", "personen", "personenzahl", "ergiebigkeit",
    "personnes", "rendement", "porciones", "raciones", "rendimiento", "rinde", "rinde para", "porzioni", "dosi per",
    "porcoes", "rendimento", "rende", "porties", "personer", "portioner", "antal portioner", "ger", "porcje",
    "liczba porcji",
  ]

  /// Words before the number of people or pieces that the recipe is for, in lower case without accents.
  private static let purposes: Set<String> = [
    "for", "fur", "pour", "per", "para", "voor", "till", "til", "dla", "na",
  ]
}
