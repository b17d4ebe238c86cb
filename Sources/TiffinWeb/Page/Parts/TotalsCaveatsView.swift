import Templating

/// The nutrients missing from totals, and the estimates in them, for the template `parts/totals-caveats`.
struct TotalsCaveatsView: View {
  /// The missing values, such as "2 entries without cost."; nil if none is missing.
  let missing: String?
  /// The address of the page on which the first of the missing values can be added.
  let add: String?
  /// The estimates, such as "The kcal of one meal are a guess."; nil if there are none.
  let why: String?
  /// The address of the page on which the first estimate can be replaced.
  let mend: String?

  /// Creates the part; nil if nothing is missing or estimated.
  init?(missing: String?, add: String?, why: String?, mend: String?) {
    guard missing != nil || why != nil else { return nil }
    self.missing = missing
    self.add = missing == nil ? nil : add
    self.why = why
    self.mend = why == nil ? nil : mend
  }

  static let fields: Fields<TotalsCaveatsView> = [
    "missing": .text(\.missing),
    "add": .text(\.add),
    "why": .text(\.why),
    "mend": .text(\.mend),
  ]
}

extension Formatter {
  /// Returns a sentence such as "2 entries without cost, 1 without kcal."; nil if there is nothing to
  /// mention. A value that all entries lack is not mentioned, because its total shows that.
  ///
  /// - Parameters:
  ///   - figures: The number of entries that lack a value, and its name, for each value.
  ///   - count: The number of entries.
  ///   - noun: The singular and the plural: "entry", "entries".
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
