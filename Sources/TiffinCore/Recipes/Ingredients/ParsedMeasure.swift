/// A quantity parsed from a line.
struct ParsedMeasure {
  /// The measures in some tokens of a line.
  struct Part {
    let measures: [Measure]
    let tokens: Range<Int>
    /// The number, if only the number changes when scaling; nil otherwise.
    var number: Number?
  }

  /// The number of a measure whose words do not change when scaling, such as `4` in `4個`.
  struct Number {
    let quantity: QuantityRange
    let tokens: Range<Int>
  }

  /// One measure, or several that belong together, as in `1 lb 8 oz`.
  var measures: [Measure]
  /// The word between number and unit, such as `small` in `1 small bunch`; nil if there is none.
  var adjective: String?
  /// The tokens of the measures.
  var tokens: Range<Int>
  /// The number, if only the number changes when scaling; nil otherwise.
  var number: Number?
  /// The number of pieces, if the measure is a number of equal sizes, such as 2 in `2 x 500g/1lb 2oz`; nil otherwise.
  var count: QuantityRange?
  /// The size of each of these pieces in one or more units, which is not scaled.
  var sizes: [[Measure]] = []
  /// Repetitions in other units, such as `7oz` in `200g/7oz`; several in `½ cup/4 ounces/115 grams`.
  var also: [Part] = []
  /// The added measures, such as `2 tbsp` in `½ cup (1 stick) plus 2 tbsp` or `a pinch` in `1 tsp plus a pinch`.
  var more: [Part] = []
  /// The text in brackets between the measures and the added ones, such as `1 stick`.
  var aside = ""
  /// The index of the token after the measures; nil if it follows ``tokens`` directly.
  var end: Int?

  /// All measures, including the added ones.
  var all: [Measure] { measures + more.flatMap(\.measures) }

  /// The measures with their tokens.
  var part: Part { Part(measures: measures, tokens: tokens, number: number) }
}
