import Platform

/// A file of foods that comes with Tiffin, made by `Scripts/foods`: `Foods/usda-sr28.txt` or `Foods/dishes.txt`.
public struct FoodBox {
  /// The source under which the foods are stored.
  let source: FoodSource
  /// A fingerprint of the file's contents.
  let version: String
  private let bytes: [UInt8]

  /// Reads a file; nil if it cannot be read.
  public init?(_ path: String, of source: FoodSource = .usda) {
    self.source = source
    guard let bytes = FolderReader.contents(of: path) else { return nil }
    self.bytes = bytes
    var fingerprint = Fingerprint()
    fingerprint.add(bytes.span)
    version = "SR28 \(fingerprint.text)"
  }

  /// Returns the files of a folder; nil if one cannot be read.
  public static func all(in folder: String) -> [FoodBox]? {
    guard let table = FoodBox("\(folder)/usda-sr28.txt"), let dishes = FoodBox("\(folder)/dishes.txt", of: .dishes)
    else { return nil }
    return [table, dishes]
  }

  /// Returns the foods, plainest first.
  ///
  /// - Throws: ``StoreError/damaged(_:)`` if a line is malformed.
  func foods() throws(StoreError) -> [TableFood] {
    var foods: [TableFood] = []
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      number += 1
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
      if line.first == UInt8(ascii: "\t") {
        guard cells.count == 4, let portion = Self.portion(cells), !foods.isEmpty else { throw Self.damaged(number) }
        foods[foods.count - 1].content.portions.append(portion)
      } else {
        guard let food = Self.food(cells) else { throw Self.damaged(number) }
        foods.append(food)
      }
    }
    return foods
  }

  private static func damaged(_ line: Int) -> StoreError { .damaged("line \(line) of the foods' file") }

  private static func portion(_ cells: [String]) -> FoodPortion? {
    guard let amount = thousandths(cells[1]), let mass = thousandths(cells[3]) else { return nil }
    return FoodPortion(amount: amount, measure: cells[2], mass: mass)
  }

  private static let figures: [Nutrient] = [
    .energy, .protein, .fat, .carbs, .fibre, .sugars, .saturated, .salt, .alcohol,
  ]

  private static func food(_ cells: [String]) -> TableFood? {
    let isNamed = cells.count == 7 + figures.count
    guard cells.count == 5 + figures.count || isNamed, let oddness = Int(cells[2]), let name = try? MealName(cells[3])
    else { return nil }
    var nutrients = Nutrients()
    for (place, nutrient) in figures.enumerated() where !cells[5 + place].isEmpty {
      guard let value = thousandths(cells[5 + place]) else { return nil }
      // The file states milligrams of sodium; salt is 2.5 times as much: Regulation (EU) No 1169/2011, Annex I.
      nutrients[nutrient] = nutrient == .salt ? (value * 25 + 5_000) / 10_000 : value
    }
    var content = FoodContent(name: name, basis: cells[1] == "ml" ? .millilitres : .grams, nutrients: nutrients)
    if isNamed { (content.shortName, content.usualPortion) = (cells[5 + figures.count], Int(cells[6 + figures.count])) }
    return TableFood(
      code: cells[0], oddness: oddness, others: cells[4].split(separator: ";").map(String.init), content: content)
  }

  /// Returns a decimal number times 1,000; nil for any other text.
  private static func thousandths(_ text: String) -> Int? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = Int(Substring(parts[0])), whole >= 0 else { return nil }
    guard parts.count == 2 else { return whole * 1_000 }
    guard (1...3).contains(parts[1].count), let part = Int(Substring(parts[1])), part >= 0 else { return nil }
    return whole * 1_000 + part * (parts[1].count == 1 ? 100 : parts[1].count == 2 ? 10 : 1)
  }
}
