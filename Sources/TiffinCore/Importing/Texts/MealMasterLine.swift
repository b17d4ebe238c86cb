/// A line of a Meal-Master recipe, with one or two ingredients.
///
/// The amount is in columns 1 to 7, the unit in columns 9 and 10, and the name begins in column 12. A second ingredient
/// may begin in column 42. A name that begins with a hyphen continues the previous line.
/// - Source: Episoft Systems, Meal-Master 8.02, on-line manual.
struct MealMasterLine {
  /// One or two ingredients, in the order of their columns.
  private(set) var ingredients: [String]
  /// True if one of the ingredients has an amount.
  let isMeasured: Bool
  /// True if one of the ingredients has a unit of Meal-Master.
  let hasUnit: Bool

  /// The index of the second ingredient's first column, followed by the indices of columns to which mail and other
  /// programs move it.
  private static let secondColumns = [41, 40, 42, 39, 43, 38, 44, 37, 45, 36, 46]

  /// Parses a line by its columns; nil for other lines.
  ///
  /// - Parameter shift: The number of columns by which the line is shifted to the right; negative if it is shifted to
  ///   the left.
  init?(_ line: String, shift: Int = 0) {
    guard let columns = Self.shifted(Array(line.unicodeScalars), shift), let whole = Part(columns[...]) else {
      return nil
    }
    self.init(Self.secondColumns.lazy.compactMap { Self.parts(of: columns, at: $0) }.first ?? [whole])
  }

  /// Returns the two ingredients of a line; nil if the second one does not begin at this column. In a moved column, it
  /// must have an amount, or only a name, which eleven spaces precede.
  private static func parts(of columns: [Unicode.Scalar], at second: Int) -> [Part]? {
    guard columns.count > second, let left = Part(columns[..<second]), let right = Part(columns[second...]),
      second == secondColumns[0] || !right.amount.isEmpty || right.unit.isEmpty
    else { return nil }
    return [left, right]
  }

  /// Parses a line by its words, ignoring columns; nil if it does not begin with an amount.
  init?(words line: String) {
    let parts = Self.wideParts(line).map(Part.init(words:))
    guard !parts.isEmpty, !parts.contains(where: { $0 == nil }) else { return nil }
    self.init(parts.compactMap(\.self))
  }

  private init(_ parts: [Part]) {
    ingredients = parts.map(\.text)
    isMeasured = parts.contains { !$0.amount.isEmpty }
    hasUnit = parts.contains { Self.units.contains($0.unit) }
  }

  private static func shifted(_ columns: [Unicode.Scalar], _ shift: Int) -> [Unicode.Scalar]? {
    if shift <= 0 { return Array(repeating: " ", count: -shift) + columns }
    return columns.prefix(shift).allSatisfy { $0 == " " } ? Array(columns.dropFirst(shift)) : nil
  }

  /// Splits a line at three or more spaces before a digit.
  private static func wideParts(_ line: String) -> [String] {
    let text = Array(Whitespace.trimmed(line).utf8)
    var place = 0
    while let blank = text[place...].firstIndex(of: 0x20) {
      let next = text[blank...].firstIndex { $0 != 0x20 } ?? text.endIndex
      if next - blank >= 3, next < text.endIndex, (0x30...0x39).contains(text[next]) {
        return [text[..<blank], text[next...]].map { String(decoding: $0, as: UTF8.self) }
      }
      place = next
    }
    return [String(decoding: text, as: UTF8.self)]
  }

  /// The units of Meal-Master.
  private static let units: Set<String> = [
    "x", "sm", "md", "lg", "cn", "pk", "pn", "dr", "ds", "ct", "bn", "sl", "ea", "t", "ts", "T", "tb", "fl", "c", "pt",
    "qt", "ga", "oz", "lb", "ml", "cb", "cl", "dl", "l", "mg", "cg", "dg", "g", "kg",
  ]

  /// The words, in the singular and plural, for units whose abbreviations mean something else, or nothing, outside of
  /// Meal-Master.
  private static let words = [
    "sm": ("small", "small"), "cn": ("can", "cans"), "pn": ("pinch", "pinches"), "dr": ("drop", "drops"),
    "ds": ("dash", "dashes"), "ct": ("carton", "cartons"), "bn": ("bunch", "bunches"), "sl": ("slice", "slices"),
    "ea": ("", ""), "ga": ("gallon", "gallons"), "cb": ("ml", "ml"),
  ]

  /// An ingredient of a line.
  private struct Part {
    let amount: String
    let unit: String
    let name: String

    var text: String { [amount, spelledUnit, name].filter { !$0.isEmpty }.joined(separator: " ") }

    /// The unit in the spelling that the parser of ingredient lines recognises.
    private var spelledUnit: String {
      guard let (one, several) = MealMasterLine.words[unit] else { return unit }
      let isOneAtMost = amount == "1" || amount.contains("/") && !amount.contains(" ")
      return isOneAtMost ? one : several
    }

    init?(_ columns: ArraySlice<Unicode.Scalar>) {
      guard columns.count >= 12 else { return nil }
      let start = columns.startIndex
      let (amount, unit) = (columns[start..<(start + 7)], columns[(start + 8)..<(start + 10)])
      guard amount.allSatisfy(Self.isInAmounts), unit.allSatisfy(Self.isInUnits),
        columns[start + 7] == " ", columns[start + 10] == " ", columns[start + 11] != " "
      else { return nil }
      (self.amount, self.unit, name) = (Self.text(amount), Self.text(unit), Self.text(columns[(start + 11)...]))
    }

    /// Parses an ingredient such as `1 1/2 c  Flour`; nil unless it consists of an amount and a name.
    init?(words line: String) {
      let scalars = line.unicodeScalars
      let amount = scalars.prefix(while: Self.isInAmounts)
      guard amount.contains(where: { !" /.,-".unicodeScalars.contains($0) }) else { return nil }
      let words = scalars[amount.endIndex...].split(separator: " ", maxSplits: 1).map(String.init)
      guard scalars[..<amount.endIndex].last == " ", let first = words.first else { return nil }
      let hasUnit = words.count > 1 && units.contains(first)
      self.amount = Whitespace.trimmed(String(amount))
      unit = hasUnit ? first : ""
      name = hasUnit ? Whitespace.trimmed(words[1]) : words.joined(separator: " ")
    }

    /// Returns the text of some columns without surrounding spaces.
    private static func text(_ columns: ArraySlice<Unicode.Scalar>) -> String {
      var text = String.UnicodeScalarView()
      let rest = columns.drop { $0 == " " }
      for scalar in rest[...(rest.lastIndex { $0 != " " } ?? rest.startIndex - 1)] { text.append(scalar) }
      return String(text)
    }

    private static func isInAmounts(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case " ", "/", ".", ",", "-", "0"..."9": true
      default: !scalar.isASCII && scalar.properties.numericType != nil
      }
    }

    private static func isInUnits(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case " ", "a"..."z", "A"..."Z": true
      default: !scalar.isASCII && scalar.properties.isAlphabetic
      }
    }
  }
}
