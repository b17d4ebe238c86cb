import TiffinCore

extension Links {
  var diary: String { "\(root)diary" }

  func diary(_ day: LocalDate) -> String { "\(root)diary/\(day.iso)" }

  /// Returns the address of a day with a query, scrolled to a part of the page.
  func diary(_ day: LocalDate, _ query: DiaryQuery, part: String? = nil) -> String {
    let pairs = query.pairs
    return path(["diary", day.iso], query: pairs) + (part.map { "#\($0)" } ?? "")
  }
}

extension LocalDate: PathParameter {
  /// Parses a date such as `2026-11-20`.
  init?(_ segment: String) {
    self.init(iso: segment)
  }
}

extension Links {
  /// Returns the address of the day to which a meal was just added. It is not scrolled, so that the totals and the
  /// notice are visible.
  ///
  /// - Parameter alike: The source of nutrients that were filled in; nil if they were typed.
  func added(_ meal: Meal.ID, on day: LocalDate, alike: NutrientSource? = nil) -> String {
    diary(day, DiaryQuery(notice: Notice(.added, meal), alike: alike))
  }

  /// Returns the address of the day from which a meal was just deleted, with a notice that offers to restore it.
  func deleted(_ meal: Meal) -> String {
    diary(meal.content.date, DiaryQuery(notice: Notice(.deleted, meal.id)))
  }

  /// Returns the address to which a day's quick entry is posted. It has no fragment, which browsers would apply to the
  /// next page.
  func quickEntry(_ day: LocalDate) -> String { "\(diary(day))/meals" }

  /// Returns the address of the search for foods to add to a day, with the category of the quick entry if it is one of
  /// the four main ones.
  func foods(of day: LocalDate, for entry: QuickEntry) -> String {
    path("foods", query: Self.place(day, entry))
  }

  /// Returns the address of the search for foods with the name and time typed into the quick entry.
  func foods(of day: LocalDate, with entry: QuickEntry) -> String {
    let typed = [("time", entry.time), ("q", entry.name)].filter { !$0.1.isEmpty }
    return path("foods", query: Self.place(day, entry) + typed)
  }

  /// Returns the address of the page that finds a food by barcode, with the category of the quick entry.
  func barcode(of day: LocalDate, for entry: QuickEntry) -> String {
    path("foods", "barcode", query: Self.place(day, entry))
  }

  private static func place(_ day: LocalDate, _ entry: QuickEntry) -> [(name: String, value: String)] {
    let chosen = MealCategory.main.first { $0.name.isSameBytes(as: entry.category) }
    let today = entry.today.isEmpty ? [] : [("today", entry.today)]
    return [("day", day.iso)] + today + (chosen.map { [("for", $0.name)] } ?? [])
  }

  /// Returns the address of the page that copies a day.
  func copy(_ day: LocalDate) -> String { "\(diary(day))/copy" }
}

extension Links {
  /// The address of the printable diary.
  var printedDiary: String { "\(diary)/print" }

  /// Returns the address of the printable diary for a range of days.
  func printedDiary(_ days: ClosedRange<LocalDate>) -> String {
    path("diary", "print", query: [("from", days.lowerBound.iso), ("to", days.upperBound.iso)])
  }

  /// Returns the address of the trends of the last days.
  func trends(_ span: TrendSpan = .week) -> String {
    path("trends", query: span == .week ? [] : [("days", String(span.rawValue))])
  }
}
