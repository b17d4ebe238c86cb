import Testing

@testable import PictureTools
@testable import TiffinCore

extension MealContent {
  /// A Caprese salad with all fields.
  static func caprese(
    name: String = "Caprese salad", on day: String = "2026-11-20", at time: String? = "12:30", stars: Int = 4
  ) throws -> MealContent {
    MealContent(
      name: try MealName(name),
      category: .lunch,
      energy: try Energy(kilocalories: 350),
      macros: Macros(
        carbs: try Mass(milligrams: 8_500), protein: try Mass(milligrams: 21_000), fat: try Mass(milligrams: 25_250)),
      date: try #require(LocalDate(iso: day)),
      time: try time.map { try #require(LocalTime(iso: $0)) },
      rating: try Rating(stars),
      notes: try MealNotes("With the good olive oil."),
      isFavourite: true
    )
  }

  /// A meal with only a name and a day.
  static func toast(on day: String = "2026-11-20", at time: String? = nil) throws -> MealContent {
    MealContent(
      name: try MealName("Toast"), category: try MealCategory(""), date: try #require(LocalDate(iso: day)),
      time: try time.map { try #require(LocalTime(iso: $0)) })
  }
}

extension Meal {
  /// This meal as a list shows it.
  var listed: ListedMeal {
    var content = content
    (content.notes, content.further, content.share) = (.none, .unknown, nil)
    return ListedMeal(id: id, photo: photo, content: content)
  }
}

extension RenderedPhoto {
  /// Bytes that stand for a picture.
  static func plate(_ seed: UInt8 = 1, format: PhotoFormat = .jpeg) -> RenderedPhoto {
    RenderedPhoto(
      format: format, small: [0xFF, 0xD8, 0, seed], large: [0xFF, 0xD8] + Array(repeating: seed, count: 20_000))
  }
}

extension LocalDate {
  /// A valid date.
  static func on(_ iso: String) throws -> LocalDate {
    try #require(LocalDate(iso: iso))
  }
}

extension ClosedRange<LocalDate> {
  /// One day.
  static func day(_ iso: String) throws -> ClosedRange<LocalDate> {
    try .on(iso) ... .on(iso)
  }
}
