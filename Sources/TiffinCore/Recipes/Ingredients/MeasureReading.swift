/// What a line says of how much.
struct MeasureReading {
  /// One, or several that belong together: `1 lb 8 oz`.
  var measures: [Measure]
  /// What stands between number and unit: `small` in `1 small bunch`.
  var adjective: String?
  /// The tokens that say it.
  var tokens: Range<Int>
  /// The same in other units, `7oz` in `200g/7oz`, with its tokens; several of `½ cup/4 ounces/115 grams`.
  var also: [(measures: [Measure], tokens: Range<Int>)] = []
  /// What is added behind those: `2 tbsp` of `½ cup (1 stick) plus 2 tbsp`, `a pinch` of `1 tsp plus a pinch`.
  var more: (measures: [Measure], tokens: Range<Int>)?
  /// What is in brackets between both: `1 stick`.
  var aside = ""
  /// Where the text goes on; nil where that is right behind ``tokens``.
  var end: Int?

  /// All that it comes to.
  var all: [Measure] { measures + (more?.measures ?? []) }
}
