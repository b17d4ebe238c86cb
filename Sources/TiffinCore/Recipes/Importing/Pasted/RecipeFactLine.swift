/// Lines in which an app that shares a recipe's page says how long it takes, how many it serves and how it is rated,
/// such as `30 min · 4 servings` or `4.8 ★ (312 reviews)`.
enum RecipeFactLine {
  /// Returns true if the line consists only of such facts.
  static func isLine(_ line: String) -> Bool {
    guard line.utf8.count < 200 else { return false }
    let parts = line.split { "|·•\t;,/()–—".contains($0) }.map { TextCleanup.line(String($0)) }.filter { !$0.isEmpty }
    return !parts.isEmpty && parts.allSatisfy { isFact($0, isAlone: parts.count == 1) }
  }

  private static func isFact(_ part: String, isAlone: Bool) -> Bool {
    let words = SearchWords.of(part)
    guard words.count < 7, let last = words.last else { return false }
    if CookTime.minutes(typed: part) != nil || !PastedLine(part).facts(isAmongSteps: false).isEmpty { return true }
    // Fat can be an ingredient, but not beside a time or a rating.
    if isCount(words), counted.contains(last) || !isAlone && last == "fat" { return true }
    return words.allSatisfy { labels.contains($0) || CookTime.minutes(typed: $0) != nil }
  }

  private static func isCount(_ words: [String]) -> Bool {
    words.first?.utf8.first.map { (0x30...0x39).contains($0) } == true
  }

  /// Nouns that follow a number in such a line, in lower case without accents.
  private static let counted: Set<String> = [
    "ingredient", "ingredients", "zutaten", "ingredientes", "ingredienti", "steps", "step", "schritte", "etapes",
    "pasos", "star", "stars", "★", "⭐", "sterne", "etoiles", "estrellas", "rating", "ratings", "review", "reviews",
    "bewertungen", "avis", "vote", "votes", "likes", "saves", "comments", "kommentare", "views", "read", "ago",
    "protein", "proteins", "carbs", "carbohydrates", "fibre", "fiber", "eiweiss", "kohlenhydrate",
  ]
  private static let labels: Set<String> = ["easy", "medium", "hard", "simple", "quick", "einfach", "facile", "facil"]
}

extension WebRecipe {
  /// True if there are no steps, and at most one ingredient, which may be a title such as "One pot pilaf".
  public var isTitle: Bool { steps.isEmpty && ingredients.count { !RecipeFactLine.isLine($0) } <= 1 }
}
