/// A parser of restrictions in the words of an ingredient, word by word.
struct FoodRestrictionReader {
  private let words: [String]
  private let all: [String]
  private var index = 0
  private var rest: [String] = []
  private var restrictions: [FoodRestriction] = []

  init(_ words: [String], among all: [String]) {
    self.words = words
    self.all = all
  }

  mutating func read() -> (rest: [String], restrictions: [FoodRestriction]) {
    while index < words.count {
      let word = words[index]
      index += 1
      if readShare(word) { continue }
      if !readNegation(word) && !readReplacement(word) && !readLess(word) { rest.append(word) }
    }
    return (rest, restrictions)
  }

  private var next: String? { index < words.count ? words[index] : nil }

  /// The next word of the whole ingredient, which may be in the food's name, after the last of ``words``; nil at the
  /// end of the ingredient.
  private var following: String? {
    if let next { return next }
    return index < all.count && all.starts(with: words) ? all[index] : nil
  }

  private mutating func skip(_ expected: Set<String>) -> String? {
    guard let next, expected.contains(next) else { return nil }
    index += 1
    return next
  }

  /// Skips a percentage, such as "82% fat" or "70% cocoa", and adds a restriction if it is 0. Returns false if there is
  /// none.
  private mutating func readShare(_ word: String) -> Bool {
    guard word.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let thing = skip([
        "fat", "milkfat", "cocoa", "cacao", "solid", "hydration", "acidity", "alcohol", "lean", "protein",
      ])
    else { return false }
    if word == "0" { restrict(freeOf: thing == "milkfat" ? "fat" : thing) }
    return true
  }

  /// Parses a negation, such as "gluten-free", "free from nuts", "without egg", "no sugar added", "non-dairy" or
  /// "meatless".
  private mutating func readNegation(_ word: String) -> Bool {
    switch word {
    case "free": return readFree()
    case "without", "minus", "ohne": return readThings()
    case "less":
      guard let last = rest.last, next.map(Self.lowered.contains) != true, FoodRestriction.canBeFree(of: last) else {
        return false
      }
      restrict(freeOf: rest.removeLast())
      return true
    case "no", "zero": return readNo()
    case "non":
      guard let next else { return restrictToNothing() }
      index += 1
      restrict(freeOf: next)
      return true
    default: return readJoined(word)
    }
  }

  private mutating func readFree() -> Bool {
    if skip(["range", "run", "roaming", "flow", "running"]) != nil { return true }
    if skip(["from", "of"]) != nil { return readThings() }
    guard let last = rest.popLast() else { return restrictToNothing() }
    restrict(freeOf: last)
    // This handles `gluten and dairy free` and `gluten, nut and egg free`.
    while rest.last == "and", rest.count > 1, FoodRestriction.negated.contains(rest[rest.count - 2]) {
      rest.removeLast()
      restrict(freeOf: rest.removeLast())
    }
    while let before = rest.last, FoodRestriction.allergens.contains(before), rest.count > 1 || index < words.count {
      restrict(freeOf: rest.removeLast())
    }
    return true
  }

  /// Adds a restriction that no food meets, because the negated word is not among ``words``. Always returns true.
  private mutating func restrictToNothing() -> Bool {
    restrictions.append(.free(of: ""))
    return true
  }

  /// Parses the ingredients that the food must lack, such as `egg`, `egg and milk` or `added sugar`.
  private mutating func readThings() -> Bool {
    guard let first = next else { return restrictToNothing() }
    // The text is an amount, not a restriction: `1 cup minus 1 tablespoon sugar`.
    if first.utf8.allSatisfy({ $0 < 0x3A }) { return true }
    while let thing = next {
      index += 1
      if ["added", "any", "the", "and", "or"].contains(thing) { continue }
      restrict(freeOf: thing)
      guard skip(["and", "or"]) != nil else { return true }
    }
    return true
  }

  private mutating func readNo() -> Bool {
    guard let first = next else { return restrictToNothing() }
    if first.utf8.allSatisfy({ $0 < 0x3A }) { return true }
    index += 1
    if let thing = first == "added" ? next : first {
      if first == "added" { index += 1 }
      let isAdded = first == "added" || skip(["added"]) != nil
      // Less salt does not change the other nutrients.
      if !isAdded || FoodRestriction.things[thing] ?? thing != "salt" { restrict(freeOf: thing) }
    }
    return true
  }

  /// Parses a negation in one word, such as `nonfat`, `dairyfree` or `eggless`.
  private mutating func readJoined(_ word: String) -> Bool {
    for (ending, least) in [("less", 6), ("free", 6)] where word.utf8.count > least && word.hasSuffix(ending) {
      let thing = EnglishSingular.of(String(word.dropLast(4)))
      guard FoodRestriction.canBeFree(of: thing) else { continue }
      restrict(freeOf: thing)
      return true
    }
    if let thing = Self.germanThing(of: word) {
      restrict(freeOf: thing)
      return true
    }
    if word.hasPrefix("non"), FoodRestriction.negated.contains(String(word.dropFirst(3))) {
      restrict(freeOf: String(word.dropFirst(3)))
      return true
    }
    return false
  }

