import TiffinCore

extension Links {
  var diary: String { "\(root)diary" }

  func diary(_ day: LocalDate) -> String { "\(root)diary/\(day.iso)" }

  /// A day with a query, scrolled to one of its parts.
  func diary(_ day: LocalDate, _ query: DiaryQuery, part: String? = nil) -> String {
    let pairs = query.pairs
    return path(["diary", day.iso], query: pairs) + (part.map { "#\($0)" } ?? "")
  }
}

extension LocalDate: PathParameter {
  /// Reads a date such as `2026-11-20`.
  init?(_ segment: String) {
    self.init(iso: segment)
  }
}

extension Links {
  /// The day that a meal was just added to. Its row stays closed, so that the sum and the notice are in sight.
  func added(_ meal: Meal.ID, on day: LocalDate) -> String {
    diary(day, DiaryQuery(notice: Notice(.added, meal)))
  }

  /// The address that a day's quick entry is posted to; the form is open again if it is refused.
  func quickEntry(_ day: LocalDate) -> String { "\(diary(day))/meals#quick" }

  /// The page for copying a day.
  func copy(_ day: LocalDate) -> String { "\(diary(day))/copy" }
}

extension Links {
  /// The trends of the last days.
  func trends(_ span: TrendSpan = .week) -> String {
    path("trends", query: span == .week ? [] : [("days", String(span.rawValue))])
  }
}
