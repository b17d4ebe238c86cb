/// A check whether a food whose name contains all words of an ingredient is that ingredient, and not merely made with
/// it: pizza crust is not pizza.
///
/// The ingredient's last word must be in the food's own name, and that name must not be more specific.
struct IngredientFoodCheck {
  private let words: [String]
  /// Words in a food's name that show that the food meets the restrictions.
  private let restrictionWords: Set<String>
  private let restrictionCount: Int
  /// Words that may be in a food's name only if they are in the line, or a restriction of the line allows them.
  private let lacking: Set<String>

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - words: The words of the line in order, in lower case without accents and in the singular.
  ///   - restrictions: The restrictions that the food must meet.
  ///   - isFresh: True if the line states that the ingredient is fresh.
  init(_ words: [String], _ restrictions: [FoodRestriction], isFresh: Bool) {
    self.words = words
    restrictionCount = restrictions.count
    lacking = isFresh ? Self.lacking.union(["dry", "dried", "canned"]) : Self.lacking
    restrictionWords = restrictions.reduce(into: []) { $0.formUnion($1.words) }
  }

  /// Returns true if a food is the ingredient.
  ///
  /// - Parameter key: The food's ``FoodWords/key``.
  func fits(_ key: String) -> Bool {
    let names = key.utf8.split(separator: UInt8(ascii: ";")).map { ParsedFoodName(Substring($0)) }
    guard let first = names.first, let head = words.last, !isOther(first) else { return false }
    return isCalled(first, head)
      || names.dropFirst().contains { $0.parts.count == 1 && isWhole($0.parts[0]) && has($0) }
  }

  /// Returns true if the food is not an ingredient, or has a special property that the line does not mention.
  private func isOther(_ name: ParsedFoodName) -> Bool {
    let first = name.parts.first?.first?.forms.first ?? ""
    let unsaid = name.parts.joined().contains { word in
      word.forms.contains { lacking.contains($0) && !words.contains($0) && !restrictionWords.contains($0) }
    }
    return Self.others.contains(first) || unsaid
  }

  /// Returns true if the name contains all of the words.
  private func has(_ name: ParsedFoodName) -> Bool {
    words.allSatisfy { word in name.parts.contains { part in part.contains { $0.forms.contains(word) } } }
  }

  /// Returns true if a part of a name has no further significant words.
  private func isWhole(_ part: [ParsedFoodName.Word]) -> Bool {
    !isOfOtherKind(part)
      && part.allSatisfy { word in
        word.saysLittle
          || word.forms.contains { words.contains($0) || Self.neutral.contains($0) || restrictionWords.contains($0) }
      }
  }

  /// Returns true if the noun at the end of a part names another kind of food: chocolate cereal is not chocolate.
  private func isOfOtherKind(_ part: [ParsedFoodName.Word]) -> Bool {
    guard let last = part.last, last.isKind, !part.allSatisfy(\.saysLittle) else { return false }
    return !last.forms.contains { words.contains($0) || restrictionWords.contains($0) || Self.neutral.contains($0) }
  }

  private func isCalled(_ name: ParsedFoodName, _ head: String) -> Bool {
    guard has(name) else { return false }
    var isHeadFound = false
    for part in name.parts {
      guard isWhole(part) else { return false }
      isHeadFound = isHeadFound || part.contains { $0.forms.contains(head) }
      // A part such as "Seeds" is not significant; the next part names the plant.
      if isHeadFound, !part.allSatisfy(\.saysLittle) { return further(name) <= (restrictionCount == 0 ? 2 : 1) }
    }
    return false
  }

  /// Returns the number of words of a name that are more specific than the line.
  private func further(_ name: ParsedFoodName) -> Int {
    name.parts.reduce(0) { $0 + $1.count { word in !isWhole([word]) } }
  }

  /// First words of foods that are not used as ingredients.
  private static let others: Set<String> = ["babyfood", "infant", "restaurant", "fast", "school", "usda", "formulated"]
  private static let lacking: Set<String> = [
    "free", "imitation", "substitute", "meatless", "dietetic", "sugarless", "decaffeinated", "vegetarian", "veggie",
    "replacement", "soyburger", "cooked",
  ]
  /// Words that hardly change the food.
  private static let neutral: Set<String> = [
    "variety", "meat", "by", "product", "domestic", "composite", "cut", "trimmed", "retail", "whole", "table",
    "commercially",
    "prepared", "from", "recipe", "canned", "dry", "dried", "enriched", "unenriched", "cooked", "winter", "summer",
    "loin",
    "fresh", "distilled", "carbonated", "broiler", "fryer", "type", "ready", "serve", "eat", "bottled", "frozen",
    "packed",
    "unprepared", "or", "in", "sweet", "hot", "canadian", "common", "european", "english", "american", "northern",
  ]
}

/// A food's name, divided into parts.
private struct ParsedFoodName {
  struct Word {
    let forms: [String]
    /// True if the word is not significant for the kind of food.
    let saysLittle: Bool
    /// True if the word names only a general kind of food, such as "cheese" or "cereal".
    let isKind: Bool
  }

  let parts: [[Word]]

  init(_ name: Substring) {
    parts = name.utf8.split(separator: UInt8(ascii: ",")).map { part in
      part.split(separator: UInt8(ascii: " ")).map { word in
        let isKind = word.first == UInt8(ascii: "^")
        let saysLittle = isKind || word.first == UInt8(ascii: "~")
        let isMarked = saysLittle || word.first == UInt8(ascii: "!")
        let forms = (isMarked ? word.dropFirst() : word).split(separator: UInt8(ascii: "/"))
        return Word(forms: forms.map { String(Substring($0)) }, saysLittle: saysLittle, isKind: isKind)
      }
    }
  }
}
