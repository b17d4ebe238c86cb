import Templating
import TiffinCore

/// The trends of the last days as drawings and a table, for the template `diary/trends`.
struct TrendsView: PageView {
  static let template = "diary/trends"

  let trends: Trends
  let span: TrendSpan
  /// The spending on groceries; nil if nothing was paid.
  let spending: WeeklySpending?
  /// The trends of weight and water; nil if neither is recorded.
  let records: RecordTrends?
  let visitor: Visitor
  /// The displayed quantities: energy and the macros, then the further nutrients that the person has chosen to see.
  let figures: [TrendFigure]

  init(
    _ trends: Trends, _ span: TrendSpan, _ spending: WeeklySpending?, _ records: RecordTrends?, for visitor: Visitor
  ) {
    self.records = records
    self.trends = trends
    self.span = span
    self.spending = spending
    self.visitor = visitor
    figures = TrendFigure.usual + visitor.person.settings.nutrients.all.map(TrendFigure.further)
  }

  static let fields: Fields<TrendsView> = [
    "since": .text { page in page.trends.days.first.map { page.visitor.format.date($0.day) } },
    "print": .text { $0.visitor.links.printedDiary($0.span.days(until: $0.visitor.today)) },
    "spans": .list { page in TrendSpan.allCases.map { TrendSpanView(span: $0, page: page) } },
    "length": .number(\.span.rawValue),
    "recorded": .flag { $0.records != nil },
    "weight": .view { page in page.records.flatMap { WeightTrendView($0, page.span, for: page.visitor) } },
    "water": .view { page in page.records.flatMap { WaterTrendView($0, page.span, for: page.visitor) } },
    "empty": .flag { $0.trends.daysWithMeals == 0 },
    "counted": .text(\.counted),
    "unknown": .text(\.unknown),
    "charts": .list { page in page.figures.map { TrendView($0, page.trends, page.span, for: page.visitor) } },
    "columns": .list { page in page.figures.dropFirst(TrendFigure.usual.count).map(TrendColumnView.init) },
    "days": .list(\.days),
    "spending": .view { page in page.spending.map { SpendingView($0, for: page.visitor) } },
  ]

  /// A sentence about the days that the averages cover.
  private var counted: String {
    let count = trends.daysWithMeals(before: visitor.today)
    if count == 0 { return "Today so far." }
    let days = count == 1 ? "the one day" : "\(count) days"
    return "Averages over \(days) with meals before today."
  }

  /// A sentence about days with unknown values; nil if all values are known.
  private var unknown: String? {
    let count = trends.days.compactMap(\.totals).count { totals in
      figures.contains { !$0.total(of: totals).isComplete }
    }
    if count == 0 { return nil }
    return "Some figures are missing on \(count == 1 ? "one day" : "\(count) days")."
  }

  /// The days with meals, latest first.
  private var days: [TrendDayView] {
    trends.days.reversed().compactMap { day in
      day.totals.map { totals in
        TrendDayView(
          href: visitor.links.diary(day.day), day: visitor.format.short(day.day),
          figures: figures.map { $0.text(of: totals) })
      }
    }
  }
}

/// A link to another span.
struct TrendSpanView: View {
  let span: TrendSpan
  let page: TrendsView

  static let fields: Fields<TrendSpanView> = [
    "href": .text { $0.page.visitor.links.trends($0.span) },
    "length": .number(\.span.rawValue),
    "shown": .flag { $0.span == $0.page.span },
  ]
}

/// A day in the table of trends.
struct TrendDayView: View {
  let href: String
  let day: String
  /// The values, in the page's order.
  let figures: [String]

  static let fields: Fields<TrendDayView> = [
    "href": .text(\.href),
    "day": .text(\.day),
    "energy": .text { $0.figures[0] },
    "carbs": .text { $0.figures[1] },
    "protein": .text { $0.figures[2] },
    "fat": .text { $0.figures[3] },
    "further": .list { $0.figures.dropFirst(TrendFigure.usual.count).map(TrendCellView.init) },
  ]
}

/// The heading of a column for fibre, sugars, saturated fat or salt.
struct TrendColumnView: View {
  let figure: TrendFigure

  static let fields: Fields<TrendColumnView> = ["label": .text(\.figure.name)]
}

/// A value in a column for fibre, sugars, saturated fat or salt.
struct TrendCellView: View {
  let figure: String

  static let fields: Fields<TrendCellView> = ["figure": .text(\.figure)]
}
