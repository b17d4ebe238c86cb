import Templating
import TiffinCore

/// A column of an imported table, with a menu of its possible meanings.
struct ImportedColumnView: View {
  let column: ImportedColumns.Column
  /// The column's number, from 1.
  let place: Int

  static let fields: Fields<ImportedColumnView> = [
    "id": .text { "c\($0.place)" },
    "name": .text { $0.column.name.isEmpty ? "Column \($0.place)" : $0.column.name },
    "example": .text(\.column.example),
    "meanings": .list(\.meanings),
  ]

  private var meanings: [OptionView] {
    [OptionView(value: "", label: "Nothing", isOn: column.meaning == nil)]
      + ImportedColumns.Meaning.choices.map {
        OptionView(value: $0.rawValue, label: $0.label, isOn: $0 == column.meaning)
      }
  }
}

extension ImportedColumns.Meaning {
  /// The label in the menu, with the unit.
  fileprivate var label: String {
    switch self {
    case .date: "Date"
    case .time: "Time"
    case .part, .kind: "Meal"
    case .name: "Name"
    case .amount: "Amount"
    case .unit: "Unit"
    case .energy: "Energy, kcal"
    case .kilojoules: "Energy, kJ"
    case .carbs: "Carbs, g"
    case .protein: "Protein, g"
    case .fat: "Fat, g"
    case .fibre: "Fibre, g"
    case .sugars: "Sugars, g"
    case .saturated: "Saturated fat, g"
    case .salt: "Salt, g"
    case .sodium: "Sodium, mg"
    case .deleted: "Deleted"
    }
  }
}
