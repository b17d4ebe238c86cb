import HTTPTypes
import TiffinCore

/// A person's meals as a table for other programs: CSV, a line for each, the newest first.
struct MealExportController: Sendable {
  let meals: MealStore

  init(_ services: Services) {
    meals = services.stores.meals
  }

  func csv(_ request: Request, for visitor: Visitor) throws -> Response {
    var table = CSV(
      header: [
        "date", "time", "name", "category", "energy_kcal", "carbs_g", "protein_g", "fat_g", "rating", "favourite",
        "notes",
      ])
    try meals.forEachMeal(of: visitor.person.id) { table.append(Self.line($0)) }
    let headers: HTTPFields = [
      .contentType: "text/csv; charset=utf-8",
      .contentDisposition: #"attachment; filename="meals.csv""#,
    ]
    return Response(.ok, headers: headers, body: table.bytes)
  }

  private static func line(_ meal: MealContent) -> [String] {
    [
      meal.date.iso, meal.time?.iso ?? "", meal.name.text, meal.category.name,
      meal.energy.map { String($0.kilocalories) } ?? "", grams(meal.macros.carbs), grams(meal.macros.protein),
      grams(meal.macros.fat), String(meal.rating.stars), meal.isFavourite ? "1" : "0", meal.notes.text,
    ]
  }

  private static func grams(_ mass: Mass?) -> String {
    mass.map { DecimalText.text(of: $0.milligrams, decimals: 3) } ?? ""
  }
}