  private mutating func restrict(freeOf thing: String) {
    let thing = FoodRestriction.things[thing] ?? thing
    if FoodRestriction.harmless.contains(thing) { return }
    restrictions.append(thing == "meat" ? .vegetarian : thing == "animal" ? .vegan : .free(of: thing))
  }

  /// Parses a replacement, such as "vegan", "plant-based", "imitation", "chicken-style" or "egg replacer".
  private mutating func readReplacement(_ word: String) -> Bool {
    switch word {
    case "vegan", "vegane", "veganer", "veganes", "veganen", "plantbased", "beyond", "impossible":
      restrictions.append(.vegan)
    case "plant":
      guard skip(["based"]) != nil || next.map(Self.madeOfPlants.contains) ?? false else { return false }
      restrictions.append(.vegan)
    case let word where word.hasPrefix("pflanzlich"): restrictions.append(.vegan)
    case let word where word == "vegetarian" || word.hasPrefix("vegetarisch"): restrictions.append(.vegetarian)
    case "veggie", "veg":
      // "Veggies" and "veggie stock" mean vegetables, not a substitute.
      guard let next, !Self.madeOfVegetables.contains(next) else {
        rest.append("vegetable")
        return true
      }
      restrictions.append(.vegetarian)
    case let word where FoodRestriction.likening.contains(word):
      guard let before = rest.last else { return true }
      // `Cheese-style slices` are not cheese, but Greek-style yogurt is yogurt.
      let isOfThing = KitchenTable.food(named: [before]) != nil && next.map(FoodPhrase.parts.contains) ?? true
      if isOfThing || FoodRestriction.meats.contains(before) || FoodRestriction.fishes.contains(before) {
        restrictions.append(.replaced)
      }
    case let word
    where FoodRestriction.standIns.contains(word) && following.map(FoodRestriction.meats.contains) ?? false:
      restrictions.append(.replaced)
    case let word where FoodRestriction.replacing.contains(word): restrictions.append(.replaced)
    default: return false
    }
    return true
  }

  private static let madeOfPlants: Set<String> = [
    "milk", "butter", "cream", "meat", "mince", "yogurt", "yoghurt", "cheese", "burger", "sausage", "drink", "spread",
  ]
  private static let madeOfVegetables: Set<String> = [
    "stock", "broth", "bouillon", "mix", "medley", "soup", "juice", "platter", "tray", "cube", "dip", "stick", "or",
    "and",
    "for", "of", "to", "in",
  ]

  /// Parses a lighter or treated variant, such as "low-fat", "reduced sugar", "light mayonnaise", "unsweetened" or
  /// "dried".
  private mutating func readLess(_ word: String) -> Bool {
    switch word {
    case "low", "reduced", "lower", "less", "half":
      guard let thing = skip(Self.lowered) else { return word == "reduced" || word == "less" }
      readLess(of: thing)
    case "full":
      _ = skip(["fat", "cream"])
      return true
    case "lowfat": restrictions.append(.lowFat)
    case let word where word.hasPrefix("fettarm") || word.hasPrefix("entrahmt"): restrictions.append(.lowFat)
    case "skim", "skimmed": restrictions.append(.free(of: "fat"))
    case "light", "lite", "lighter", "diet":
      guard word == "diet" || all.contains(where: FoodRestriction.lightened.contains) else { return true }
      restrictions.append(.light)
    case "high", "higher", "rich": _ = skip(["protein", "fibre", "fiber", "in", "quality", "fat", "heat", "altitude"])
    case "unsweetened": restrictions.append(.unsweetened)
    default:
      guard FoodRestriction.treatments[word] != nil else { return false }
      restrictions.append(.treated(word))
    }
    return true
  }

  /// Things that a food can contain less of.
  private static let lowered: Set<String> = [
    "fat", "calorie", "sugar", "carb", "sodium", "salt", "cholesterol", "moisture", "gluten",
  ]

  /// Returns the ingredient that a food lacks according to a German adjective, such as `glutenfreies` or
  /// `laktosefreie`; nil for other words.
  private static func germanThing(of word: String) -> String? {
    // A German plural is shortened as if it were English: "freies" becomes "frey".
    for ending in ["frei", "frey", "freie", "freier", "freies", "freien", "freiem"] where word.hasSuffix(ending) {
      return germanThings[String(word.dropLast(ending.utf8.count))]
    }
    return nil
  }

  private static let germanThings = [
    "gluten": "gluten", "weizen": "gluten", "laktose": "dairy", "milch": "dairy", "zucker": "sugar", "ei": "egg",
    "alkohol": "alcohol", "koffein": "caffeine", "fett": "fat", "nuss": "nut", "hefe": "yeast", "fleisch": "meat",
    "soja": "soy",
  ]

  private mutating func readLess(of thing: String) {
    switch thing {
    case "fat": restrictions.append(.lowFat)
    case "gluten": restrictions.append(.free(of: thing))
    case "calorie", "sugar", "carb": restrictions.append(.light)
    // Less salt does not change the other nutrients.
    default: break
    }
  }
}
