extension Amount {
  /// The amount in the format of the database, which is equal for equal amounts, such as
  /// `=3;cup=3/2;g=1200;pinch=1;tin*400 g=2;?=1`: `=3` is three pieces, and `?=1` is one share without a quantity.
  public var stored: String {
    var parts = quantities.map { "\($0.stored)=\($1.stored)" }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if unmeasured > 0 { parts.append("?=\(unmeasured)") }
    return parts.joined(separator: ";")
  }

  /// Parses the text of ``stored``; nil if it is invalid.
  public init?(stored: String) {
    for part in stored.utf8.split(separator: UInt8(ascii: ";")) {
      let sides = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { return nil }
      if sides[0].elementsEqual("?".utf8) {
        guard let count = Int(String(Substring(sides[1]))), (0...Int(Int32.max)).contains(count) else { return nil }
        unmeasured += count
      } else {
        guard let kind = Kind(stored: sides[0]), let quantity = QuantityRange(stored: sides[1]) else { return nil }
        add(quantity, kind)
      }
    }
  }
}

extension Amount.Kind {
  fileprivate var stored: String {
    let content = content.map { "*\($0.quantity.stored) \($0.unit.rawValue)" } ?? ""
    return (unit?.rawValue ?? "") + content
  }

  fileprivate init?(stored: Substring.UTF8View) {
    let parts = stored.split(separator: UInt8(ascii: "*"), maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(Substring(parts.first ?? stored))
    unit = KitchenUnit(rawValue: name)
    if unit == nil, !name.isEmpty { return nil }
    guard parts.count == 2 else {
      content = nil
      return
    }
    let words = parts[1].split(separator: UInt8(ascii: " "), maxSplits: 1)
    guard words.count == 2, let quantity = Quantity(stored: words[0]),
      let unit = KitchenUnit(rawValue: String(Substring(words[1])))
    else { return nil }
    content = PackageContent(quantity, unit)
  }
}

extension QuantityRange {
  fileprivate var stored: String { text(\.stored) }

  fileprivate init?(stored: Substring.UTF8View) {
    // The limits are separated by U+2013, as in ``text(_:)``.
    let ends = String(Substring(stored)).split(separator: "–" as Character).compactMap { Quantity(stored: $0.utf8) }
    guard let first = ends.first, let last = ends.last, ends.count <= 2 else { return nil }
    self.init(first, last)
  }
}

extension Quantity {
  fileprivate var stored: String { isWhole ? String(numerator) : "\(numerator)/\(denominator)" }

  fileprivate init?(stored: Substring.UTF8View) {
    let parts = stored.split(separator: UInt8(ascii: "/")).map { Int(String(Substring($0))) }
    guard let first = parts.first, let numerator = first, parts.count <= 2 else { return nil }
    guard parts.count == 2 else {
      self.init(numerator)
      return
    }
    guard let denominator = parts[1] else { return nil }
    self.init(numerator, over: denominator)
  }
}
