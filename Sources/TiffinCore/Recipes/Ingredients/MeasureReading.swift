/// The quantity that was read from a line.
struct MeasureReading {
  /// One measure, or several that belong together: `1 lb 8 oz`.
  var measures: [Measure]
  /// The word between number and unit: `small` in `1 small bunch`.
  var adjective: String?
  /// The tokens of the measures.
  var tokens: Range<Int>
  /// Repetitions in other units with their tokens, `7oz` in `200g/7oz`; several in `½ cup/4 ounces/115 grams`.
  var also: [(measures: [Measure], tokens: Range<Int>)] = []
  /// The measures added behind those: `2 tbsp` of `½ cup (1 stick) plus 2 tbsp`, `a pinch` of `1 tsp plus a pinch`.
  var more: (measures: [Measure], tokens: Range<Int>)?
  /// The text in brackets between both: `1 stick`.
  var aside = ""
  /// The token after the measures; nil if it follows ``tokens`` directly.
  var end: Int?

  /// All measures together.
  var all: [Measure] { measures + (more?.measures ?? []) }
}
