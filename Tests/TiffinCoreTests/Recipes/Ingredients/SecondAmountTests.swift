import Foundation
import Testing

@testable import TiffinCore

@Suite struct `A second amount in a line` {
  @Test(arguments: [
    ("8 figs, about 300g/10oz, halved", "16 figs, about 600 g/20 oz, halved"),
    ("4 potatoes, roughly 800g/1lb 12oz", "8 potatoes, roughly 1.6 kg/3 lb 8 oz"),
    ("3 sticks (12 oz or 340 g) butter", "6 sticks (24 oz or 680 g) butter"),
    ("12 tablespoons (1½ sticks; 170g) butter", "24 tbsp (3 sticks; 340 g) butter"),
    ("5 eggs, 3 whites and 2 yolks", "10 eggs, 6 whites and 4 yolks"),
    ("6 eggs, separated, plus 2 yolks", "12 eggs, separated, plus 4 yolks"),
    ("4 chops, about 2 pounds total", "8 chops, about 4 lb total"),
    ("2 chicken breasts (about 500g in total)", "4 chicken breasts (about 1 kg in total)"),
    ("12 ounces (340 g) cherries (about 2 cups/480 ml)", "24 oz (680 g) cherries (about 4 cups/960 ml)"),
    (
      "1 tsp cumin plus ½ tsp mace, ¼ tsp cloves, and ¼ tsp salt",
      "2 tsp cumin plus 1 tsp mace, ½ tsp cloves, and ½ tsp salt"
    ),
    ("1 ripe banana, or ¼ cup/60 g apple sauce", "2 ripe banana, or ½ cup/120 g apple sauce"),
    ("3 limes, juiced (about 6 tbsp)", "6 limes, juiced (about 12 tbsp)"),
    ("1 cup lemon juice (from 6 lemons)", "2 cups lemon juice (from 12 lemons)"),
    ("300g mushrooms (about 12)", "600 g mushrooms (about 24)"),
    ("5 oz chocolate (5 squares)", "10 oz chocolate (10 squares)"),
    ("6 shallots (or 2 small onions)", "12 shallots (or 4 small onions)"),
    ("1 bunch asparagus (about 16 spears)", "2 bunches asparagus (about 32 spears)"),
    ("2 trout, 1 boned, 1 left whole", "4 trout, 2 boned, 2 left whole"),
    ("8 oz sugar (1 heaped cup/240 ml)", "16 oz sugar (2 heaped cups/480 ml)"),
    ("7 oz onions, peeled (a generous 2 cups)", "14 oz onions, peeled (a generous 4 cups)"),
    ("½ tsp saffron soaked in 2 tbsp milk", "1 tsp saffron soaked in 4 tbsp milk"),
    ("1 stock cube, made up to 500ml", "2 stock cube, made up to 1 l"),
    ("1 x 600g/1lb 5oz sea bass", "2 × 600 g/1 lb 5 oz sea bass"),
    ("3 x 150g/5½oz tuna steaks", "6 × 150 g/5 ½ oz tuna steaks"),
    ("1 can (15 oz) pumpkin (about 2 cups)", "2 × 15 oz tins pumpkin (about 4 cups)"),
    ("3 (600g) parsnips", "6 (1.2 kg) parsnips"), ("1 cup minus 2 tbsp milk", "2 cups minus 4 tbsp milk"),
    ("3 carrots (100 g each; 300 g total)", "6 carrots (100 g each; 600 g total)"),
  ])
  func `is scaled with the first`(line: String, doubled: String) {
    #expect(IngredientLine(line).scaled(by: .one + .one).text == doubled)
  }

  @Test(arguments: [
    ("6 duck legs, 8 oz each", "12 duck legs, 8 oz each"),
    ("4 quails (about 5oz (140g) each)", "8 quails (about 5oz (140g) each)"),
    ("2 steaks (each 170 g, trimmed)", "4 steaks (each 170 g, trimmed)"),
    ("4 Steaks à 200 g", "8 Steaks à 200 g"), ("2 (8 ounce) salmon steaks", "4 (8 ounce) salmon steaks"),
    ("2 (7 oz) tuna steaks", "4 (7 oz) tuna steaks"), ("3 (180 g) pork chops", "6 (180 g) pork chops"),
    ("2 (1.2 kg) ducks", "4 (1.2 kg) ducks"), ("4 (900 g) potatoes", "8 (1.8 kg) potatoes"),
    ("1 (3 lb) chicken", "2 (3 lb) chicken"), ("2 6-ounce tuna steaks", "4 6-ounce tuna steaks"),
    ("1 leg of lamb, 5 to 6 pounds", "2 leg of lamb, 5 to 6 pounds"),
    ("1 turnip, cut into 8 wedges", "2 turnip, cut into 8 wedges"),
    ("500 g pork, cut into 3cm/1in cubes", "1 kg pork, cut into 3cm/1in cubes"),
    ("1 lb shrimp (21-25 per pound)", "2 lb shrimp (21-25 per pound)"), ("1 lb shrimp (16-20)", "2 lb shrimp (16-20)"),
    ("2 tsp mustard (½ tsp per sandwich)", "4 tsp mustard (½ tsp per sandwich)"),
    ("1 cup rice, soaked for 30 minutes", "2 cups rice, soaked for 30 minutes"),
    ("200 g chocolate (minimum 70% cocoa)", "400 g chocolate (minimum 70% cocoa)"),
    ("2 sheets puff pastry, 25 x 30 cm", "4 sheets puff pastry, 25 x 30 cm"),
    ("1 lb ground beef (80/20)", "2 lb ground beef (80/20)"),
    ("2 cups half and half or milk", "4 cups half and half or milk"),
    ("2 lb beef, divided into 4 (8-ounce) patties", "4 lb beef, divided into 4 (8-ounce) patties"),
    ("1 pack buns (8 buns)", "2 packets buns (8 buns)"),
    ("1 cup water (110 degrees F)", "2 cups water (110 degrees F)"),
    ("1 baguette, sliced in half", "2 baguette, sliced in half"), ("3 chops, 2 cm thick", "6 chops, 2 cm thick"),
  ])
  func `stays unchanged if it is a piece size, a time, a share or a cut`(line: String, doubled: String) {
    #expect(IngredientLine(line).scaled(by: .one + .one).text == doubled)
  }

