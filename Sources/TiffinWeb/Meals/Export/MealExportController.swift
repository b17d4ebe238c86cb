import HTTPTypes
import TiffinCore

/// A controller that exports a person's meals as CSV, one row each, newest first.
struct MealExportController: Sendable {
  func csv(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    var table = CSV(header: Self.columns.map(\.name))
    try MealStore.forEachMeal(of: visitor.person.id, statements) { meal in
      table.append(Self.columns.map { $0.text(meal) })
    }
    let headers: HTTPFields = [
      .contentType: "text/csv; charset=utf-8",
      .contentDisposition: #"attachment; filename="meals.csv""#,
    ]
    return Response(.ok, headers: headers, body: table.bytes)
  }

  private struct Column: Sendable {
    let name: String
    let text: @Sendable (MealContent) -> String
  }

  /// The columns. New columns are appended, because programs may rely on the order of the existing ones.
  private static let columns: [Column] = {
    let time = Column(name: "time") { $0.time?.iso ?? "" }
    var parts = MealContent.parts.map { Column(name: $0.column, text: $0.plain) } + [time]
    let known = [
      "date", "time", "name", "category", "energy_kcal", "carbs_g", "protein_g", "fat_g", "rating", "favourite",
      "notes",
    ]
    return known.compactMap { name in parts.firstIndex { $0.name == name }.map { parts.remove(at: $0) } } + parts
  }()
}
