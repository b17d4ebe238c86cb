extension KitchenUnit {
  /// Creates the unit with a name, given in lower case without accents and points, with words separated by single
  /// spaces; nil if no unit has that name.
  init?(words: String) {
    guard let unit = Self.byWords[words] else { return nil }
    self = unit
  }

  /// Returns the number of words in the longest unit name whose first word is the given word; 0 if there is none.
  static func longestName(beginningWith word: String) -> Int {
    lengths[word] ?? 0
  }

  /// Returns the unit's name after a quantity, such as `g` or `cups`.
  func name(isPlural: Bool) -> String {
    switch self {
    case .cup, .pint, .quart, .gallon, .inch: isPlural ? plural : rawValue
    case .dozen: rawValue
    default: dimension == .own && isPlural ? plural : rawValue
    }
  }

  private var plural: String {
    switch self {
    case .leaf: "leaves"
    case .loaf: "loaves"
    case .inch, .box, .bunch, .glass, .dash, .pinch, .pouch, .splash: rawValue + "es"
    default: rawValue + "s"
    }
  }

  private static let byWords: [String: KitchenUnit] = {
    var units: [String: KitchenUnit] = [:]
    for unit in allCases {
      let abroad = spellingsAbroad[unit, default: ""].split(separator: ",").map(String.init)
      let names = [unit.rawValue, unit.rawValue + "s", unit.plural] + (others[unit] ?? []) + abroad
      for name in names { units[name] = unit }
    }
    return units
  }()

  private static let lengths: [String: Int] = byWords.keys.reduce(into: [:]) { lengths, name in
    let words = name.split(separator: " " as Character)
    guard let first = words.first.map(String.init) else { return }
    lengths[first] = max(lengths[first] ?? 0, words.count)
  }

  /// Further spellings in lower case without accents: abbreviations, common mistakes, and German and French names.
  private static let others: [KitchenUnit: [String]] = [
    .milligram: ["milligram", "milligrams", "milligramme", "milligrammes"],
    .gram: ["gr", "grs", "gm", "gms", "gram", "grams", "gramme", "grammes", "gramm"],
    .kilogram: ["kilo", "kilos", "kilogram", "kilograms", "kilogramme", "kilogrammes", "kilogramm"],
    .ounce: ["ounce", "ounces"],
    .pound: ["pound", "pounds"],
    .millilitre: ["millilitre", "millilitres", "milliliter", "milliliters", "mililiter"],
    .centilitre: ["centilitre", "centilitres", "centiliter", "centiliters"],
    .decilitre: ["decilitre", "decilitres", "deciliter", "deciliters"],
    .litre: ["lt", "ltr", "litre", "litres", "liter", "liters"],
    .teaspoon: ["teaspoon", "teaspoons", "tspn", "tl", "teeloffel", "c a c", "cuillere a cafe", "cuilleres a cafe"],
    .dessertspoon: ["dessertspoon", "dessertspoons", "dstspn"],
    .tablespoon: [
      "tb", "tbsps", "tablespoon", "tablespoons", "tbs", "tbl", "tbls", "tblsp", "tblsps", "tblspn", "el", "essloffel",
      "c a s",
      "cuillere a soupe", "cuilleres a soupe",
    ],
    .fluidOunce: ["fl", "floz", "fl ozs", "fl ounce", "fl ounces", "fluid ounce", "fluid ounces"],
    .cup: ["c", "tasse", "tasses", "tassen"],
    .pint: ["pt", "pts"],
    .quart: ["qt", "qts"],
    .gallon: ["gal", "gals"],
    .dozen: ["doz", "dz"],
    .millimetre: ["millimetre", "millimetres", "millimeter", "millimeters"],
    .centimetre: ["centimetre", "centimetres", "centimeter", "centimeters"],
    .tin: ["can", "cans", "dose", "dosen"],
    .packet: [
      "pack", "packs", "package", "packages", "pk", "pkg", "pkgs", "pkt", "pkts", "packung", "sachet", "sachets",
      "envelope", "envelopes", "env", "envs",
    ],
    .carton: ["ctn", "ctns"],
    .container: ["clamshell", "clamshells"],
    .bunch: ["bund", "bundle", "bundles"],
    .clove: ["zehe", "zehen", "gousse", "gousses"],
    .fillet: ["filet", "filets"],
    .glass: ["verre", "verres"],
    .knob: ["pat", "pats", "nub", "nubs", "nubbin"],
    .leaf: ["leafs", "blatt", "blatter"],
    .piece: ["stuck"],
    .slice: ["scheibe", "scheiben", "tranche", "tranches"],
    .sprig: ["zweig", "zweige"],
    .stalk: ["stalks", "stangel"],
    .handful: ["handfull", "handfulls", "handsful", "handvoll", "poignee", "poignees"],
    .dash: ["squirt", "squirts", "dab", "dabs"],
    .pinch: [
      "smidgen", "smidgens", "smidge", "grind", "grinds", "twists", "turns", "prise", "prisen", "pincee", "pincees",
    ],
    .sprinkle: ["sprinkling", "sprinklings", "sprinking", "spinkling"],
  ]
}
