/// A food, of a table or of a household's own.
public struct Food: Identifiable, Equatable, Sendable {
  /// The identifier of a food.
  public typealias ID = Identifier<Food>

  /// What the figures are of.
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
  /// Where its figures come from.
  public let source: FoodSource
  /// A number that increases with each change.
  public let revision: Int
  /// What it is and has.
  public let content: FoodContent
}

/// A food's name, figures and portions.
public struct FoodContent: Equatable, Sendable {
  /// As its source writes it.
  public var name: MealName
  /// The name that people use, of the commonest foods that come with Tiffin: "Banana" for "Bananas, raw".
  public var shortName: String?
  /// Nil for most.
  public var brand: String?
  /// 7 to 14 digits.
  public var barcode: String?
  /// What ``nutrients`` are of.
  public var basis: Food.Basis
  /// In 100 g, 100 ml or one piece.
  public var nutrients: Nutrients
  /// In the order of the source.
  public var portions: [FoodPortion]
  /// The place of the portion that people usually eat; nil where no table states it.
  public var usualPortion: Int?

  /// Combines the parts of a food.
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
  /// The name in lists, on plates and in the diary.
  public var shownName: String { shortName ?? name.text }

  /// Returns what was typed as one line for a brand or a portion's measure; empty if there is nothing, nil if it is longer
  /// than `limit` bytes of UTF-8.
  public static func line(_ typed: String, upTo limit: Int) -> String? {
    let line = PlainText.line(typed, limit: .max)
    return line.utf8.count <= limit ? line : nil
  }
}

/// What an amount of a measure weighs: 1 cup, mashed = 225 g.
public struct FoodPortion: Hashable, Sendable {
  /// Thousandths; 1,000 for most.
  public let amount: Int
  /// "cup, mashed".
  public let measure: String
  /// Milligrams of the amount, or microlitres.
  public let mass: Int

  /// Nil unless both numbers are within 1 and 1,000,000,000.
  public init?(amount: Int = 1_000, measure: String, mass: Int) {
    guard (1...1_000_000_000).contains(amount), (1...1_000_000_000).contains(mass) else { return nil }
    self.amount = amount
    self.measure = measure
    self.mass = mass
  }

  /// Milligrams of one of the measure.
  public var massOfOne: Quantity {
    Quantity(reducing: Int128(mass) * 1_000, Int128(amount))
  }
}

/// Where a food's figures come from.
public struct FoodSource: RawRepresentable, Hashable, Sendable {
  /// The name under which foods are stored.
  public let rawValue: String

  /// Any text names a source.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A household's own.
  public static let own = FoodSource(rawValue: "own")
  /// The USDA's Standard Reference, which comes with Tiffin.
  public static let usda = FoodSource(rawValue: "usda")
  /// Dishes and drinks that it lacks, which come with Tiffin too.
  public static let dishes = FoodSource(rawValue: "dishes")
  /// Those that come with Tiffin.
  public static let box: [FoodSource] = [.usda, .dishes]
  /// The Swiss food composition table.
  public static let swiss = FoodSource(rawValue: "swiss")
  /// FoodData Central's Foundation Foods.
  public static let fdcFoundation = FoodSource(rawValue: "fdc-foundation")
  /// SR Legacy.
  public static let fdcLegacy = FoodSource(rawValue: "fdc-sr-legacy")
  /// Branded Foods.
  public static let fdcBranded = FoodSource(rawValue: "fdc-branded")
  /// Products of Open Food Facts, asked for one by one or taken from its export.
  public static let openFoodFacts = FoodSource(rawValue: "openfoodfacts")
}
