/// A check whether a recipe fries in fat that stays in the pan.
struct FryingFatCheck {
  /// The maximum grams of frying fat that are eaten with a serving.
  ///
  /// This is an estimate: deep-fried food absorbs about a tenth of its weight.
  static let mostPerServing = 10.0

  private let sentences: [FryingSentence]

  /// Reads the steps of a recipe.
  ///
  /// - Parameter steps: The steps; empty if they are unknown.
  init(_ steps: [String]) {
    sentences = steps.flatMap(FryingSentence.all)
  }

  /// Returns the maximum grams of a line that are eaten with a serving; nil if all of it is eaten.
  ///
  /// - Parameters:
  ///   - grams: The grams of the line; nil if they are unknown.
  ///   - food: The line's food; nil if it is unknown.
  func mostPerServing(of line: IngredientLine, _ grams: Double?, _ food: FoodContent?) -> Double? {
    guard let grams, let food, Self.isFat(food) else { return nil }
    return mostPerServing(of: line, grams)
  }

  /// Returns the maximum grams of a line that are eaten with a serving, for a line that is known to be fat; nil if all
  /// of it is eaten.
  func mostPerServing(of line: IngredientLine, _ grams: Double) -> Double? {
    let isForFrying = FryingSentence(SearchWords.of(line.text)).way > .other
    let least: Double =
      if isForFrying {
        50
      } else {
        switch way(of: Set(SearchWords.of(line.name))) {
        case .deepFries: 100
        case .fries: 200
        case .other: .infinity
        }
      }
    return grams >= least ? Self.mostPerServing : nil
  }

  /// Returns the way in which the recipe fries in a fat. Fat that the steps only whisk or pour is not fried in.
  private func way(of fat: Set<String>) -> FryingSentence.FryingMethod {
    var way = FryingSentence.FryingMethod.other
    var (isMixed, isHeated) = (false, false)
    for sentence in sentences {
      let use = sentence.use(of: fat)
      if sentence.way > .other, use != .otherFat {
        way = max(way, sentence.way)
        isHeated = isHeated || use == .much
      } else if use == .much, sentence.heats {
        isHeated = true
        if sentence.hasFryingPan { way = max(way, .fries) }
      } else if use == .much, sentence.mixes {
        isMixed = true
      }
    }
    return isMixed && !isHeated ? .other : way
  }

  /// Returns true if the food is oil, lard, shortening or clarified butter; false for other butter.
  private static func isFat(_ food: FoodContent) -> Bool {
    let words = SearchWords.of(food.name.text)
    guard let first = words.first, let fat = food.nutrients[.fat] else { return false }
    let isClarified = fat > 95_000 && !Set(words).isDisjoint(with: ["butter", "ghee", "butterschmalz"])
    return isClarified || ["oil", "lard", "shortening", "fat", "meat", "animal"].contains(first) && fat > 75_000
  }
}

/// A sentence of a step, with the way of frying that it describes.
struct FryingSentence {
  enum FryingMethod: Comparable {
    case other, fries, deepFries
  }

  /// The use of a fat in a sentence.
  enum FatUse {
    case none, little, much, otherFat
  }

  private let words: [String]
  let way: FryingMethod

  init(_ words: [String]) {
    self.words = words
    way = words.indices.map { Self.way(words, $0) }.max() ?? .other
  }

  static func all(in step: String) -> [FryingSentence] {
    step.unicodeScalars.split(whereSeparator: { ".;!?\n".unicodeScalars.contains($0) })
      .map { FryingSentence(SearchWords.of(String($0))) }
  }

  var hasFryingPan: Bool {
    zip(words, words.dropFirst()).contains { $0 == "frying" && ["pan", "pans"].contains($1) }
  }

  var heats: Bool { words.contains(where: Self.heating.contains) }
  var mixes: Bool { words.contains(where: Self.mixing.contains) }

