/// Measures that form a sum or a range.
extension IngredientLineParser {
  /// Parses the further measures of a sum, such as `8 oz` in `1 lb 8 oz` or `2 tbsp` in `1 cup plus 2 tbsp`; empty if
  /// there are none.
  mutating func further(_ measures: [Measure]) -> [Measure] {
    guard let last = measures.last, let unit = last.unit, unit.dimension != .own else { return [] }
    let next = attempt { reader -> Measure? in
      let isSaid = reader.skip(sign: ["+", "&"]) || reader.skip(Self.plus)
      // A comma can also join measures, as in `2 tbsp, 1 tsp`.
      if !isSaid, !unit.isMetric { _ = reader.skip(sign: [","]) }
      guard let quantity = reader.quantity(), let other = reader.hyphenatedUnit(), other.dimension == unit.dimension,
        other.isMetric == unit.isMetric, isSaid ? other != unit : other.size < unit.size
      else { return nil }
      return Measure(quantity, other)
    }
    return next.map { [$0] + further([$0]) } ?? []
  }

  /// Words between two measures of a sum, in lower case without accents.
  private static let plus: Set<String> = AndWord.all.union(["plus", "mas", "piu"])

  /// Parses an added measure, such as `plus 2 tbsp` after `½ cup`, `½ cup (1 stick)` or `150 g`, `+ 50 g` after `100 g`,
  /// or `plus a pinch`.
  ///
  /// - Returns: True if there was one.
  mutating func add(to reading: inout ParsedMeasure) -> Bool {
    guard let unit = reading.all.last?.unit else { return false }
    let added = attempt { reader -> (ParsedMeasure, aside: String, start: Int)? in
      let aside = reader.bracketed(before: reader.tokens.count) ?? ""
      _ = reader.skip(sign: [","])
      let isAnd = aside.isEmpty && reader.skip(Self.plus.subtracting(["plus"]))
      guard isAnd || reader.skip(["plus"]) || reader.skip(sign: ["+"]) else { return nil }
      let start = reader.index
      guard let more = reader.plainMeasure() ?? reader.articleMeasure(), let other = more.measures.first?.unit,
        other.isRough || unit.dimension == .own && !isAnd || other.dimension == unit.dimension
          || unit.isMeasured && other.isMeasured,
        reader.isApart(from: start),
        reader.word() != nil || reader.isAtEnd || reader.token()?.isSign(["(", ","]) == true
      else { return nil }
      return (more, aside, start)
    }
    guard let (more, aside, start) = added else { return false }
    reading.more.append(ParsedMeasure.Part(measures: more.measures, tokens: start..<index, number: more.number))
    if !aside.isEmpty { reading.aside = aside }
    return true
  }

  /// Parses the other end of a range with two units, such as `2 cups to 3 cups` or `500 g – 1 kg`, and returns both
  /// ends in the last unit of the first end; nil if there is none.
  mutating func otherEnd(of measures: [Measure]) -> Measure? {
    guard let last = measures.last, let unit = last.unit, measures.allSatisfy(\.quantity.isSingle) else { return nil }
    return attempt { reader in
      let isApart = reader.token()?.isGlued == false
      let isDash = reader.skip(sign: IngredientLineToken.dashes)
      guard isDash || reader.skipTo(behind: last.quantity.lower), let number = reader.number(),
        !(isDash && isApart && reader.isHyphenated), let other = reader.hyphenatedUnit(),
        unit.dimension == .own ? other == unit : other.dimension == unit.dimension && other.isMetric == unit.isMetric
      else { return nil }
      let end = Measure(QuantityRange(number), other)
      let lower = Self.size(measures) / unit.size
      let upper = Self.size([end] + reader.further([end])) / unit.size
      return lower < upper ? Measure(QuantityRange(lower, upper), unit, content: last.content) : nil
    }
  }

  /// Returns the sum of measures, at the lower limits of ranges, in the base unit of their dimension.
  private static func size(_ measures: [Measure]) -> Quantity {
    measures.reduce(.zero) { $0 + $1.quantity.lower * ($1.unit?.size ?? .one) }
  }
}
