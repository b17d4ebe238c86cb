import Templating
import TiffinCore

/// The meanings of a table's columns, which can be corrected before the import.
struct ImportedColumnsView: View {
  let columns: ImportedColumns
  let action: String
  let format: Formatter
  /// The label of the button, such as "Import 412 entries"; nil if nothing is new, or a column is missing.
  let button: String?

  static let fields: Fields<ImportedColumnsView> = [
    "action": .text(\.action),
    "doubtful": .text(\.columns.doubtful),
    "days": .list(\.days),
    "missing": .text(\.missing),
    "columns": .list { view in
      view.columns.columns.enumerated().map { ImportedColumnView(column: $1, place: $0 + 1) }
    },
    "button": .text(\.button),
  ]

  /// The two readings of an ambiguous date; empty if no date is ambiguous.
  private var days: [OptionView] {
    guard let both = columns.doubtfulDays else { return [] }
    return [(ImportedColumns.DateOrder.dayFirst, both.dayFirst), (.monthFirst, both.monthFirst)].map { order, day in
      OptionView(value: order.rawValue, label: format.day(day), isOn: columns.order == order)
    }
  }

  /// A sentence that names the column to choose; nil if none is missing.
  private var missing: String? {
    switch columns.missing {
    case .date: "Choose the date column."
    case .name: "Choose the name column."
    case .energy: "Choose the energy column."
    case .order: "Choose the right date."
    case nil: nil
    }
  }
}
