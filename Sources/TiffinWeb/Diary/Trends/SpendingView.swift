import Templating
import TiffinCore

/// The spending on groceries week by week, as a drawing and a table, for the template `diary/spending`.
struct SpendingView: View {
  let spending: WeeklySpending
  let currency: Currency
  /// The end of the scale, in the currency's main unit.
  let end: Int

  init(_ spending: WeeklySpending, for visitor: Visitor) {
    self.spending = spending
    currency = visitor.person.currency
    let most = max(spending.weeks.map(\.paid).max() ?? 0, spending.budget?.minorUnits ?? 0)
    end = TrendScale.end(holding: (most + currency.minorUnitsPerUnit - 1) / currency.minorUnitsPerUnit)
  }

  static let fields: Fields<SpendingView> = [
    "average": .text { $0.money($0.spending.average) },
    "budget": .text { view in view.spending.budget.map { view.money($0.minorUnits) } },
    "goalHeight": .text { view in
      view.spending.budget.map { Formatter.tenths(TrendScale.bottom - view.height(of: $0.minorUnits)) }
    },
    "end": .text { short($0.end) },
    "half": .text { short($0.end / 2) },
    "bars": .list(\.bars),
    "labels": .list(\.labels),
    "summary": .text(\.summary),
    "weeks": .list(\.weeks),
  ]

  /// The width of a bar, in tenths of a unit of the drawing.
  private static let barWidth = 160
  /// The interval of weeks with a label.
  private static let labelled = 3

  private func money(_ minorUnits: Int) -> String { Formatter.money(minorUnits: minorUnits, in: currency) }

  /// Returns a date such as "30 Nov".
  private static func date(_ day: LocalDate) -> String { "\(day.day) \(CalendarNames.shortMonth(day.month))" }

  private func height(of minorUnits: Int) -> Int {
    TrendScale.height(of: minorUnits, upTo: end * currency.minorUnitsPerUnit)
  }

  /// Returns a round number for the scale: "120", "15k", "1.2M".
  private static func short(_ number: Int) -> String {
    if number >= 1_000_000 { return "\(Formatter.tenths(number / 100_000))M" }
    return number >= 10_000 ? "\(number / 1_000)k" : Formatter.grouped(number)
  }

  private var bars: [TrendBarView] {
    spending.weeks.enumerated().compactMap { index, week in
      if week.paid == 0 { return nil }
      return TrendBarView(
        left: TrendScale.x(of: index, among: spending.weeks.count) - Self.barWidth / 2, width: Self.barWidth,
        height: height(of: week.paid), isPartial: index == spending.weeks.count - 1,
        title: "Week of \(Self.date(week.first)): \(money(week.paid))")
    }
  }

  private var labels: [TrendLabelView] {
    let last = spending.weeks.count - 1
    return spending.weeks.indices.reversed().filter { (last - $0) % Self.labelled == 0 }.map { index in
      let day = spending.weeks[index].first
      // The last date is right-aligned, so that it stays within the drawing.
      return TrendLabelView(
        x: index == last ? TrendScale.across.upperBound : TrendScale.x(of: index, among: spending.weeks.count),
        isLast: index == last, text: Self.date(day))
    }
  }

  /// The weeks since the first payment, latest first.
  private var weeks: [SpendingWeekView] {
    spending.weeks.drop { $0.paid == 0 }.reversed().map { week in
      SpendingWeekView(first: Self.date(week.first), paid: money(week.paid))
    }
  }

  /// A description of the drawing for screen readers.
  private var summary: String {
    let against = spending.budget.map { ", against a budget of \(money($0.minorUnits))" } ?? ""
    let average = "\(money(spending.average)) a week on average"
    return "Groceries of the last \(spending.weeks.count) weeks: \(average)\(against). The table has every week."
  }
}

/// A week in the table of payments.
struct SpendingWeekView: View {
  let first: String
  let paid: String

  static let fields: Fields<SpendingWeekView> = [
    "first": .text(\.first),
    "paid": .text(\.paid),
  ]
}
