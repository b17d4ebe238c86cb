/// A demand of an ingredient on its food, by a word that negates or replaces, such as "vegan", "gluten-free", "without
/// eggs" or "imitation".
///
/// A food that is not known to meet the demand is not matched, because no match is better than a wrong one.
enum FoodRestriction: Hashable, Sendable {
  /// Contains nothing from animals.
  case vegan
  /// Contains neither meat nor fish.
  case vegetarian
  /// Is a substitute for the named food.
  case replaced
  /// Lacks an ingredient, such as "gluten" or "sugar".
  case free(of: String)
  /// Contains little fat.
  case lowFat
  /// Has less energy than usual.
  case light
  /// Contains no added sugar.
  case unsweetened
  /// Is treated in a way that makes it another food, such as "dried" or "smoked".
  case treated(String)

  /// Separates an ingredient's words into demands and other words.
  ///
  /// - Parameters:
  ///   - words: Words in the form of ``ItemKey``.
  ///   - all: All words of the ingredient; nil if they are equal to `words`.
  static func taken(from words: [String], among all: [String]? = nil) -> (rest: [String], demands: [FoodRestriction]) {
    var reader = FoodRestrictionReader(words, among: all ?? words)
    return reader.read()
  }

  /// Returns the demands in a note, such as "dairy-free" or "vegan". An optional demand, as in "gluten-free if needed"
  /// or "or vegan butter", is ignored.
  static func demands(ofNote note: String) -> [FoodRestriction] {
    note.utf8.split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }).flatMap { part in
      let words = ItemKey(String(Substring(part))).text.utf8.split(separator: UInt8(ascii: " ")).map {
        String(Substring($0))
      }
      guard words.count <= 6, words.allSatisfy({ !optional.contains($0) }) else { return [FoodRestriction]() }
      return taken(from: words).demands.filter { if case .treated = $0 { false } else { true } }
    }
  }

  private static let optional: Set<String> = [
    "or", "if", "use", "used", "using", "can", "could", "for", "option", "optional", "substitute", "sub", "needed",
    "need",
    "desired", "not", "instead", "also", "make", "making", "check", "ensure", "want", "prefer", "preferred",
    "necessary",
    "to", "swap", "both", "work", "alternatively", "may", "like", "version", "plus", "with", "diet",
  ]
}

/// A parser of demands, word by word.
private struct FoodRestrictionReader {
  private let words: [String]
  private let all: [String]
  private var index = 0
  private var rest: [String] = []
  private var demands: [FoodRestriction] = []

  init(_ words: [String], among all: [String]) {
    self.words = words
    self.all = all
  }

  mutating func read() -> (rest: [String], demands: [FoodRestriction]) {
    while index < words.count {
      let word = words[index]
      index += 1
      if readShare(word) { continue }
      if !readNegation(word) && !readReplacement(word) && !readLess(word) { rest.append(word) }
    }
    return (rest, demands)
  }

  private var next: String? { index < words.count ? words[index] : nil }

  /// The next word, even if it is the name of the food; nil at the end.
  private var following: String? {
    if let next { return next }
    return index < all.count && all.starts(with: words) ? all[index] : nil
  }

  private mutating func skip(_ expected: Set<String>) -> String? {
    guard let next, expected.contains(next) else { return nil }
    index += 1
    return next
  }

