extension IngredientLine {
  /// The name by which the food is found and bought. It differs from ``name`` if the rest of the line decides between
  /// two ingredients: "2 peppers" is not the spice, and "vinegar, white wine" is white wine vinegar.
  var thing: String { inverted ?? vegetablePeppers ?? firstColour ?? behindStick ?? name }

  /// True if "pepper" or "paprika" means the vegetable, as in "2 peppers", "1 cup chopped pepper" and "1 kl. Paprika",
  /// but not in "½ tsp pepper".
  var isVegetablePepper: Bool { vegetablePeppers != nil }

  /// The name with "bell pepper" instead of "pepper", if the vegetable is meant; nil otherwise.
  private var vegetablePeppers: String? {
    var words = SearchWords.of(name)
    guard let place = words.lastIndex(where: Self.peppers.contains) else { return nil }
    let (word, before) = (words[place], words[..<place])
    let isPiece = words[(place + 1)...].allSatisfy { FoodPhrase.parts.contains(EnglishSingular.of($0)) }
    let isVegetable =
      switch word {
      case "peppers": before.last.map { Self.work.contains($0) || ["and", "or"].contains($0) } ?? true
      case "pepper": isPiece && before.allSatisfy(Self.work.contains) && isMeasuredAsVegetable
      default: isPiece && Set(before).isDisjoint(with: Self.kindsOfPaprika) && unit != .cup && isMeasuredAsVegetable
      }
    guard isVegetable else { return nil }
    words.replaceSubrange((word.hasPrefix("pepper") ? place : 0)...place, with: ["bell", "pepper"])
    return words.joined(separator: " ")
  }

  /// The name with the first of several colours, such as "red quinoa" for "red, black, or white quinoa"; nil if there
  /// is no choice of colours.
  private var firstColour: String? {
    let words = name.split(separator: " ").map(String.init)
    let choice = words.prefix { word in
      let word = SearchWords.of(word).joined()
      return word == "or" || Self.colours.contains(word)
    }
    guard choice.count > 2, choice.count < words.count, choice.contains("or"), let first = choice.first else {
      return nil
    }
    return ([first.filter { $0 != "," }] + words[choice.endIndex...]).joined(separator: " ")
  }

  /// The name in the usual order, such as "cinnamon stick" for "stick cinnamon"; nil for other names.
  private var behindStick: String? {
    let words = name.split(separator: " ")
    guard words.count == 2, ["stick", "sticks"].contains(words[0]) else { return nil }
    return "\(words[1]) \(words[0])"
  }

  /// True if the amount is a count, is in pieces, or is too large for a spice.
  private var isMeasuredAsVegetable: Bool {
    guard let measure = measures.first else { return false }
    guard let unit = measure.unit else { return true }
    if unit.dimension == .mass { return measure.quantity.upper.value * unit.size.value >= 50 }
    return [.cup, .slice, .strip, .piece].contains(unit)
  }

  /// The name with the words after its comma in front, such as "red onions" for "onions, red"; nil if that name is not
  /// in the kitchen table. "Mince (turkey)" is always turkey.
  private var inverted: String? {
    guard let first = note.split(separator: ",").first else { return nil }
    let all = SearchWords.of(String(first))
    let words = all.prefix { $0 != "or" }
    // In `vegetable, chicken or beef stock`, the note is another stock.
    if words.count < all.count, all.last == SearchWords.of(name).last { return nil }
    let isSource = words.allSatisfy(Self.sources.contains)
    guard (1...3).contains(words.count), isSource || words.allSatisfy(Self.kinds.contains), !name.contains(",") else {
      return nil
    }
    let whole = "\(words.joined(separator: " ")) \(name)"
    return isSource ? whole : KitchenTable.food(named: IngredientName(whole).words) == nil ? nil : whole
  }

  private static let colours: Set<String> = [
    "red", "white", "green", "yellow", "orange", "black", "brown", "purple",
  ]
  private static let peppers: Set<String> = ["pepper", "peppers", "paprika", "paprikas"]

  /// Words that do not distinguish kinds of pepper.
  private static let work: Set<String> = [
    "fresh", "large", "small", "medium", "big", "ripe", "raw", "whole", "frozen", "chopped", "diced", "sliced",
    "halved",
    "quartered", "deseeded", "seeded", "cored", "thinly", "finely", "roughly", "coarsely", "of", "the", "some", "a",
    "few", "more",
  ]
  private static let kindsOfPaprika: Set<String> = [
    "smoked", "sweet", "hot", "hungarian", "spanish", "ground", "edelsuß", "edelsuss", "geraucherte", "gerauchertes",
    "scharfe", "scharfes", "and", "und", "or", "oder",
  ]
  /// Words that name a kind of an ingredient.
  private static let kinds: Set<String> = [
    "red", "white", "green", "yellow", "orange", "black", "brown", "dark", "light", "wine", "cider", "balsamic", "malt",
    "sherry", "unsalted", "salted", "whole", "skim", "skimmed", "wholemeal", "plain", "strong", "caster", "icing",
    "granulated", "sweet", "smoked", "basmati", "jasmine", "arborio", "dijon", "wholegrain", "bread", "greek", "spring",
  ]
  /// Animals and plants that make another ingredient of a name, whether or not it is in the kitchen table.
  private static let sources: Set<String> = [
    "turkey", "chicken", "pork", "lamb", "beef", "veal", "goat", "coconut", "almond", "oat", "rice", "soy", "cashew",
  ]
}
