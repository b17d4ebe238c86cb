import Templating
import TiffinCore

/// A kind of rows in an imported file, with some examples, and a checkbox if there are several kinds.
struct ImportRowKindView: View {
  let part: ImportRowKind
  let job: ImportJob.ID
  /// True if the part can be left out.
  let isChoosable: Bool
  let visitor: Visitor

  /// The maximum number of examples that are shown on one line, for one of several parts.
  private static let inLine = 4

  /// The names of the parts of an exported file.
  private static let names = [
    "recipes": "Recipes", "foods": "Your own foods", "ingredient-foods": "Foods of ingredients", "aisles": "Aisles",
    "habits": "What you usually buy", "groceries": "Groceries", "plan": "Plan", "favourites": "Favourites",
    "purchases": "What groceries cost", "diary": "Diary", ImportRowKind.settings: "Goals and settings",
  ]

  static let fields: Fields<ImportRowKindView> = [
    "kind": .text(\.part.kind),
    "name": .text { names[$0.part.kind] ?? $0.part.kind },
    "said": .text(\.said),
    "choosable": .flag(\.isChoosable),
    "examples": .text(\.line),
    "listed": .flag { !$0.rows.isEmpty },
    "rows": .list(\.rows),
    "more": .text { page in page.rows.isEmpty ? nil : page.more(than: page.rows.count) },
  ]

  /// The counts, such as "44 · 12 already here".
  private var said: String {
    if part.kind == ImportRowKind.settings { return "Imported only if you have none" }
    let known = part.known > 0 ? " · \(Formatter.grouped(part.known)) already here" : ""
    return Formatter.grouped(part.total) + known
  }

  /// The examples that are shown one per line: all of them if the file has one part, at most six recipes if it has
  /// several; empty for all other parts.
  private var rows: [ImportExampleView] {
    guard part.kind == "recipes" || !isChoosable else { return [] }
    let most = isChoosable ? 6 : part.examples.count
    return part.examples.prefix(most).enumerated().map { place, name in
      let picture = part.pictured.contains(place) ? visitor.links.importPicture(place, of: job) : nil
      return ImportExampleView(name, picture: picture, hasTile: part.kind == "recipes", visitor.format)
    }
  }

  private var line: String? {
    guard rows.isEmpty, !part.examples.isEmpty else { return nil }
    let names = part.examples.prefix(Self.inLine).map { ImportExampleView($0, visitor.format).words }
    return ([names.joined(separator: ", ")] + [more(than: names.count)].compactMap(\.self)).joined(separator: " ")
  }

  /// Returns the number of further rows, such as "and 187 more"; nil if there are none.
  private func more(than count: Int) -> String? {
    let rest = part.total - part.brokenCount - count
    return rest > 0 ? "and \(Formatter.grouped(rest)) more" : nil
  }
}

/// An example of the rows of an imported file.
struct ImportExampleView: View {
  private let name: String
  private let day: String?
  private let picture: String?
  private let hasTile: Bool

  /// Creates the example.
  ///
  /// - Parameter example: The text, which may begin with a date: "2026-04-03 Porridge".
  init(_ example: String, picture: String? = nil, hasTile: Bool = false, _ format: Formatter) {
    let date = LocalDate(iso: String(example.prefix(10)))
    day = date.map { format.day($0) }
    name = date == nil ? example : String(example.dropFirst(11))
    (self.picture, self.hasTile) = (picture, hasTile)
  }

  static let fields: Fields<ImportExampleView> = [
    "name": .text(\.name),
    "day": .text(\.day),
    "tile": .flag(\.hasTile),
    "picture": .text(\.picture),
    "letter": .letter(\.name),
    "tint": .tint(\.name),
  ]

  /// The example in words, such as "Porridge (Fri 3 April)".
  var words: String { day.map { "\(name) (\($0))" } ?? name }
}
