public import Localization

/// A person's settings.
public struct PersonSettings: Equatable, Sendable {
  /// The settings of a new person.
  public static let standard = PersonSettings()

  /// The language of the person's pages; nil for that of the browser.
  public var language: LanguageTag?
  /// The order of all lists of meals.
  public var mealOrder: MealOrder = .date
  /// The time zone that decides which day is today.
  public var timeZone: TimeZoneChoice = .notChosen
  /// The daily goals.
  public var goals: DailyGoals = .none
  /// True if days before today cannot be changed.
  public var arePastDaysReadOnly = false
  /// The first day of every week: Monday, Saturday or Sunday.
  public var weekStart: Weekday = .monday
  /// Light, dark, or the device's choice.
  public var theme: Theme = .device
  /// The hand that holds the phone.
  public var thumb: Handedness = .right
  /// True if the calendar reminds of cooking and planning.
  public var isReminded = false
  /// The time when cooking dinner begins.
  public var cooksAt: LocalTime = .evening
  /// The first steps that were neither done nor dismissed.
  public var firstSteps: FirstSteps = .all
  /// The nutrients that are shown besides energy and macros: some of fibre, sugars, saturated fat and salt.
  public var nutrients: ChosenNutrients = []
}

/// The columns of a person, with the currency and the price level of their household.
enum PersonTableColumn: Int, ColumnList {
  case id, household, name, role, currency, priceLevel
  case mealOrder, timeZone, energyGoal, carbsGoal, proteinGoal, fatGoal, arePastDaysReadOnly, weekStart, theme, thumb
  case isReminded, cooksAt, firstSteps, nutrients, fibreGoal, sugarsGoal, saturatedGoal, saltGoal, language

  /// The columns that hold settings.
  static let settings = allCases.filter { $0.write != nil }

  /// The columns of settings that an export contains.
  static let exported = settings.filter { ![.isReminded, .firstSteps].contains($0) }

  /// The column's name in the table.
  var column: String { declaration.column }

  var name: String {
    switch self {
    case .currency, .priceLevel: "(SELECT \(column) FROM household WHERE household.id = person.household_id)"
    default: "person.\(column)"
    }
  }

  /// A closure that returns the column's value for given settings; nil if the column is not a setting.
  var write: ((PersonSettings) -> SQLValue)? { declaration.write }

  /// The type of the column's values in an export.
  var kind: ColumnKind { declaration.kind }

  private var declaration: (column: String, kind: ColumnKind, write: ((PersonSettings) -> SQLValue)?) {
    switch self {
    case .id: ("id", .number, nil)
    case .household: ("household_id", .number, nil)
    case .name: ("name", .text, nil)
    case .role: ("role", .text, nil)
    case .currency: ("currency", .text, nil)
    case .priceLevel: ("price_percent", .number, nil)
    case .mealOrder: ("meal_order", .text, { .text($0.mealOrder.rawValue) })
    case .timeZone: ("time_zone", .text, { .text($0.timeZone.stored) })
    case .energyGoal: ("energy_goal_kcal", .number, { .int($0.goals.energy?.kilocalories) })
    case .carbsGoal: ("carbs_goal_mg", .number, { .int($0.goals.macros.carbs?.milligrams) })
    case .proteinGoal: ("protein_goal_mg", .number, { .int($0.goals.macros.protein?.milligrams) })
    case .fatGoal: ("fat_goal_mg", .number, { .int($0.goals.macros.fat?.milligrams) })
    case .arePastDaysReadOnly: ("past_days_read_only", .flag, { .flag($0.arePastDaysReadOnly) })
    case .weekStart: ("week_start", .number, { .int($0.weekStart.rawValue) })
    case .theme: ("theme", .text, { .text($0.theme.rawValue) })
    case .thumb: ("thumb", .text, { .text($0.thumb.rawValue) })
    case .isReminded: ("is_reminded", .flag, { .flag($0.isReminded) })
    case .cooksAt: ("cooks_at", .text, { .text($0.cooksAt.iso) })
    case .firstSteps: ("first_steps", .number, { .int($0.firstSteps.rawValue) })
    case .nutrients: ("shown_nutrients", .number, { .int($0.nutrients.rawValue) })
    case .fibreGoal: ("fibre_goal_mg", .number, { .int($0.goals.further[.fibre]?.milligrams) })
    case .sugarsGoal: ("sugars_goal_mg", .number, { .int($0.goals.further[.sugars]?.milligrams) })
    case .saturatedGoal: ("saturated_goal_mg", .number, { .int($0.goals.further[.saturated]?.milligrams) })
    case .saltGoal: ("salt_goal_mg", .number, { .int($0.goals.further[.salt]?.milligrams) })
    case .language: ("language", .text, { .text($0.language?.text) })
    }
  }
}

extension PersonSettings {
  /// Reads the settings from a row of ``PersonTableColumn``.
  init(_ row: borrowing Row) throws(StoreError) {
    let order = row.text(PersonTableColumn.mealOrder)
    guard let mealOrder = MealOrder(rawValue: order) else { throw .damaged("a person's order is \(order)") }
    self.init(
      language: row.optionalText(PersonTableColumn.language).flatMap { LanguageTag($0) },
      mealOrder: mealOrder,
      timeZone: TimeZoneChoice(stored: row.optionalText(PersonTableColumn.timeZone)),
      goals: Self.goals(row),
      arePastDaysReadOnly: row.flag(PersonTableColumn.arePastDaysReadOnly),
      weekStart: Weekday(rawValue: row.int(PersonTableColumn.weekStart)) ?? .monday,
      theme: Theme(rawValue: row.text(PersonTableColumn.theme)) ?? .device,
      thumb: Handedness(rawValue: row.text(PersonTableColumn.thumb)) ?? .right,
      isReminded: row.flag(PersonTableColumn.isReminded),
      cooksAt: LocalTime(iso: row.text(PersonTableColumn.cooksAt)) ?? .evening,
      firstSteps: FirstSteps(rawValue: row.int(PersonTableColumn.firstSteps)),
      nutrients: ChosenNutrients(rawValue: row.int(PersonTableColumn.nutrients)))
  }

  private static func goals(_ row: borrowing Row) -> DailyGoals {
    DailyGoals(
      energy: row.optionalInt(PersonTableColumn.energyGoal).map(Energy.init(stored:)),
      macros: Macros(carbs: mass(row, .carbsGoal), protein: mass(row, .proteinGoal), fat: mass(row, .fatGoal)),
      further: FurtherNutrients(
        fibre: mass(row, .fibreGoal), sugars: mass(row, .sugarsGoal), saturated: mass(row, .saturatedGoal),
        salt: mass(row, .saltGoal)))
  }

  private static func mass(_ row: borrowing Row, _ column: PersonTableColumn) -> Mass? {
    row.optionalInt(column).map(Mass.init(stored:))
  }
}

/// The colours of the pages, chosen by the person.
public enum Theme: String, CaseIterable, Sendable {
  /// The theme that is set on the device.
  case device
  case light, dark
}

/// The side of the main action on a phone.
public enum Handedness: String, CaseIterable, Sendable {
  case right, left
}

extension Weekday {
  /// The possible first days of a week.
  public static let weekStarts: [Weekday] = [.monday, .saturday, .sunday]
}

extension LocalTime {
  /// 18:00, the default time to start dinner.
  public static let evening = LocalTime(hour: 18, minute: 0) ?? .midnight
}
