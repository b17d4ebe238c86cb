/// What a line says of how much.
struct MeasureReading {
  /// One, or several that belong together: `1 lb 8 oz`.
  var measures: [Measure]
  /// What stands between number and unit: `small` in `1 small bunch`.
  var adjective: String?
  /// The tokens that say it.
  var tokens: Range<Int>
  /// The same in other units, `7oz` in `200g/7oz`, with its tokens.
  var also: (measures: [Measure], tokens: Range<Int>)?
  /// Where the text goes on; nil where that is right behind ``tokens``.
  var end: Int?
}
