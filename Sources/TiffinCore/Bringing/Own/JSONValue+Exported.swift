// Reading what Tiffin itself wrote.
extension JSONValue {
  /// A whole number; nil for any other value.
  var whole: Int? { if case .number(let text) = self { Int(text) } else { nil } }

  /// A member's whole number; nil if there is none.
  func whole(_ name: String) -> Int? { self[name]?.whole }

  /// A member's whole number.
  ///
  /// - Throws: ``BringingError/invalid`` if it is none, or out of range.
  func whole(_ name: String, in range: ClosedRange<Int>) throws(BringingError) -> Int? {
    guard let value = self[name] else { return nil }
    guard let whole = value.whole, range.contains(whole) else { throw .invalid }
    return whole
  }

  /// A member's mass in milligrams.
  ///
  /// - Throws: ``BringingError/invalid``.
  func mass(_ name: String) throws(BringingError) -> Mass? {
    try whole(name, in: Mass.range).map(Mass.init(stored:))
  }

  /// A member's text; empty if there is none.
  func written(_ name: String) -> String { self[name]?.text ?? "" }

  /// A member's text.
  ///
  /// - Throws: ``BringingError/invalid`` for more bytes than that, or U+0000.
  func written(_ name: String, upTo limit: Int) throws(BringingError) -> String {
    let text = written(name)
    guard text.utf8.count <= limit, !Blank.holdsNull(text) else { throw .invalid }
    return text
  }

  /// True for a mark that is set.
  func isMarked(_ name: String) -> Bool { self[name] == .bool(true) }

  /// Figures by the columns of ``Nutrient``.
  ///
  /// - Throws: ``BringingError/invalid``.
  var nutrients: Nutrients {
    get throws(BringingError) {
      var nutrients = Nutrients()
      for nutrient in Nutrient.allCases { nutrients[nutrient] = try whole(nutrient.column, in: 0...Int(Int32.max)) }
      return nutrients
    }
  }
}