  /// Returns the use of a fat in the sentence. "Oil" matches any oil, but "olive oil" does not match sunflower oil.
  func use(of fat: Set<String>) -> FatUse {
    var use = FatUse.none
    let isClarified = fat.contains("butter") && fat.contains("clarified")
    for (place, word) in words.enumerated() where Self.fats.contains(word) || isClarified && word == "butter" {
      let before = place > 0 ? words[place - 1] : ""
      if Self.oils.contains(before) && !fat.contains(before)
        || word != "fat" && !fat.contains(where: { $0.hasSuffix(word) })
      {
        if use == .none { use = .otherFat }
        continue
      }
      let isLittle = words[max(0, place - 5)..<place].contains(where: Self.small.contains)
      if use != .much { use = isLittle ? .little : .much }
    }
    return use
  }

  private static func way(_ words: [String], _ place: Int) -> FryingMethod {
    let word = words[place]
    let before = place > 0 ? words[place - 1] : ""
    let next = place + 1 < words.count ? words[place + 1] : ""
    let isVerb =
      switch word {
      case "fry", "deepfry": !nouns.contains(before)
      case "frying": !["pan", "pans", "basket", "thermometer"].contains(next)
      // "Fried onions" are an ingredient, but "is fried" is a step.
      case "fried": words[max(0, place - 4)..<place].contains(where: being.contains)
      case "fryer", "fryers": true
      case let word where deepFrying.contains(word): true
      default: false
      }
    guard isVerb, !otherWays.contains(before), !isNegated(words[..<place]) else { return .other }
    let isDeep = before == "deep" || word == "deepfry" || word.hasPrefix("fryer") || deepFrying.contains(word)
    return isDeep ? .deepFries : .fries
  }

  /// Words for deep-frying in other languages, in lower case without accents.
  private static let deepFrying: Set<String> = [
    "frittieren", "frittiert", "frittierte", "fritieren", "fritteuse", "ausbacken", "ausgebacken", "frire", "frit",
    "friteuse", "freir", "freidora", "friggere", "friggete", "fritar", "frituren",
  ]

  /// Returns true if the words end with a negation, such as "do not", "never", "instead of" or "no need to".
  private static func isNegated(_ before: ArraySlice<String>) -> Bool {
    guard let last = before.last(where: { !between.contains($0) }) else { return false }
    return negating.contains(last)
  }

  private static let being: Set<String> = ["be", "is", "are", "was", "were", "been", "being", "get", "until", "when"]
  private static let nouns: Set<String> = ["french", "home", "oven", "steak", "small", "fish"]
  private static let otherWays: Set<String> = ["stir", "air", "dry"]
  private static let between: Set<String> = [
    "to", "need", "be", "of", "than", "the", "it", "them", "you", "deep", "shallow", "pan", "should", "have", "t",
    "any",
    "for", "further",
  ]
  private static let negating: Set<String> = [
    "not", "don", "dont", "never", "without", "avoid", "instead", "rather", "no", "nor", "cannot", "needn", "doesn",
    "shouldn",
  ]
  private static let heating: Set<String> = [
    "heat", "heated", "hot", "preheat", "warm", "bring", "shimmering", "heiss",
    "heissen", "heisses", "heisse", "erhitzen", "chaude", "chauffer", "caliente", "calentar", "caldo",
  ]
  private static let mixing: Set<String> = [
    "whisk", "blend", "blitz", "beat", "mix", "stir", "knead", "drizzle", "dress", "toss", "combine", "puree", "pound",
    "emulsify", "marinate", "rub", "brush", "process", "pulse", "trickle", "stream", "shake", "whip", "dough", "batter",
    "cover",
  ]
  private static let fats: Set<String> = [
    "oil", "fat", "lard", "shortening", "ghee", "dripping", "ol", "fett", "schmalz",
    "butterschmalz", "huile", "aceite", "olio", "oleo",
    "olie",
  ]
  /// Words before "oil" that name a plant, an animal or a seasoning.
  private static let oils: Set<String> = [
    "olive", "sunflower", "vegetable", "rapeseed", "peanut", "groundnut", "canola", "sesame", "coconut", "corn", "palm",
    "walnut", "hazelnut", "avocado", "grapeseed", "soybean", "safflower", "mustard", "chili", "chilli", "truffle",
    "goose", "duck", "beef", "bacon", "herb", "garlic",
  ]
  private static let small: Set<String> = [
    "tablespoon", "tablespoons", "tbsp", "tbsps", "teaspoon", "teaspoons", "tsp", "spoon", "spoonful", "little",
    "drizzle",
    "splash", "dash", "drops", "film",
  ]
}
