extension FoodRestriction {
  /// Returns true if a food is known to meet the restriction.
  func isMet(by food: FoodContent) -> Bool {
    let named = FoodWithNameWords(food)
    switch self {
    case .vegan: return named.isVegan
    case .vegetarian: return named.isVegetarian
    case .replaced: return named.isReplaced
    case .free(let thing): return named.isFree(of: thing)
    case .lowFat:
      return named.has(["lowfat", "reduced", "low", "light", "lite", "skim", "nonfat"]) || food.isBelow(.fat, 3)
    case .light:
      return named.has(["light", "lite", "low", "reduced", "diet", "dietetic", "lower", "free", "lowfat", "substitute"])
    case .unsweetened:
      return !named.has(["sweetened", "candy", "sugared", "syrup"]) || named.has(["unsweetened", "not"])
    case .treated(let word): return named.has(Set(Self.treatments[word] ?? []))
    }
  }
}

extension FoodRestriction {
  /// Words in a food's name that show that the food meets the restriction.
  var words: Set<String> {
    switch self {
    case .vegan, .vegetarian, .replaced:
      ["veggie", "vegetarian", "meatless", "imitation", "substitute", "soyburger", "vegan", "or"]
    case .free(let thing): [thing, "free", "without", "no", "non", "added", "decaffeinated", "dietetic", "skim", "not"]
    case .lowFat, .light:
      ["fat", "lowfat", "reduced", "low", "light", "lite", "part", "skim", "calorie", "lower", "sugar", "diet"]
    case .unsweetened: ["unsweetened", "without", "sugar", "added", "no"]
    case .treated(let word): Set(Self.treatments[word] ?? [])
    }
  }
}

/// A food with the words of its name.
private struct FoodWithNameWords {
  let food: FoodContent
  let words: Set<String>
  let list: [String]

  init(_ food: FoodContent) {
    self.food = food
    list = SearchWords.of(food.name.text).map(EnglishSingular.of)
    words = Set(list)
  }

  func has(_ others: Set<String>) -> Bool { !words.isDisjoint(with: others) }

  /// Returns true if the name contains two words in succession.
  func says(_ one: String, _ two: String) -> Bool { zip(list, list.dropFirst()).contains { $0 == one && $1 == two } }

  var isReplaced: Bool {
    has(["imitation", "substitute", "meatless", "vegetarian", "vegan", "veggie", "surimi", "soyburger", "replacement"])
  }

  var isVegetarian: Bool {
    if has(["vegetarian", "vegan", "veggie", "meatless", "soyburger"]) { return true }
    return !has(FoodRestriction.meats) && !has(FoodRestriction.fishes) && !has(Self.ofMeat)
  }

  var isVegan: Bool {
    if has(["vegan", "meatless", "vegetarian", "veggie", "soyburger", "nondairy"]) && !has(["cheese", "egg"]) {
      return true
    }
    if has(["soymilk", "tofu", "margarine"]) && !has(["butter", "egg"]) { return true }
    return isVegetarian && !has(Self.ofAnimals.subtracting(plantWords)) && !isComposed
  }

  /// The dairy words that mean no dairy product in this food's name, as in peanut butter, coconut milk and cocoa
  /// butter; empty for most foods.
  private var plantWords: Set<String> {
    let isOfPlants = has([
      "coconut", "almond", "soy", "rice", "oat", "peanut", "cashew", "nut", "sesame", "sunflower", "cocoa", "apple",
      "fruit", "soymilk", "hazelnut",
    ])
    if isOfPlants, !has(["chocolate", "candy", "ice", "yogurt"]) { return ["milk", "butter", "cream"] }
    return has(["tartar", "butterhead"]) ? ["cream", "butter"] : []
  }

  func isFree(of thing: String) -> Bool {
    if thing.isEmpty { return false }
    if list.contains(where: { $0 == thing + "less" }) || says(thing, "free") || says("without", thing)
      || says("non", thing) || says("no", thing) || words.contains("non" + thing)
    {
      return true
    }
    switch thing {
    case "gluten": return !has(Self.ofWheat.subtracting(has(Self.otherFlours) ? ["flour", "noodle", "tortilla"] : []))
    case "dairy": return !has(Self.ofMilk.subtracting(plantWords)) && !isComposed
    case "egg":
      // Fresh pasta contains eggs.
      return !has(["egg", "mayonnaise", "meringue", "custard", "omelet", "omelette", "eggnog", "refrigerated"])
        && !isComposed
    case "sugar":
      let isSaid = has(["unsweetened", "dietetic"]) && !has(["baking"])
      return isSaid || food.isBelow(.sugars, 0.6) && !has(["baking"])
    case "fat": return has(["nonfat", "skim"]) || says("fat", "free") || food.isBelow(.fat, 1.1)
    case "alcohol": return !has(Self.ofAlcohol) && (food.nutrients[.alcohol] ?? 0) == 0
    case "caffeine": return has(["decaffeinated"]) || !has(["coffee", "tea", "cola", "chocolate", "cocoa", "espresso"])
    case "salt": return has(["unsalted"]) || food.isBelow(.salt, 0.3)
    case "nut": return !has(Self.nuts) && !isComposed
    case "soy": return !has(Self.ofSoy) && !isComposed
    case "skin": return !says("and", "skin")
    case "grain":
      return isFree(of: "gluten") && !has(["rice", "corn", "oat", "cereal", "millet", "quinoa", "cornmeal"])
        && !isComposed
    case "oil": return food.isBelow(.fat, 30) && !has(["oil", "dressing", "mayonnaise"])
    case "calorie": return food.isBelow(.energy, 20)
    case "shellfish": return !has(["crustacean", "mollusk", "oyster", "shrimp", "crab"])
    // Only the name of a simple food lists all of its ingredients.
    default: return !has([thing]) && has(["raw", "fresh", "spice", "nut", "seed", "oil", "dried"]) && !isComposed
    }
  }

