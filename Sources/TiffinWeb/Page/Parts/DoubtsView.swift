import Templating

/// `parts/doubts`: the figures that sums lack, and the estimates in them.
struct DoubtsView: View {
  /// The missing figures, such as "2 entries without cost."
  let missing: String?
  /// The page on which the first of them can be completed.
  let add: String?
  /// The estimates, such as "The kcal of one meal are a guess."
  let why: String?
  /// The page on which the first estimate can be replaced.
  let mend: String?

  /// Creates the part; nil if nothing is missing or estimated.
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
  /// Returns a sentence such as "2 entries without cost, 1 without kcal."; nil if no entry lacks a figure, or if all
  /// do, because their sum shows that.
  ///
  /// - Parameters:
  ///   - figures: for each figure, the number of entries that lack it, and its name.
  ///   - count: the number of entries.
  ///   - noun: the singular and plural: "entry", "entries".
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