  /// Skips a stated share, such as "82% fat" or "70% cocoa".
  private mutating func readShare(_ word: String) -> Bool {
    guard word.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let thing = skip([
        "fat", "milkfat", "cocoa", "cacao", "solid", "hydration", "acidity", "alcohol", "lean", "protein",
      ])
    else { return false }
    if word == "0" { demand(freeOf: thing == "milkfat" ? "fat" : thing) }
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
      demand(freeOf: rest.removeLast())
      return true
    case "no", "zero": return readNo()
    case "non":
      guard let next else { return demandSomething() }
      index += 1
      demand(freeOf: next)
      return true
    default: return readJoined(word)
    }
  }

  private mutating func readFree() -> Bool {
    if skip(["range", "run", "roaming", "flow", "running"]) != nil { return true }
    if skip(["from", "of"]) != nil { return readThings() }
    guard let last = rest.popLast() else { return demandSomething() }
    demand(freeOf: last)
    // This handles `gluten and dairy free` and `gluten, nut and egg free`.
    while rest.last == "and", rest.count > 1, FoodRestriction.negated.contains(rest[rest.count - 2]) {
      rest.removeLast()
      demand(freeOf: rest.removeLast())
    }
    while let before = rest.last, FoodRestriction.allergens.contains(before), rest.count > 1 || index < words.count {
      demand(freeOf: rest.removeLast())
    }
    return true
  }

  /// Adds a demand that no food meets, because the negated word is missing, as after "non" in "non-dairy milk".
  private mutating func demandSomething() -> Bool {
    demands.append(.free(of: ""))
    return true
  }

  /// Parses the things that the food must lack, such as `egg`, `egg and milk` or `added sugar`.
  private mutating func readThings() -> Bool {
    guard let first = next else { return demandSomething() }
    // The text is an amount, not a demand: `1 cup minus 1 tablespoon sugar`.
    if first.utf8.allSatisfy({ $0 < 0x3A }) { return true }
    while let thing = next {
      index += 1
      if ["added", "any", "the", "and", "or"].contains(thing) { continue }
      demand(freeOf: thing)
      guard skip(["and", "or"]) != nil else { return true }
    }
    return true
  }

  private mutating func readNo() -> Bool {
    guard let first = next else { return demandSomething() }
    if first.utf8.allSatisfy({ $0 < 0x3A }) { return true }
    index += 1
    if let thing = first == "added" ? next : first {
      if first == "added" { index += 1 }
      demand(freeOf: thing)
      _ = skip(["added"])
    }
    return true
  }

  /// Parses a negation in one word, such as `nonfat`, `dairyfree` or `eggless`.
  private mutating func readJoined(_ word: String) -> Bool {
    for (ending, least) in [("less", 6), ("free", 6)] where word.utf8.count > least && word.hasSuffix(ending) {
      let thing = Singular.of(String(word.dropLast(4)))
      guard FoodRestriction.canBeFree(of: thing) else { continue }
      demand(freeOf: thing)
      return true
    }
    if let thing = Self.germanThing(of: word) {
      demand(freeOf: thing)
      return true
    }
    if word.hasPrefix("non"), FoodRestriction.negated.contains(String(word.dropFirst(3))) {
      demand(freeOf: String(word.dropFirst(3)))
      return true
    }
    return false
  }

  private mutating func demand(freeOf thing: String) {
    let thing = FoodRestriction.things[thing] ?? thing
    if FoodRestriction.harmless.contains(thing) { return }
    demands.append(thing == "meat" ? .vegetarian : thing == "animal" ? .vegan : .free(of: thing))
  }

  /// Parses a replacement, such as "vegan", "plant-based", "imitation", "chicken-style" or "egg replacer".
  private mutating func readReplacement(_ word: String) -> Bool {
    switch word {
    case "vegan", "vegane", "veganer", "veganes", "veganen", "plantbased", "beyond", "impossible":
      demands.append(.vegan)
    case "plant":
      guard skip(["based"]) != nil || next.map(Self.madeOfPlants.contains) ?? false else { return false }
      demands.append(.vegan)
    case let word where word.hasPrefix("pflanzlich"): demands.append(.vegan)
    case let word where word == "vegetarian" || word.hasPrefix("vegetarisch"): demands.append(.vegetarian)
    case "veggie", "veg":
      // "Veggies" and "veggie stock" mean vegetables, not a substitute.
      guard let next, !Self.madeOfVegetables.contains(next) else {
        rest.append("vegetable")
        return true
      }
      demands.append(.vegetarian)
    case let word where FoodRestriction.likening.contains(word):
      guard let before = rest.last else { return true }
      // `Cheese-style slices` are not cheese, but Greek-style yogurt is yogurt.
      let isOfThing = KitchenTable.food(named: [before]) != nil && next.map(FoodPhrase.parts.contains) ?? true
      if isOfThing || FoodRestriction.meats.contains(before) || FoodRestriction.fishes.contains(before) {
        demands.append(.replaced)
      }
    case let word
    where FoodRestriction.standIns.contains(word) && following.map(FoodRestriction.meats.contains) ?? false:
      demands.append(.replaced)
    case let word where FoodRestriction.replacing.contains(word): demands.append(.replaced)
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
    case "lowfat": demands.append(.lowFat)
    case let word where word.hasPrefix("fettarm") || word.hasPrefix("entrahmt"): demands.append(.lowFat)
    case "skim", "skimmed": demands.append(.free(of: "fat"))
    case "light", "lite", "lighter", "diet":
      guard word == "diet" || all.contains(where: FoodRestriction.lightened.contains) else { return true }
      demands.append(.light)
    case "high", "higher", "rich": _ = skip(["protein", "fibre", "fiber", "in", "quality", "fat", "heat", "altitude"])
    case "unsweetened": demands.append(.unsweetened)
    default:
      guard FoodRestriction.treatments[word] != nil else { return false }
      demands.append(.treated(word))
    }
    return true
  }

  /// Things that a food can contain less of.
  private static let lowered: Set<String> = [
    "fat", "calorie", "sugar", "carb", "sodium", "salt", "cholesterol", "moisture", "gluten",
  ]

  /// Returns the thing that a food lacks by a German adjective, such as `glutenfreies` or `laktosefreie`; nil for other
  /// words.
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
    case "fat": demands.append(.lowFat)
    case "gluten": demands.append(.free(of: thing))
    case "calorie", "sugar", "carb": demands.append(.light)
    // Less salt does not change the other nutrients.
    default: break
    }
  }
}

