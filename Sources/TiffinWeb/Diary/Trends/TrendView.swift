import Templating
import TiffinCore

/// The trend of one quantity, with bars and a line for the goal, for the template `diary/trend`.
struct TrendView: View {
  let figure: TrendFigure
  let trends: Trends
  let span: TrendSpan
  /// The goal in the unit of totals; nil if there is none.
  let goal: Int?
  let format: Formatter
  /// The end of the scale, in the displayed unit.
  let end: Int

  init(_ figure: TrendFigure, _ trends: Trends, _ span: TrendSpan, for visitor: Visitor) {
    self.figure = figure
    self.trends = trends
    self.span = span
    goal = figure.goal(of: visitor.person.settings.goals)
    format = visitor.format
    let most = trends.days.compactMap { $0.totals.map { figure.total(of: $0).amount } }.max() ?? 0
    end = TrendScale.end(holding: (max(most, goal ?? 0) + figure.scale - 1) / figure.scale)
  }

  static let fields: Fields<TrendView> = [
    "kind": .text(\.figure.kind),
    "name": .text(\.figure.name),
    "unit": .text(\.figure.unit),
    "average": .text { trend in trend.average.map { trend.figure.rounded($0.amount) } },
    "goal": .text { trend in trend.goal.map(trend.figure.text) },
    "goalHeight": .text { trend in trend.goal.map { Formatter.tenths(TrendScale.bottom - trend.height(of: $0)) } },
    "end": .text { Formatter.grouped($0.end) },
    "half": .text { Formatter.grouped($0.end / 2) },
    "mean": .text(\.mean),
    "bars": .list(\.bars),
    "labels": .list(\.labels),
    "summary": .text(\.summary),
  ]

  /// The average; nil if no meal's value is known.
  private var average: TrendAverage? { trends.average(of: figure.total, before: format.today) }

  /// The path of the moving average, drawn for a quarter only, because many bars hide the trend; nil for other spans.
  private var mean: String? {
    guard span == .quarter else { return nil }
    var path = ""
    var isDown = false
    for (index, amount) in trends.movingAverage(of: figure.total, before: format.today).enumerated() {
      if let amount {
        let x = Formatter.tenths(TrendScale.x(of: index, among: trends.days.count))
        path += "\(isDown ? "L" : "M")\(x) \(Formatter.tenths(TrendScale.bottom - height(of: amount)))"
      }
      isDown = amount != nil
    }
    return path.isEmpty ? nil : path
  }

  private func height(of amount: Int) -> Int {
    TrendScale.height(of: amount, upTo: end * figure.scale)
  }

  private var bars: [TrendBarView] {
    trends.days.enumerated().compactMap { index, day in
      guard let totals = day.totals, totals.isKnown(figure.total(of: totals)) else { return nil }
      return TrendBarView(
        left: TrendScale.x(of: index, among: trends.days.count) - span.barWidth / 2, width: span.barWidth,
        height: height(of: figure.total(of: totals).amount), isPartial: !figure.total(of: totals).isComplete,
        title: "\(format.short(day.day)): \(figure.text(of: totals)) \(figure.unit)")
    }
  }

  private var labels: [TrendLabelView] { TrendLabelView.labels(of: trends.days.map(\.day), in: span) }

  /// A description of the drawing for screen readers.
  private var summary: String {
    let known = average.map { "\(figure.rounded($0.amount)) \(figure.unit) a day on average" } ?? "nothing known"
    let against = goal.map { ", against a goal of \(figure.text($0))" } ?? ""
    return "\(figure.name) of the last \(span.rawValue) days: \(known)\(against). The table below has every day."
  }
}

/// The bar of a day. Coordinates are tenths of a unit of the drawing.
struct TrendBarView: View {
  let left: Int
  let width: Int
  let height: Int
  let isPartial: Bool
  let title: String

  static let fields: Fields<TrendBarView> = [
    "x": .text { Formatter.tenths($0.left) },
    "y": .text { Formatter.tenths(TrendScale.bottom - $0.height) },
    "width": .text { Formatter.tenths($0.width) },
    "height": .text { Formatter.tenths($0.height) },
    "partial": .flag(\.isPartial),
    "title": .text(\.title),
  ]
}

/// The label of a day below its bar.
struct TrendLabelView: View {
  let x: Int
  /// True if the text ends at `x`; false if it is centred there.
  let isLast: Bool
  let text: String

  /// Returns the labels of a span of days.
  static func labels(of days: [LocalDate], in span: TrendSpan) -> [TrendLabelView] {
    days.indices.reversed().filter { (days.count - 1 - $0) % span.labelled == 0 }.map { index in
      let day = days[index]
      // The last date is right-aligned, so that it stays within the drawing.
      let isLast = index == days.count - 1 && span != .week
      return TrendLabelView(
        x: isLast ? TrendScale.across.upperBound : TrendScale.x(of: index, among: days.count), isLast: isLast,
        text: span == .week ? CalendarNames.short(day.weekday) : "\(day.day) \(CalendarNames.shortMonth(day.month))")
    }
  }

  static let fields: Fields<TrendLabelView> = [
    "x": .text { Formatter.tenths($0.x) },
    "last": .flag(\.isLast),
    "text": .text(\.text),
  ]
}
