/// A time in the text of a step for which a cook can start a timer, such as `20–25 min`, `1 hour 30 minutes` or `half
/// an hour`.
public struct StepTimer: Hashable, Sendable {
  /// The time as written.
  public let text: String
  /// The number of seconds. For a range it is the lower end, because the cook must check the food then.
  public let seconds: Int
  /// The activity before the time, as written but with a capital letter, such as `Simmer`; nil if it is unknown.
  public let doing: String?

  /// The allowed number of seconds: from 5 seconds to one day.
  static let range = 5.0...86_400.0
}

extension IngredientLineParser {
  /// Parses a time, and returns its number of seconds. Returns nil if there is none at this position, if it is outside
  /// of ``StepTimer/range``, or if it says how early one can begin, as in `2 hours ahead`.
  mutating func timer() -> Int? {
    attempt { reader in
      guard let first = reader.attempt({ $0.oneTimer() }) else { return nil }
      let more = reader.attempt { $0.moreOfTimer(than: first) }
      guard StepTimer.range.contains(first + (more ?? 0)), !reader.isAhead else { return nil }
      return Int((first + (more ?? 0)).rounded())
    }
  }

  /// Parses a smaller time that is added to another, such as `30 minutes` in `1 hour and 30 minutes` or `30` in `1h30`,
  /// or the upper end of a range. Returns the seconds to add, 0 for the end of a range; nil if there is neither.
  private mutating func moreOfTimer(than first: Double) -> Double? {
    if skip(["to", "or", "bis"]) || skip(sign: IngredientLineToken.dashes) {
      return oneTimer().flatMap { $0 > first ? 0 : nil }
    }
    if let next = token(), next.isGlued, case .number(let minutes) = next.kind, first.remainder(dividingBy: 3_600) == 0
    {
      index += 1
      return minutes < Quantity(reducing: 60, 1) ? Double(minutes.numerator) / Double(minutes.denominator) * 60 : nil
    }
    _ = skip(sign: [","])
    _ = skip(AndWord.all)
    if word() == "a", word(1) == "half", first == 3_600 {
      index += 2
      return 1_800
    }
    return oneTimer().flatMap { $0 < first ? $0 : nil }
  }

  /// Parses a number with its unit, and returns it in seconds; nil if there is none.
  private mutating func oneTimer() -> Double? {
    let start = index
    guard let count = timerCount() else { return nil }
    let isCounted = tokens[start].isNumber
    _ = skip(sign: IngredientLineToken.dashes)
    while skip(["more", "further", "additional", "full", "good", "or", "so", "of", "an", "a"]) {}
    guard let word = word(), let unit = Self.timerUnits[word], isCounted || unit > 1 else { return nil }
    index += 1
    return count * unit
  }

  private mutating func timerCount() -> Double? {
    if let lower = quantity()?.lower { return Double(lower.numerator) / Double(lower.denominator) }
    if let count = word().flatMap({ Self.counts[$0] }) {
      index += 1
      return count
    }
    return skip(["a", "an"]) ? 1 : nil
  }

  /// The seconds of each unit, in several languages.
  private static let timerUnits: [String: Double] = {
    let words: [(Double, String)] = [
      (1, "second seconds sec secs sekunde sekunden sek seconde secondes segundo segundos secondo secondi seconden"),
      (60, "minute minutes min mins minuten minuto minutos minuti minuut minuter minuty minut"),
      (3_600, "hour hours hr hrs h stunde stunden std heure heures hora horas ora ore uur timme timmar"),
    ]
    var units: [String: Double] = [:]
    for (seconds, names) in words {
      for name in names.utf8.split(separator: UInt8(ascii: " ")) {
        units[String(decoding: name, as: UTF8.self)] = seconds
      }
    }
    return units
  }()
}