extension FoodRestriction {
  /// Things that a food can lack, in addition to the names in the kitchen table.
  static let negated: Set<String> = [
    "gluten", "dairy", "lactose", "sugar", "fat", "egg", "nut", "alcohol", "alcoholic", "caffeine", "meat", "soy",
    "soya",
    "wheat", "grain", "salt", "sodium", "skin", "oil", "milk", "casein", "peanut", "yeast", "corn", "fish", "shellfish",
    "animal",
  ]
  /// Returns true for a thing that a food can lack, whether or not that changes the food.
  fileprivate static func canBeFree(of thing: String) -> Bool {
    negated.contains(thing) || harmless.contains(thing) || meats.contains(thing) || fishes.contains(thing)
      || KitchenTable.foodWords.contains(thing)
  }

  /// Returns true if "like" compares something to the thing before it: "chicken-like pieces", but not "fish like cod".
  static func isLikening(_ place: Int, of words: [String]) -> Bool {
    guard words[place] == "like", place > 0, place + 1 < words.count else { return false }
    let thing = words[place - 1]
    return (meats.contains(thing) || fishes.contains(thing) || thing == "cheese")
      && (FoodPhrase.parts.contains(words[place + 1]) || shapes.contains(words[place + 1]))
  }

  /// Shapes in which imitations are sold.
  private static let shapes: Set<String> = [
    "crumble", "crumb", "mince", "chunk", "bite", "goujon", "shred", "nugget", "strip", "piece", "slice", "tender",
    "fillet", "burger", "sausage", "patty", "spread", "topping", "product", "substitute",
  ]

