import Templating

/// `parts/doubts`: the figures that sums lack, and the guesses in them, said once.
struct DoubtsView: View {
  /// "2 entries without cost."
  let missing: String?
  /// The page that completes the first of them.
  let add: String?
  /// "The kcal of one meal are a guess."
  let why: String?
  /// The page that replaces the first guess.
  let mend: String?

  /// Nil where all is known.
  init?(missing: String?, add: String?, why: String?, mend: String?) {
    guard missing != nil || why != nil else { return nil }
    self.missing = missing
    self.add = missing == nil ? nil : add
    self.why = why
    self.mend = why == nil ? nil : mend
  }

  static let fields: Fields<DoubtsView> = [
    "missing": .text(\.missing),
    "add": .text(\.add),
    "why": .text(\.why),
    "mend": .text(\.mend),
  ]
}

extension Formatter {
  /// "2 entries without cost, 1 without kcal."; nil where none lacks anything, or all do: their sum says so.
  ///
  /// - Parameters:
  ///   - figures: how many lack a figure, and its name.
  ///   - count: how many there are.
  ///   - noun: one of them and many: "entry", "entries".
  static func lacking(
    _ figures: [(count: Int, name: String)], of count: Int, _ noun: (one: String, many: String)
  ) -> String? {
    let lacking = figures.filter { $0.count > 0 && $0.count < count }
    guard let first = lacking.first else { return nil }
    let together = lacking.filter { $0.count == first.count }.map(\.name).joined(separator: " or ")
    let others = lacking.filter { $0.count != first.count }.map { ", \($0.count) without \($0.name)" }.joined()
    return "\(first.count) \(first.count == 1 ? noun.one : noun.many) without \(together)\(others)."
  }
}
