/// A food of a public table, or a household's own food.
public struct Food: Identifiable, Equatable, Sendable {
  /// The identifier of a food.
  public typealias ID = Identifier<Food>

  /// The amount to which a food's nutrients refer.
  public enum Basis: String, CaseIterable, Sendable {
    /// 100 g.
    case grams = "g"
    /// 100 ml.
    case millilitres = "ml"
    /// One piece.
    case piece
  }

  /// The food's identifier.
  public let id: ID
  /// The food's source: the household, a food table, or Open Food Facts.
  public let source: FoodSource
  /// A number that increases with each change.
  public let revision: Int
  /// The food's name, nutrients and portions.
  public let content: FoodContent
}

/// A food's name, nutrients and portions.
public struct FoodContent: Equatable, Sendable {
  /// The name as the food's source writes it.
  public var name: MealName
  /// The everyday name of a common food that comes with Tiffin, such as "Banana" for "Bananas, raw"; nil for other
  /// foods.
  public var shortName: String?
  /// The brand; nil if there is none.
  public var brand: String?
  /// The barcode of 7 to 14 digits; nil if it is unknown.
  public var barcode: String?
  /// The amount to which ``nutrients`` refer.
  public var basis: Food.Basis
  /// The nutrients in 100 g, 100 ml or one piece.
  public var nutrients: Nutrients
  /// The portions, in the order of the source.
  public var portions: [FoodPortion]
  /// The index of the usual portion; nil if the source does not state it.
  public var usualPortion: Int?

  /// Creates a content from its parts.
  public init(
    name: MealName, brand: String? = nil, barcode: String? = nil, basis: Food.Basis = .grams, nutrients: Nutrients,
    portions: [FoodPortion] = []
  ) {
    self.name = name
    self.brand = brand
    self.barcode = barcode
    self.basis = basis
    self.nutrients = nutrients
    self.portions = portions
  }
}

extension FoodContent {
  /// The name for lists, meals and the diary: the short name if there is one.
  public var shownName: String { shortName ?? name.text }

  /// Returns typed text as one line, for a brand or a portion's measure; empty if the text is only whitespace, nil if
  /// the line is longer than `limit` bytes of UTF-8.
  public static func line(_ typed: String, upTo limit: Int) -> String? {
    let line = TextCleanup.line(typed, limit: .max)
    return line.utf8.count <= limit ? line : nil
  }
}

/// The weight of an amount of a measure, such as 225 g for 1 cup, mashed.
public struct FoodPortion: Hashable, Sendable {
  /// The number of measures in thousandths; 1,000 for most portions.
  public let amount: Int
  /// The measure, such as "cup, mashed".
  public let measure: String
  /// The mass of the amount in milligrams, or its volume in microlitres.
  public let mass: Int

  /// Creates a portion; nil unless both numbers are between 1 and 1,000,000,000.
  public init?(amount: Int = 1_000, measure: String, mass: Int) {
    guard (1...1_000_000_000).contains(amount), (1...1_000_000_000).contains(mass) else { return nil }
    self.amount = amount
    self.measure = measure
    self.mass = mass
  }

  /// The mass of one measure, in milligrams or microlitres.
  public var massOfOne: Quantity {
    Quantity(reducing: Int128(mass) * 1_000, Int128(amount))
  }
}

/// The source of a food.
public struct FoodSource: RawRepresentable, Hashable, Sendable {
  /// The source's name as stored with its foods.
  public let rawValue: String

  /// Creates a source from its name; any text is allowed.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A household's own foods.
  public static let own = FoodSource(rawValue: "own")
  /// The USDA's Standard Reference, which is part of Tiffin.
  public static let usda = FoodSource(rawValue: "usda")
  /// Dishes and drinks that are missing from the Standard Reference, which are part of Tiffin.
  public static let dishes = FoodSource(rawValue: "dishes")
  /// The sources that are part of Tiffin.
  public static let box: [FoodSource] = [.usda, .dishes]
  /// The Swiss food composition table.
  public static let swiss = FoodSource(rawValue: "swiss")
  /// FoodData Central's Foundation Foods.
  public static let fdcFoundation = FoodSource(rawValue: "fdc-foundation")
  /// FoodData Central's SR Legacy.
  public static let fdcLegacy = FoodSource(rawValue: "fdc-sr-legacy")
  /// FoodData Central's Branded Foods.
  public static let fdcBranded = FoodSource(rawValue: "fdc-branded")
  /// Products of Open Food Facts, requested one by one or imported from its export.
  public static let openFoodFacts = FoodSource(rawValue: "openfoodfacts")
}
