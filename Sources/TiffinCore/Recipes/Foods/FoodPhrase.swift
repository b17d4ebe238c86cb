/// One of the alternatives in an ingredient's name, such as "beef broth" and "chicken broth" in "beef or chicken
/// broth".
struct FoodPhrase: Hashable, Sendable {
  /// The words in the form of ``GroceryItemKey``.
  let words: [String]

  /// A food that the phrase may mean.
  struct Candidate: Hashable, Sendable {
    /// The code of the food in ``KitchenTable``.
    let code: String
    /// Words before the food's name that change the ingredient. The name of the matched food must contain them.
    let unmet: [String]
    let restrictions: [FoodRestriction]
    /// True if a word before the name can name another kind: an unknown kind of cheese is not matched to cheddar.
    let isGeneric: Bool
  }

  /// Returns the alternatives in a name, in the order in which they are tried.
  ///
  /// - Parameters:
  ///   - name: The name of an ``IngredientLine``.
  ///   - isTinned: True if the amount is in tins, so that the canned food is tried first: a tin of lentils contains
  ///     cooked ones.
  static func all(in name: String, isTinned: Bool = false) -> [FoodPhrase] {
    offered(in: name).flatMap { phrase -> [FoodPhrase] in
      let tinned = ["canned"] + phrase.words.drop(while: isHarmless)
      return isTinned && KitchenTable.food(named: tinned) != nil ? [FoodPhrase(words: tinned), phrase] : [phrase]
    }
  }

  private static func offered(in name: String) -> [FoodPhrase] {
    let alternatives = alternatives(in: name)
    guard let last = alternatives.last else { return [] }
    var phrases: [FoodPhrase] = []
    var leading: [String] = []
    for (place, words) in alternatives.enumerated() {
      let words = leading + words
      leading = []
      if place < alternatives.count - 1, let shared = sharing(words, last) {
        phrases.append(FoodPhrase(words: shared))
      } else if place < alternatives.count - 1, FoodRestriction.taken(from: words).rest.allSatisfy(isHarmless) {
        leading = words
      } else {
        phrases.append(FoodPhrase(words: words))
      }
    }
    return phrases
  }

  /// Returns the words with the noun of the next alternative, such as "beef broth" for "beef" before "chicken broth",
  /// if that name is in the kitchen table or is a stock; nil otherwise.
  private static func sharing(_ words: [String], _ last: [String]) -> [String]? {
    guard last.count > 1, !words.isEmpty else { return nil }
    // `Duck or vegetable stock` means duck stock.
    if let noun = last.last, ["stock", "broth", "bouillon"].contains(noun), words.last != noun {
      if isOfStock(words) { return words + [noun] }
    }
    for start in 1..<last.count {
      let whole = words + last[start...]
      let telling = Array(whole.drop(while: isHarmless))
      if KitchenTable.food(named: whole) != nil { return whole }
      if telling.count > 1, telling.count > last.count - start, KitchenTable.food(named: telling) != nil {
        return telling
      }
    }
    return nil
  }

  private static func isOfStock(_ words: [String]) -> Bool {
    words.last.map { FoodRestriction.meats.contains($0) || FoodRestriction.fishes.contains($0) || $0 == "vegetable" }
      ?? false
  }

  /// Splits a name at "or", and if it contains one, also at commas and slashes.
  private static func alternatives(in name: String) -> [[String]] {
    let parts = name.unicodeScalars.split(whereSeparator: { $0 == "," || $0 == ";" }).map { part in
      part.split(separator: "/").map { words(of: String($0)) }
    }
    let isChoice = parts.joined().contains { $0.contains("or") } || parts.contains { $0.count > 1 }
    guard isChoice else { return [ended(parts.joined().flatMap { $0 })].filter { !$0.isEmpty } }
    return parts.joined().flatMap { $0.split(separator: "or").map { ended(Array($0)) } }.filter { !$0.isEmpty }
  }

  private static func words(of text: String) -> [String] {
    GroceryItemKey(text.replacing(" & ", with: " and ")).text.utf8.split(separator: UInt8(ascii: " ")).map {
      String(Substring($0))
    }
  }

  /// Returns the words without a purpose or a remark at the end, such as "for frying" or "cut into strips".
  private static func ended(_ words: [String]) -> [String] {
    // In `leaves from a sprig of thyme`, the part after "from" is the ingredient.
    if words.count > 2, words[1] == "from", ["leaf", "stem", "seed", "flesh", "kernel", "meat"].contains(words[0]) {
      return ended(Array(words[2...]))
    }
    let end = words.indices.first { place in
      place > 0 && ends.contains(words[place]) && !["free", "ready"].contains(words[place - 1])
        && !FoodRestriction.isLikening(place, of: words)
    }
    return Array(words[..<(end ?? words.endIndex)])
  }

  /// The foods of the kitchen table that the phrase may mean, in the order in which they are tried. The phrase must end
  /// with the food's noun: squash blossoms are not squash.
  var candidates: [Candidate] {
    let plain = words.filter { !Self.between.contains($0) }
    return [words, short, plain].enumerated().flatMap { place, words in
      place > 0 && words.count == self.words.count ? [] : Self.candidates(words)
    }
  }

