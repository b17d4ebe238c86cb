import CKitchenTable

/// The kitchen table, `Foods/kitchen.tsv`: food, aisle, form of sale and typical values of ingredients, by name.
///
/// It is separate from the food search, which finds what people eat: a meal contains boiled rice, but a recipe means
/// dry rice.
enum KitchenTable {
  /// A line of the table: names of ingredients that have the same values in all other columns.
  struct Row: Sendable {
    /// The English names in the form of ``GroceryItemKey``, the usual one first.
    let english: [String]
    /// The German names, in groups of names for one item to buy, the usual name of a group first.
    let german: [[String]]
    /// The code in the USDA's Standard Reference, release 28, or ``uncounted``, or ``absent``; nil if the table does
    /// not state it.
    let food: String?
    /// The raw value of a `StandardAisle`.
    let aisle: String?
    /// The raw value of a `FormOfSale`.
    let sold: String?
    let figures: TypicalIngredientValues?
    /// The name under which all English names of the row are bought; nil if each is bought under its own name. A German
    /// name is bought under the first name of its group.
    let boughtAs: String?

    var names: [String] { english + german.flatMap(\.self) }

    /// Returns the name under which a name of the row is bought.
    func bought(as name: String) -> String {
      german.first { $0.contains(name) }?.first ?? boughtAs ?? name
    }

    /// Parses a line; nil if it does not have seven cells, or has invalid values.
    fileprivate init?(_ line: String, after earlier: [String: TypicalIngredientValues]) {
      let cells = line.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      guard cells.count == 7 else { return nil }
      english = Self.names(cells[0])
      german = cells[6].utf8.split(separator: UInt8(ascii: "|")).map { Self.names(String(Substring($0))) }
      (food, aisle, sold, boughtAs) = (cells[1].ifAny, cells[2].ifAny, cells[3].ifAny, cells[5].ifAny)
      figures = TypicalIngredientValues(cells[4], after: earlier)
      if figures == nil, !cells[4].isEmpty { return nil }
    }

    private static func names(_ cell: String) -> [String] {
      cell.utf8.split(separator: UInt8(ascii: ";")).map { Whitespace.trimmed(String(Substring($0))) }
    }
  }

  /// A name in the table that occurs within some words.
  struct Match {
    let row: Row
    /// The indices of the words that are the name.
    let span: Range<Int>
  }

  /// The code of ingredients that have hardly any energy in usual amounts and are in no food table, such as essences.
  static let uncounted = "00000"

  /// The code of ingredients that are not among the foods of Tiffin, although the names of some foods contain their
  /// words.
  static let absent = "99999"

  /// Returns the row of a whole name; nil if it is not in the table.
  ///
  /// - Parameter name: A name in the form of ``GroceryItemKey``.
  static func row(named name: String) -> Row? { places[name].map { rows[$0] } }

  /// Returns all names that occur within some words, sorted by their last word from the end, longest first: chicken
  /// stock is stock, not chicken.
  ///
  /// - Parameter words: Words in the form of ``GroceryItemKey``.
  static func matches(in words: [String]) -> [Match] {
    words.indices.reversed().flatMap { end in
      (1...longest).reversed().compactMap { length -> Match? in
        guard length <= end + 1 else { return nil }
        let span = (end - length + 1)..<(end + 1)
        return row(named: words[span].joined(separator: " ")).map { Match(row: $0, span: span) }
      }
    }
  }

  /// All rows, in the order of the file. An invalid line is skipped.
  static let rows: [Row] = {
    var rows: [Row] = []
    var figures: [String: TypicalIngredientValues] = [:]
    for line in lines {
      guard let row = Row(line, after: figures) else { continue }
      if let own = row.figures, let name = row.english.first { figures[name] = own }
      rows.append(row)
    }
    return rows
  }()

  /// The lines of the file without comments.
  static var lines: [String] {
    let bytes = (0..<kitchen_table_size()).map(kitchen_table_byte)
    return bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static let places: [String: Int] = rows.enumerated().reduce(into: [:]) { places, row in
    for name in row.element.names where places[name] == nil { places[name] = row.offset }
  }

  /// The largest number of words in a name.
  private static let longest = places.keys.map { $0.utf8.count { $0 == UInt8(ascii: " ") } + 1 }.max() ?? 1
}

extension KitchenTable {
  /// The name of a food that occurs within an ingredient's words.
  struct FoodMatch: Hashable {
    /// The food's code, ``uncounted`` or ``absent``.
    let code: String
    /// The indices of the words that are the name.
    let span: Range<Int>
  }

  /// Returns the names of foods that occur within some words, the last words first.
  static func foods(in words: [String]) -> [FoodMatch] {
    matches(in: words).compactMap { match in match.row.food.map { FoodMatch(code: $0, span: match.span) } }
  }

  /// Returns the code of the food with a whole name, ``uncounted`` or ``absent``; nil if the table does not state it.
  static func food(named words: [String]) -> String? { row(named: words.joined(separator: " "))?.food }

  /// The codes of all foods in the table, without ``uncounted`` and ``absent``.
  static let foods = Set(rows.compactMap(\.food)).subtracting([uncounted, absent])

  /// The words of all names of foods.
  static let foodWords = Set(
    rows.filter { $0.food != nil }.flatMap(\.names).flatMap { name in
      name.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    })
}

extension String {
  fileprivate var ifAny: String? { isEmpty ? nil : self }
}
