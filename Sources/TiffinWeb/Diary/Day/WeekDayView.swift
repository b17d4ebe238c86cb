import Templating
import TiffinCore

/// A day of the displayed week, with its percentage of the energy goal.
struct WeekDayView: View {
  let day: LocalDate
  let totals: DayTotals?
  /// The planned energy in kilocalories; 0 for days other than the displayed one.
  let planned: Int
  let goal: Energy?
  let isShown: Bool
  let links: Links

  static let fields: Fields<WeekDayView> = [
    "href": .text { $0.links.diary($0.day) },
    "weekday": .text { CalendarNames.short($0.day.weekday) },
    "day": .number(\.day.day),
    "date": .written { Formatter.write(dayOfYear: $0.day, to: &$1) },
    "energy": .text { $0.totals?.energyText },
    "share": .text(\.share),
    "later": .text(\.later),
    "shown": .flag(\.isShown),
  ]

  /// The energy as a percentage of the goal, at most 100; 100 if there is no goal, so that the ring shows that there
  /// are meals; nil if there are no meals, or for 0.
  private var share: String? {
    guard let totals else { return nil }
    guard let goal else { return "100" }
    return Formatter.share(of: totals.energy.amount, in: goal.kilocalories)
  }

  /// The percentage of the goal including the planned entries; nil if there are none, or there is no goal.
  private var later: String? {
    guard planned > 0, let goal else { return nil }
    return Formatter.share(of: (totals?.energy.amount ?? 0) + planned, in: goal.kilocalories)
  }

  /// Returns the seven days of a week, beginning with the person's first day of the week.
  static func week(
    of shown: LocalDate, _ totals: [(day: LocalDate, totals: DayTotals)], _ planned: DayTotals, for visitor: Visitor
  ) -> [WeekDayView] {
    shown.week(from: visitor.person.settings.weekStart).map { day in
      WeekDayView(
        day: day, totals: totals.first { $0.day == day }?.totals, planned: day == shown ? planned.energy.amount : 0,
        goal: visitor.person.settings.goals.energy,
        isShown: day == shown, links: visitor.links)
    }
  }
}

extension DayTotals {
  /// The energy, such as "1,960 kcal", "≈ 400 kcal" or "no kcal yet".
  var energyText: String { isKnown(energy) ? Formatter.energy(energy) + " kcal" : "no kcal yet" }
}