  /// Counts lines with a weight, a volume or a number of things that is there for twice the servings, too. Not looked at
  /// are sizes of one piece and of packages: hyphenated, in a clause with `each` or `per`, or in brackets directly behind
  /// a bare number or a package.
  @Test(.enabled(if: RecordedLines.areThere && Recordings.areThere, "\(RecordedLines.missing)"))
  func `is left unscaled in at most two recorded lines`() throws {
    var lines = try RecordedLines.ofPages() + RecordedLines.labelled().compactMap { $0["sentence"] }
    lines += try Recordings.recipes().flatMap(\.ingredients).map { "\($0.measure) \($0.name)" }
    let amounts = try WrittenAmounts()

    let contradicting = lines.filter { line in
      let read = IngredientLine(line)
      guard !read.measures.isEmpty else { return false }
      let doubled = amounts.all(in: read.scaled(by: .one + .one).text)
      return !amounts.all(in: line).isDisjoint(with: doubled)
    }

    // One says `5-6 pounds` of one piece, one has 100 g of one thing and 200 g of another.
    #expect(lines.count > 5_200)
    #expect(contradicting.count <= 2, "\(contradicting.joined(separator: "\n"))")
  }
}

/// Finds weights, volumes and numbers of things in a line, independently of Tiffin's reader.
private struct WrittenAmounts {
  private let clause: NSRegularExpression
  private let amount: NSRegularExpression
  private let each: NSRegularExpression
  private let cut: NSRegularExpression
  private let package: NSRegularExpression

  init() throws {
    clause = try NSRegularExpression(pattern: #"[^,;()\[\]]+"#)
    each = try NSRegularExpression(pattern: #"\b(each|per|apiece|every)\b"#, options: .caseInsensitive)
    cut = try NSRegularExpression(pattern: #"\b(into|x|à|for|at|than|by) (about )?$"#)
    package = try NSRegularExpression(
      pattern: #"^\W*[\d½¼¾⅓⅔]*\s*\($|\b(cans?|tins?|pack\w*|jars?|bottles?|bags?|box\w*|containers?|cartons?)\b.*\($"#,
      options: .caseInsensitive)
    let number = #"(?:\d+(?:[.,]\d+)?(?:\s?[½¼¾⅓⅔⅛⅜⅝⅞]| \d/\d|/\d+)?|[½¼¾⅓⅔⅛⅜⅝⅞])"#
    let unit =
      "g|kg|oz|ounces?|lbs?|pounds?|ml|mL|cl|dl|l|cups?|tbsp|tablespoons?|tsp|teaspoons?|sticks?|cloves"
      + "|slices|squares|bunch(?:es)?|eggs?|yolks?|whites?|large|medium|small"
    amount = try NSRegularExpression(
      pattern: #"(?<![\w./,×–-])(?<!× )(\#(number)\s?(?:\#(unit))(?![\w-])|(?<=about )\#(number)$)"#)
  }

  func all(in line: String) -> Set<String> {
    var found: Set<String> = []
    for range in ranges(of: clause, in: line) where !isOfOne(range, in: line) {
      let words = String(line[range])
      for place in ranges(of: amount, in: words) where !matches(cut, String(words[..<place.lowerBound])) {
        found.insert(String(words[place]).filter { $0 != " " })
      }
    }
    return found
  }

  /// Returns true if a clause tells the size of one piece or package.
  private func isOfOne(_ range: Range<String.Index>, in line: String) -> Bool {
    let after = String(line[range.upperBound...].prefix(16))
    return matches(each, String(line[range])) || matches(each, after)
      || matches(package, String(line[..<range.lowerBound]))
  }

  private func matches(_ pattern: NSRegularExpression, _ text: String) -> Bool {
    pattern.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  private func ranges(of pattern: NSRegularExpression, in text: String) -> [Range<String.Index>] {
    pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
      Range<String.Index>(match.range, in: text)
    }
  }
}
