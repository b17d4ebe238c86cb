// Reading of JSON in Tiffin's own export.
extension JSONValue {
  /// The value as a whole number; nil for any other value.
  var whole: Int? { if case .number(let text) = self { Int(text) } else { nil } }

  /// Returns a member as a whole number; nil if it is missing, or not a whole number.
  func whole(_ name: String) -> Int? { self[name]?.whole }

  /// Returns a member as a whole number; nil if it is missing.
  ///
  /// - Throws: ``ImportError/invalid`` if the member is not a whole number in the range.
  func whole(_ name: String, in range: ClosedRange<Int>) throws(ImportError) -> Int? {
    guard let value = self[name] else { return nil }
    guard let whole = value.whole, range.contains(whole) else { throw .invalid }
    return whole
  }

  /// Returns a member as a mass in milligrams; nil if it is missing.
  ///
  /// - Throws: ``ImportError/invalid`` if the member is not a whole number in ``Mass/range``.
  func mass(_ name: String) throws(ImportError) -> Mass? {
    try whole(name, in: Mass.range).map(Mass.init(stored:))
  }

  /// Returns a member as text; empty if it is missing.
  func written(_ name: String) -> String { self[name]?.text ?? "" }

  /// Returns a member as text; empty if it is missing.
  ///
  /// - Throws: ``ImportError/invalid`` if the text has more than `limit` bytes, or contains U+0000.
  func written(_ name: String, upTo limit: Int) throws(ImportError) -> String {
    let text = written(name)
    guard text.utf8.count <= limit, !Whitespace.holdsNull(text) else { throw .invalid }
    return text
  }

  /// Returns true if a member is the Boolean true.
  func isMarked(_ name: String) -> Bool { self[name] == .bool(true) }

  /// The nutrients in the members with the names of the columns of ``Nutrient``; missing ones are unknown.
  ///
  /// - Throws: ``ImportError/invalid`` if a member is not a whole number or out of range.
  var nutrients: Nutrients {
    get throws(ImportError) {
      var nutrients = Nutrients()
      for nutrient in Nutrient.allCases { nutrients[nutrient] = try whole(nutrient.column, in: 0...Int(Int32.max)) }
      return nutrients
    }
  }
}
