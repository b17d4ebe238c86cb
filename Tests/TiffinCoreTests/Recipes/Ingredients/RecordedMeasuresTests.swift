import Foundation
import Testing

@testable import Platform
@testable import TiffinCore

@Suite(.enabled(if: Recordings.areThere, "\(Recordings.missing)"))
struct `Measures of the recorded catalogue recipes` {
  @Test func `are read as quantity and unit, except for 164 unusual ones with checked readings`() throws {
    let measures = Set(try Recordings.recipes().flatMap { $0.ingredients.map(\.measure) }).subtracting([""])
    var odd: [String] = []

    for measure in measures {
      let line = IngredientLine(measure: measure, name: "Thing")
      if PlainMeasure(measure)?.isRead(by: line) != true {
        odd.append("\(measure) | \(line.amount.text) | \(line.note)")
      }
    }

    // Of each odd one it was looked at what becomes of it. The recordings are not ours to copy here, their fingerprint is;
    // `An odd measure` has cases like them.
    odd.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var fingerprint = Fingerprint()
    for line in odd { fingerprint.add(line) }
    #expect(measures.count == 559 && odd.count == 164)
    #expect(fingerprint.text == "248587ea0d3a000ba9537c9444cae9cd", "\(odd.joined(separator: "\n"))")
  }

  @Test func `are unchanged if the servings stay the same`() throws {
    for ingredient in try Recordings.recipes().flatMap(\.ingredients) {
      let line = IngredientLine(measure: ingredient.measure, name: ingredient.name)
      #expect(line.name == ingredient.name)
      #expect(line.scaled(by: .one) == line)
      #expect(line.text.hasSuffix(ingredient.name) || line.text.hasPrefix(ingredient.name))
    }
  }

  @Test func `are doubled for twice the servings`() throws {
    let two = try #require(Quantity(2))

    for ingredient in try Recordings.recipes().flatMap(\.ingredients) {
      let line = IngredientLine(measure: ingredient.measure, name: ingredient.name)
      let doubled = line.scaled(by: two)
      #expect(doubled.amount == line.amount.scaled(by: two), "\(ingredient.measure)")
      #expect(line.measures.isEmpty || doubled.text != line.text, "\(ingredient.measure)")
    }
  }
}

/// Splits a line into a number, an optional unit and words, independently of Tiffin's reader.
private struct PlainMeasure {
  let head: String
  let words: String
  /// The total in grams, millilitres or pieces.
  let total: Double

  init?(_ measure: String) {
    let number = measure.prefix { !$0.isLetter }
    let unit = measure.dropFirst(number.count).prefix { $0.isLetter }
    let size = Self.sizes[unit.lowercased()]
    let rest = measure.dropFirst(number.count + (size == nil ? 0 : unit.count))
    guard let value = Self.value(number), rest.allSatisfy({ $0.isLetter || " ,-;".contains($0) }) else { return nil }
    words = String(rest.drop { " ,".contains($0) })
    head = String(measure.dropLast(rest.count))
    total = value * (size ?? 1)
  }

  func isRead(by line: IngredientLine) -> Bool {
    line.amount == Amount(typed: head) && line.note == words && abs(total - line.amount.inBase) < 1e-9
  }

  /// Returns the sum of the numbers in a text such as `1 1/2`, `1-½` or `0.5`.
  private static func value(_ number: Substring) -> Double? {
    var text = String(number)
    for (sign, fraction) in ["½": " 1/2", "¼": " 1/4", "¾": " 3/4", "⅓": " 1/3"] {
      text = text.replacingOccurrences(of: sign, with: fraction)
    }
    let parts = text.split { " -".contains($0) }.map { part -> Double? in
      let ends = part.split(separator: "/").map { Double($0) }
      guard ends.count == 2, let top = ends[0], let bottom = ends[1] else { return Double(part) }
      return top / bottom
    }
    return parts.isEmpty || parts.contains(nil) ? nil : parts.compactMap(\.self).reduce(0, +)
  }

  private static let sizes: [String: Double] = [
    "g": 1, "grams": 1, "kg": 1_000, "oz": 28.349523125, "ounce": 28.349523125, "ounces": 28.349523125,
    "lb": 453.59237, "lbs": 453.59237, "pound": 453.59237, "pounds": 453.59237, "ml": 1, "l": 1_000, "litre": 1_000,
    "litres": 1_000, "tsp": 5, "teaspoon": 5, "teaspoons": 5, "tbs": 15, "tbsp": 15, "tblsp": 15, "tbls": 15,
    "tablespoon": 15, "tablespoons": 15, "cup": 240, "cups": 240, "clove": 1, "cloves": 1, "slice": 1, "slices": 1,
    "sprig": 1, "sprigs": 1, "knob": 1, "knobs": 1, "can": 1, "cans": 1, "packet": 1, "jar": 1, "stick": 1,
    "sticks": 1, "pinch": 1, "pinches": 1, "head": 1, "handfuls": 1, "leaves": 1, "strips": 1, "pot": 1,
  ]
}

extension Amount {
  fileprivate var inBase: Double {
    let quantities = quantities.map { kind, quantity in quantity.lower * (kind.unit?.size ?? .one) }
    return quantities.reduce(0) { $0 + Double($1.numerator) / Double($1.denominator) }
  }
}