  /// True if the food is composed, so that its name does not list all of its ingredients.
  private var isComposed: Bool { has(Self.composed) || has(["cereal"]) && says("to", "eat") }

  private static let ofMeat: Set<String> = [
    "meat", "lard", "tallow", "dripping", "grease", "gelatin", "bacon", "ham", "sausage", "frankfurter", "salami",
    "pepperoni", "chorizo", "bologna", "kielbasa", "bratwurst", "pate", "suet", "worcestershire", "marshmallow",
    "animal",
    "broiler", "hamburger", "luncheon", "mortadella", "jerky", "blood", "liver", "gravy", "ramen", "jellybean",
  ]
  private static let ofMilk: Set<String> = [
    "milk", "buttermilk", "butter", "cream", "cheese", "yogurt", "whey", "casein", "caramel", "toffee", "custard",
    "pudding", "kefir", "eggnog", "ghee", "butterscotch", "pesto", "ranch", "caesar", "mozzarella", "cheddar",
    "creamer",
    "margarine", "bechamel", "alfredo", "ice", "sherbet",
  ]
  private static let ofAnimals = ofMilk.subtracting(["margarine"]).union([
    "egg", "honey", "mayonnaise", "meringue", "omelet", "dressing", "beeswax",
  ])
  private static let composed: Set<String> = [
    "bread", "roll", "bun", "brioche", "cake", "cookie", "muffin", "pancake", "waffle", "pastry", "pie", "croissant",
    "doughnut", "pizza", "candy", "chocolate", "dessert", "topping", "frosting", "soup", "restaurant", "sandwich",
    "burrito", "lasagna", "dumpling", "ravioli", "creamer", "stuffing", "biscuit", "brownie", "cheesecake",
    "scone", "bagel", "naan", "dough", "wonton", "phyllo", "ladyfinger", "shortbread", "gingersnap", "cracker", "puff",
    "granola", "muesli", "trifle", "mousse", "fudge", "praline", "nougat", "bar", "mix", "burger", "casserole",
    "dinner",
    "entree", "cone", "popover", "breadstick", "crust", "protein", "refried", "salad", "dressing", "lasagne",
    "cannelloni", "risotto", "quiche", "crepe", "wrap", "toast", "curry", "stew", "gnocchi",
  ]
  private static let ofWheat: Set<String> = [
    "wheat", "flour", "bread", "roll", "bun", "pasta", "macaroni", "spaghetti", "noodle", "cracker", "cookie", "cake",
    "muffin", "pancake", "waffle", "pie", "crust", "pastry", "couscous", "bulgur", "barley", "rye", "spelt", "semolina",
    "beer", "malt", "tortilla", "pizza", "crumb", "pita", "bagel", "croissant", "biscuit", "doughnut", "pretzel",
    "gluten",
    "ravioli", "stuffing", "crouton", "granola", "phyllo", "wonton", "cereal", "graham", "shoyu", "gravy", "ladyfinger",
    "gingersnap", "shortbread", "naan", "ramen", "soba", "worcestershire", "soup", "triticale", "wafer", "brownie",
    "cheesecake", "scone", "teriyaki", "hoisin", "dough", "muesli",
  ]
  private static let otherFlours: Set<String> = [
    "rice", "corn", "potato", "soy", "chickpea", "buckwheat", "almond", "oat", "arrowroot", "carob", "mung", "peanut",
    "acorn", "sorghum",
  ]
  private static let ofAlcohol: Set<String> = [
    "beer", "wine", "alcoholic", "liqueur", "rum", "vodka", "gin", "whiskey", "cider", "sake", "liquor",
  ]
  private static let ofSoy: Set<String> = [
    "soy", "soymilk", "soybean", "tofu", "tempeh", "miso", "edamame", "natto", "margarine", "mayonnaise", "shortening",
    "dressing", "vegetable", "sauce",
  ]
  private static let nuts: Set<String> = [
    "nut", "pesto", "almond", "walnut", "pecan", "hazelnut", "cashew", "pistachio", "macadamia", "peanut", "praline",
    "marzipan",
  ]
}

extension FoodRestriction {
  static let meats: Set<String> = [
    "beef", "pork", "lamb", "veal", "chicken", "turkey", "duck", "goose", "venison", "deer", "rabbit", "goat", "bison",
    "elk", "ostrich", "emu", "quail", "pheasant", "squab", "game", "bacon", "ham", "sausage", "meat", "poultry",
    "mince",
  ]
  static let fishes: Set<String> = [
    "fish", "crustacean", "mollusk", "tuna", "salmon", "cod", "shrimp", "prawn", "crab", "lobster", "anchovy", "squid",
    "oyster", "clam", "mussel", "scallop", "caviar", "seafood", "surimi", "sardine", "mackerel",
  ]
}

extension FoodContent {
  /// Returns true if a nutrient is known to be below a limit, per 100 g or the food's other basis.
  ///
  /// - Parameter grams: The limit in grams; for energy, in kilocalories.
  fileprivate func isBelow(_ nutrient: Nutrient, _ grams: Double) -> Bool {
    nutrients[nutrient].map { Double($0) < grams * 1_000 } ?? false
  }
}
