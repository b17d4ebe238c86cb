/// A restriction that an ingredient sets on its food, by a word that negates or replaces, such as "vegan",
/// "gluten-free", "without eggs" or "imitation".
///
/// A food that is not known to meet the restriction is not matched, because no match is better than a wrong one.
enum FoodRestriction: Hashable, Sendable {
  /// The food contains nothing from animals.
  case vegan
  /// The food contains neither meat nor fish.
  case vegetarian
  /// The food is a substitute for the named one.
  case replaced
  /// The food lacks an ingredient, such as "gluten" or "sugar".
  case free(of: String)
  /// The food contains little fat.
  case lowFat
  /// The food has less energy than usual.
  case light
  /// The food contains no added sugar.
  case unsweetened
  /// The food is treated in a way that makes it another food, such as "dried" or "smoked".
  case treated(String)

  /// Separates an ingredient's words into restrictions and other words.
  ///
  /// - Parameters:
  ///   - words: Words in the form of ``GroceryItemKey``.
  ///   - all: All words of the ingredient; nil if they are equal to `words`.
  static func taken(from words: [String], among all: [String]? = nil) -> (
    rest: [String], restrictions: [FoodRestriction]
  ) {
    var reader = FoodRestrictionReader(words, among: all ?? words)
    return reader.read()
  }

  /// Returns the restrictions in a note, such as "dairy-free" or "vegan". An optional restriction, as in "gluten-free
  /// if needed" or "or vegan butter", is ignored, and so are treatments such as "dried", and parts of the note with
  /// more than six words.
  static func restrictions(ofNote note: String) -> [FoodRestriction] {
    note.utf8.split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }).flatMap { part in
      let words = GroceryItemKey(String(Substring(part))).text.utf8.split(separator: UInt8(ascii: " ")).map {
        String(Substring($0))
      }
      guard words.count <= 6, words.allSatisfy({ !optional.contains($0) }) else { return [FoodRestriction]() }
      return taken(from: words).restrictions.filter { if case .treated = $0 { false } else { true } }
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

extension FoodRestriction {
  /// Things that a food can lack, in addition to the names in the kitchen table.
  static let negated: Set<String> = [
    "gluten", "dairy", "lactose", "sugar", "fat", "egg", "nut", "alcohol", "alcoholic", "caffeine", "meat", "soy",
    "soya",
    "wheat", "grain", "salt", "sodium", "skin", "oil", "milk", "casein", "peanut", "yeast", "corn", "fish", "shellfish",
    "animal",
  ]
  /// Returns true if a food can lack the ingredient or part, as in "gluten-free" or "boneless", whether or not that
  /// changes the food.
  static func canBeFree(of thing: String) -> Bool {
    negated.contains(thing) || harmless.contains(thing) || meats.contains(thing) || fishes.contains(thing)
      || KitchenTable.foodWords.contains(thing)
  }

  /// Returns true if the word at the index is a "like" that compares something to the word before it: "chicken-like
  /// pieces", but not "fish like cod".
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
  static let allergens: Set<String> = ["gluten", "dairy", "lactose", "casein"]
  static let things = [
    "alcoholic": "alcohol", "soya": "soy", "lactose": "dairy", "casein": "dairy", "milk": "dairy", "sodium": "salt",
    "flour": "gluten", "wheat": "gluten", "sweetener": "sugar", "sugared": "sugar", "eggs": "egg", "decaf": "caffeine",
  ]
  /// Things whose absence does not change the food: bones, additives, the way in which an animal was raised.
  static let harmless: Set<String> = [
    "bone", "seed", "stem", "shell", "pit", "core", "stone", "rind", "crust", "peel", "top", "tail", "head",
    "hull", "husk", "string", "stick", "gmo", "gm", "msg", "preservative", "additive", "hormone", "antibiotic", "drug",
    "nitrate", "nitrite", "pesticide", "bpa", "chemical", "cruelty", "cage", "smoke", "cholesterol", "boil", "bake",
    "knead",
    "cook", "soak", "fuss", "iodized", "chlorinated", "homogenized", "colour", "color", "lump", "aluminum", "aluminium",
    "boiling", "baking", "cooking", "reactive", "bleach", "wax", "end", "spine",
  ]
  /// Words for a substitute of the named food.
  static let replacing: Set<String> = [
    "mock", "fake", "faux", "imitation", "artificial", "substitute", "replacement", "replacer", "alternative",
    "analogue", "analog", "pretend", "simulated", "ersatz", "mimic", "vegetal",
  ]
  /// Foods that replace the meat named after them, as in "seitan bacon".
  static let standIns: Set<String> = [
    "seitan", "tempeh", "tofu", "soy", "soya", "jackfruit", "lupin", "mycoprotein", "quorn", "textured", "tvp",
  ]
  /// Foods that are sold in a lighter variant. "Light" soy sauce, sugar and syrup are only pale.
  static let lightened: Set<String> = [
    "mayonnaise", "mayo", "coconut", "cheese", "yogurt", "yoghurt", "butter", "margarine", "spread", "dressing", "beer",
    "milk", "creme", "sour", "soured", "ranch", "mozzarella", "ricotta", "ice", "ham", "bread",
  ]
  /// Returns false for a treatment that hardly changes foods of the code's food group: a cooked carrot counts as a
  /// carrot.
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