  /// The candidates of each part of a phrase joined by "and"; empty for a single part.
  var joined: [[Candidate]] {
    let parts = words.split(separator: "and").map { Self.candidates(Array($0)) }
    return parts.count > 1 ? parts : []
  }

  /// The significant words and their restrictions, for a search in the food tables if the kitchen table has no match.
  var search: (words: [String], restrictions: [FoodRestriction]) {
    let (rest, restrictions) = FoodRestriction.taken(from: short)
    var telling = rest.filter { !Self.isHarmless($0) && !Self.joints.contains($0) && $0 != "and" }
    // `Tomato leaves` are no tomato, and `apple crisp` is no apple.
    if let last = rest.last, rest.count > 1, Self.isOther(last) {
      if telling.last != last { telling.append(last) }
      return (telling, restrictions)
    }
    while telling.count > 1, let last = telling.last, Self.parts.contains(last) { telling.removeLast() }
    return (telling, restrictions)
  }

  /// The words before an addition such as "in oil" or "with juice". The text "bone in" is not an addition.
  private var short: [String] {
    let end = words.indices.first { place in
      place > 0 && Self.joints.contains(words[place]) && !Self.withheld.contains(words[place - 1])
    }
    return Array(words[..<(end ?? words.endIndex)])
  }

  private static func candidates(_ words: [String]) -> [Candidate] {
    // "Grandma's dumplings" is a dish, not an ingredient.
    guard words.first.map(relatives.contains) != true else { return [] }
    return KitchenTable.foods(in: words).compactMap { match -> Candidate? in
      let before = FoodRestriction.taken(from: Array(words[..<match.span.lowerBound]), among: words)
      let after = FoodRestriction.taken(from: Array(words[match.span.upperBound...]), among: words)
      guard after.rest.allSatisfy({ isPart($0, of: match.code) }) else { return nil }
      let behind = match.span.upperBound < words.count ? words[match.span.upperBound] : nil
      // "Veggies" are vegetables, but "veggie crumbles" are not.
      if behind != nil, words[match.span.upperBound - 1] == "veggie" { return nil }
      let own = before.rest.indices.first { KitchenTable.food(named: Array(before.rest[$0...])) == match.code }
      let unmet = before.rest[..<(own ?? before.rest.endIndex)].filter { word in
        changes(word, match.code) && !joints.contains(word) && KitchenTable.food(named: [word]) != match.code
      }
      // `Chicken-style pieces` are not chicken.
      let styled = behind.map(FoodRestriction.likening.contains) == true ? [FoodRestriction.replaced] : []
      let restrictions = (before.restrictions + after.restrictions + styled).filter { $0.matters(of: match.code) }
      // Pasta is vegan anyway, so "vegan lasagne" means the dish.
      if behind == nil, match.span.count == 1, dishes.contains(words[match.span.lowerBound]),
        restrictions.contains(.vegan) || restrictions.contains(.vegetarian)
      {
        return nil
      }
      let isGeneric = match.span.count == 1 && generic.contains(words[match.span.lowerBound])
      return Candidate(code: match.code, unmet: Array(unmet), restrictions: restrictions, isGeneric: isGeneric)
    }
  }

  /// Relatives after whom dishes are named.
  private static let relatives: Set<String> = [
    "grandma", "grandmother", "gran", "nonna", "mom", "mum", "mama", "aunt", "auntie", "aunty", "grandpa", "dad", "oma",
    "abuela",
  ]

  /// Dishes with the same name as their pasta.
  private static let dishes: Set<String> = ["lasagne", "lasagna", "cannelloni", "manicotti"]

  /// First words of a purpose or a remark.
  private static let ends: Set<String> = [
    "plus", "for", "from", "such", "preferably", "about", "like", "per", "as", "at", "into", "see", "that", "cut",
    "until",
    "to", "if", "each", "which", "your", "weighing", "approximately", "approx", "depending", "not", "but",
  ]
  /// First words of an addition, unless the whole phrase is in the kitchen table, such as "tuna in oil".
  private static let joints: Set<String> = ["in", "with", "on", "including", "w", "de"]
  private static let withheld: Set<String> = ["bone", "skin", "shell", "tail", "stem", "rind", "peel"]
  /// Words that are ignored within a name, as in "low-fat plain yogurt".
  private static let between: Set<String> = [
    "plain", "natural", "freshly", "organic", "good", "quality", "finely", "coarsely", "chopped", "grated", "sliced",
    "hot", "cold", "large", "small", "medium", "thick", "thin", "unsalted", "ripe", "homemade", "full", "pure",
    "shredded", "diced", "smooth", "thinly", "best", "soft", "warm",
  ]
  /// Single-word names shared by many kinds of a food.
  private static let generic: Set<String> = [
    "cheese", "flour", "oil", "milk", "cream", "yogurt", "yoghurt", "sugar", "syrup", "bread", "sausage", "fish",
    "noodle",
    "steak", "seed", "nut", "bean", "mushroom", "vinegar", "burger", "mince", "jam", "jelly", "soup", "liver", "starch",
    "pudding", "cracker", "cookie", "biscuit", "wine", "squash", "roll", "bun", "patty", "fillet", "chop", "pastry",
    "salad",
    "dressing", "frosting", "icing", "ham", "kidney", "salami", "spirit", "gravy", "cake", "roe", "extract",
    "seasoning", "soda",
  ]
}
