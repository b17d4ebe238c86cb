import Templating
import TiffinCore

/// The source of nutrients that were filled in instead of typed: a meal of an earlier day, or a recipe.
enum NutrientSource: Sendable {
  case day(LocalDate)
  case recipe

  /// The source as the value of a query field.
  var text: String {
    switch self {
    case .day(let date): date.iso
    case .recipe: "recipe"
    }
  }

  init?(_ text: String) {
    if let date = LocalDate(iso: text) {
      self = .day(date)
    } else if text.isSameBytes(as: "recipe") {
      self = .recipe
    } else {
      return nil
    }
  }

  /// Returns a text such as "As on Thursday" or "As in the recipe".
  func sentence(_ format: Formatter) -> String {
    Output.text(capacity: 40) { write(format, to: &$0) }
  }

  /// Writes the same text as ``sentence(_:)``, without an intermediate string, since a page has many suggestions.
  func write(_ format: Formatter, to out: inout Output) {
    switch self {
    case .day(let date):
      out.write(markup: "As ")
      format.write(before: date, to: &out)
    case .recipe: out.write(markup: "As in the recipe")
    }
  }
}

extension Formatter {
  /// Writes a past day as part of a sentence: "earlier today", "yesterday", "on Thursday", "on Wednesday 11 November".
  func write(before date: LocalDate, to out: inout Output) {
    switch today.daysSinceEpoch - date.daysSinceEpoch {
    case 0: return out.write(markup: "earlier today")
    case 1: return out.write(markup: "yesterday")
    case 2...6:
      out.write(markup: "on ")
      out.write(markup: CalendarNames.weekday(date.weekday))
    default:
      out.write(markup: "on ")
      write(date, to: &out)
    }
  }

  /// Returns the energy of a suggested meal, such as "371 kcal", "≈ 371 kcal" or "no kcal".
  static func proposed(_ energy: Energy?, isEstimated: Bool) -> String {
    energy.map { (isEstimated ? about : "") + grouped($0.kilocalories) + " kcal" } ?? "no kcal"
  }

  /// Writes the energy of a suggested meal, without an intermediate string, since a page has many suggestions.
  static func write(proposed energy: Energy?, isEstimated: Bool, to out: inout Output) {
    guard let energy else { return out.write(markup: "no kcal") }
    if isEstimated { out.write(markup: about) }
    write(energy, to: &out)
    out.write(markup: " kcal")
  }
}
