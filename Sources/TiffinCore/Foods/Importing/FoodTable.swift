/// A table of foods in a file.
protocol FoodTable {
  /// The source with which the foods are stored.
  var source: FoodSource { get }
  /// True if the table contains all foods of its source, so that other foods of the source are outdated.
  var isWhole: Bool { get }

  /// Calls a closure for each row in the table's order, with the food, or with nil if the row is not a food or the
  /// filter excludes it. Each call reads the table again in the same order.
  ///
  /// - Parameter progress: Called with the number of bytes read, and their total.
  func forEach(
    _ take: (FoodTableEntry?) throws(FoodImportError) -> Void, progress: (Int, Int) -> Void
  ) throws(FoodImportError)
}

/// A filter for the products of a table.
public struct ProductFilter: Equatable, Sendable {
  /// The countries in which products are sold, by the table's names; empty for all.
  public var countries: [String]
  /// The languages of product names, such as `de`; empty for all.
  public var languages: [String]

  /// Creates a filter from countries and languages.
  public init(countries: [String] = [], languages: [String] = []) {
    self.countries = countries.map { TextFolding.folded($0) }
    self.languages = languages.map { TextFolding.folded($0) }
  }

  /// Returns true if a product is sold in one of the countries, or all countries are allowed. The text is, for example,
  /// `en:germany,en:france` or `United States`.
  func takes(countries text: String) -> Bool {
    guard !countries.isEmpty else { return true }
    let parts = text.split(separator: ",").map { part in
      TextFolding.folded(String(part.split(separator: ":").last ?? "")).split { $0 == " " || $0 == "-" }.joined(
        separator: "-")
    }
    return countries.contains { wanted in
      parts.contains(wanted.split { $0 == " " || $0 == "-" }.joined(separator: "-"))
    }
  }

  /// Returns true if the language is one of the filter's, or all languages are allowed.
  func takes(language: String) -> Bool { languages.isEmpty || languages.contains(TextFolding.folded(language)) }

  var text: String { "\(countries.sorted()) \(languages.sorted())" }
}
