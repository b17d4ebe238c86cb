import Testing
import TiffinCore

@testable import TiffinWeb

/// The diary's screens as their visitors see them.
extension Site {
  /// - Parameter day: the day, optionally with a query.
  func day(_ day: String = "2026-11-21") throws -> HTMLElement {
    try get("diary/\(day)").page
  }

  /// The day after a tap on a row's arrow.
  func day(_ day: String = "2026-11-21", opening id: Meal.ID) throws -> HTMLElement {
    try opening(id, on: try self.day(day))
  }

  func quickEntry(_ day: String = "2026-11-21") throws -> HTMLForm {
    try #require(try self.day(day).quickEntry)
  }
}

extension HTMLElement {
  /// The names of a day's meals, in their order.
  var dayMeals: [String] {
    all("li", class: "eaten").compactMap { $0.first("bdi")?.words }
  }

  /// The day's totals.
  var sums: [String] {
    guard let sum = first("section", class: "sum") else { return [] }
    return [sum.first("div", class: "energy")?.words ?? ""] + sum.all("dl").flatMap { $0.all("div") }.map(\.words)
  }

  /// The form that repeats a meal: in its row on a past day, otherwise in the open row.
  func repeatForm(of id: Meal.ID) -> HTMLForm? {
    let action = "/meals/\(id.number)/repeat"
    return form(pressedTo: action) ?? form(to: action).map(HTMLForm.init)
  }

  var quickEntry: HTMLForm? {
    element(id: "quick-form").map(HTMLForm.init)
  }
}
