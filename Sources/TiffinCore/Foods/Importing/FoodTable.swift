/// A table of foods in a file.
protocol FoodTable {
  /// The source under which its foods are kept.
  var source: FoodSource { get }
  /// True if it has all foods of its source: others of it are of an earlier edition.
  var isWhole: Bool { get }

  /// Passes on each food that the filter lets through, in the table's order; nil for a row that is none. The same each
  /// time.
  ///
  /// - Parameter progress: Gets how much of the file was read, and how much there is.
  func forEach(
    _ take: (TableFood?) throws(FoodImportError) -> Void, progress: (Int, Int) -> Void
  ) throws(FoodImportError)
}

/// The products that somebody wants of a table.
public struct FoodFilter: Equatable, Sendable {
  /// Countries in which they are sold, as the table names them; all if empty.
  public var countries: [String]
  /// Languages of their names, such as `de`; all if empty.
  public var languages: [String]

  /// Combines both.
  public init(countries: [String] = [], languages: [String] = []) {
    self.countries = countries.map { Folding.folded($0) }
    self.languages = languages.map { Folding.folded($0) }
  }

  /// Returns true for a product that is sold in one of the countries: `en:germany,en:france`, `United States`.
  func takes(countries text: String) -> Bool {
    guard !countries.isEmpty else { return true }
    let parts = text.split(separator: ",").map { part in
      Folding.folded(String(part.split(separator: ":").last ?? "")).split { $0 == " " || $0 == "-" }.joined(
        separator: "-")
    }
    return countries.contains { wanted in
      parts.contains(wanted.split { $0 == " " || $0 == "-" }.joined(separator: "-"))
    }
  }

  /// Returns true for a product with a name in one of the languages.
  func takes(language: String) -> Bool { languages.isEmpty || languages.contains(Folding.folded(language)) }

  var text: String { "\(countries.sorted()) \(languages.sorted())" }
}
