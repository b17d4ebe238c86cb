import Templating
import TiffinCore

/// The trend of water, for the template `diary/trend`.
struct WaterTrendView: View {
  let days: [(day: LocalDate, millilitres: Int?)]
  let span: TrendSpan
  /// The goal in millilitres; nil if there is none.
  let goal: Int?
  let format: Formatter
  /// The end of the scale, in millilitres.
  let end: Int

  /// Creates the trend; nil if water is not recorded.
  init?(_ records: RecordTrends, _ span: TrendSpan, for visitor: Visitor) {
    guard let days = records.water else { return nil }
    self.days = days
    self.span = span
    goal = visitor.person.settings.records.waterGoal
    format = visitor.format
    let most = max(days.compactMap(\.millilitres).max() ?? 0, goal ?? 0)
    end = TrendScale.end(holding: max(100, (most + 9) / 10)) * 10
  }

  static let fields: Fields<WaterTrendView> = [
    "kind": .text { _ in "water" },
    "name": .text { _ in "Water" },
    "unit": .text { _ in "l" },
    "average": .text { trend in trend.average.map(Formatter.litres) },
    "goal": .text { trend in trend.goal.map(Formatter.litres) },
    "goalHeight": .text { trend in trend.goal.map { Formatter.tenths(TrendScale.bottom - trend.height(of: $0)) } },
    "end": .text { Formatter.litres($0.end) },
    "half": .text { Formatter.litres($0.end / 2) },
    "mean": .text { _ in nil },
    "bars": .list(\.bars),
    "labels": .list { TrendLabelView.labels(of: $0.days.map(\.day), in: $0.span) },
    "summary": .text(\.summary),
  ]

  /// The mean of the days before today with water, in millilitres; of today if there are none; nil without any.
  private var average: Int? {
    let past = days.filter { $0.day < format.today }.compactMap(\.millilitres)
    let known = past.isEmpty ? days.compactMap(\.millilitres) : past
    return known.isEmpty ? nil : (known.reduce(0, +) + known.count / 2) / known.count
  }

  private func height(of millilitres: Int) -> Int { TrendScale.height(of: millilitres, upTo: end) }

  private var bars: [TrendBarView] {
    days.enumerated().compactMap { index, day in
      day.millilitres.map { millilitres in
        TrendBarView(
          left: TrendScale.x(of: index, among: days.count) - span.barWidth / 2, width: span.barWidth,
          height: height(of: millilitres), isPartial: false,
          title: "\(format.short(day.day)): \(Formatter.litres(millilitres)) l")
      }
    }
  }

  /// A description of the drawing for screen readers.
  private var summary: String {
    let known = average.map { "\(Formatter.litres($0)) l a day on average" } ?? "nothing recorded"
    let against = goal.map { ", against a goal of \(Formatter.litres($0))" } ?? ""
    return "Water of the last \(span.rawValue) days: \(known)\(against)."
  }
}
