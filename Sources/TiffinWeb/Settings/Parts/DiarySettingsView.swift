import Templating
import TiffinCore

/// The order of lists, the first day of the week, and whether past days can be changed, for the template
/// `settings/diary`.
struct DiarySettingsView: View {
  let page: SettingsView

  static let fields: Fields<DiarySettingsView> = [
    "sort": .view { $0.page.field("sort") },
    "orders": .list(\.orders),
    "weekStart": .view { $0.page.field("week_start") },
    "weekStarts": .list(\.weekStarts),
    "switches": .list { part in switches.map { SettingsSwitchView(choice: $0, page: part.page) } },
  ]

  private static let switches = [
    SettingsSwitch(
      name: "past_days_read_only", label: "Past days are read-only", hint: "Only today and later can be edited.",
      setting: \.arePastDaysReadOnly)
  ]

  private var orders: [OptionView] {
    let chosen = page.typed("sort", page.stored.mealOrder.rawValue)
    return MealOrder.allCases.map {
      OptionView(value: $0.rawValue, label: $0.label, isOn: $0.rawValue == chosen)
    }
  }

  private var weekStarts: [OptionView] {
    let chosen = page.typed("week_start", page.stored.weekStart.typed)
    return Weekday.weekStarts.map {
      OptionView(value: $0.typed, label: CalendarNames.weekday($0), isOn: $0.typed == chosen)
    }
  }

  static func read(_ reader: inout SettingsFormReader) throws(HTTPRefusal) {
    try reader.apply("sort", as: MealOrder.chosen) { $0.mealOrder = $1 }
    try reader.apply("week_start", as: Weekday.start) { $0.weekStart = $1 }
    for choice in switches { try choice.read(&reader, of: .diary) }
  }
}

extension Weekday {
  /// The value of the form's field, such as "monday".
  fileprivate var typed: String { CalendarNames.weekday(self).lowercased() }

  fileprivate static func start(_ text: String) throws(FieldRefusal) -> Weekday {
    guard let day = weekStarts.first(where: { $0.typed == text }) else {
      throw FieldRefusal(sentence: "Choose one of the days")
    }
    return day
  }
}

extension MealOrder {
  fileprivate static func chosen(_ text: String) throws(FieldRefusal) -> MealOrder {
    guard let order = MealOrder(rawValue: text) else { throw FieldRefusal(sentence: "Choose one of the orders") }
    return order
  }

  fileprivate var label: String {
    switch self {
    case .date: "Date, newest first"
    case .name: "Name"
    case .calories: "Energy, most first"
    case .protein: "Protein, most first"
    case .fat: "Fat, most first"
    case .carbs: "Carbs, most first"
    case .category: "Category"
    }
  }
}