  /// Words after the name of a food that is only imitated, as in "chicken-style".
  static let likening: Set<String> = ["like", "style", "flavour", "flavor", "flavoured", "flavored"]
  fileprivate static let allergens: Set<String> = ["gluten", "dairy", "lactose", "casein"]
  fileprivate static let things = [
    "alcoholic": "alcohol", "soya": "soy", "lactose": "dairy", "casein": "dairy", "milk": "dairy", "sodium": "salt",
    "flour": "gluten", "wheat": "gluten", "sweetener": "sugar", "sugared": "sugar", "eggs": "egg", "decaf": "caffeine",
  ]
  /// Things whose absence does not change the food: bones, additives, the way in which an animal was raised.
  fileprivate static let harmless: Set<String> = [
    "bone", "seed", "stem", "shell", "pit", "core", "stone", "rind", "crust", "peel", "top", "tail", "head",
    "hull", "husk", "string", "stick", "gmo", "gm", "msg", "preservative", "additive", "hormone", "antibiotic", "drug",
    "nitrate", "nitrite", "pesticide", "bpa", "chemical", "cruelty", "cage", "smoke", "cholesterol", "boil", "bake",
    "knead",
    "cook", "soak", "fuss", "iodized", "chlorinated", "homogenized", "colour", "color", "lump", "aluminum", "aluminium",
    "boiling", "baking", "cooking", "reactive", "bleach", "wax", "end", "spine",
  ]
  /// Words for a substitute of the named food.
  fileprivate static let replacing: Set<String> = [
    "mock", "fake", "faux", "imitation", "artificial", "substitute", "replacement", "replacer", "alternative",
    "analogue", "analog", "pretend", "simulated", "ersatz", "mimic", "vegetal",
  ]
  /// Foods that replace the meat named after them, as in "seitan bacon".
  fileprivate static let standIns: Set<String> = [
    "seitan", "tempeh", "tofu", "soy", "soya", "jackfruit", "lupin", "mycoprotein", "quorn", "textured", "tvp",
  ]
  /// Foods that are sold in a lighter variant. "Light" soy sauce, sugar and syrup are only pale.
  fileprivate static let lightened: Set<String> = [
    "mayonnaise", "mayo", "coconut", "cheese", "yogurt", "yoghurt", "butter", "margarine", "spread", "dressing", "beer",
    "milk", "creme", "sour", "soured", "ranch", "mozzarella", "ricotta", "ice", "ham", "bread",
  ]
  /// Returns false for a treatment that hardly changes foods with this code: a cooked carrot counts as a carrot.
  func matters(of code: String) -> Bool {
    guard case .treated(let word) = self else { return true }
    let group = code.prefix(2)
    switch word {
    case "dried": return ["09", "11", "15", "02"].contains(group)
    case "smoked", "cured": return ["05", "10", "13", "15", "17"].contains(group)
    case "cooked": return ["05", "10", "13", "15", "16", "17", "20"].contains(group)
    case "powdered": return group != "02"
    case "canned", "tinned": return ["09", "11", "15", "16"].contains(group)
    case "sweetened": return ["09", "12"].contains(group)
    default: return true
    }
  }

  /// Treatments that make another food, each with the corresponding words in foods' names.
  static let treatments: [String: [String]] = [
    "dried": ["dried", "dry", "dehydrated", "freeze", "spice", "powder", "mature", "prune", "raisin", "sun"],
    "canned": ["canned", "packed"], "tinned": ["canned", "packed"],
    "freeze": ["freeze", "dried", "dehydrated"], "dehydrated": ["dehydrated", "dried", "dry"],
    "pickled": ["pickled", "pickle", "canned"], "candied": ["candied", "glazed", "sugared"],
    "crystallized": ["candied", "crystallized"], "crystallised": ["candied", "crystallized"],
    "glace": ["candied", "glace"], "sweetened": ["sweetened", "sugar"], "fried": ["fried"], "breaded": ["breaded"],
    "battered": ["battered", "breaded"], "stuffed": ["stuffed"], "instant": ["instant", "quick"],
    "powdered": ["powder", "powdered", "dry", "dried"], "smoked": ["smoked", "cured", "kippered", "lox"],
    "cured": ["cured", "smoked"], "creamed": ["cream", "creamed"],
    "decaf": ["decaffeinated"], "decaffeinated": ["decaffeinated"],
    "fermented": ["fermented", "cultured"], "puffed": ["puffed", "fried"],
    "malted": ["malted", "malt"], "sprouted": ["sprouted"], "coated": ["coated", "covered"],
    "covered": ["covered", "coated"],
    "cooked": [
      "cooked", "boiled", "roasted", "canned", "prepared", "steamed", "baked", "fried", "heated", "grilled", "toasted",
      "stewed", "broiled", "braised", "smoked", "cured", "ready",
    ], "precooked": ["precooked", "cooked", "instant", "canned", "ready"],
  ]
}
