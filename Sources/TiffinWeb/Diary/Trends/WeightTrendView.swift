import Templating
import TiffinCore

/// The trend of the weight, as a drawing and a table, for the template `diary/weight`.
struct WeightTrendView: View {
  let trend: WeightTrend
  let need: MeasuredEnergyNeed?
  let span: TrendSpan
  let visitor: Visitor
  let scale: WeightScale

  /// Creates the trend; nil if weights are not recorded.
  init?(_ records: RecordTrends, _ span: TrendSpan, for visitor: Visitor) {
    guard let trend = records.weights else { return nil }
    self.trend = trend
    need = records.need
    self.span = span
    self.visitor = visitor
    let all = trend.days.compactMap { $0.weight?.grams } + trend.movingAverage.compactMap(\.self)
    scale = WeightScale(all, in: visitor.person.settings.records.weightUnit)
  }

  static let fields: Fields<WeightTrendView> = [
    "average": .text { view in view.averages.last.map { view.unit.text($0) } },
    "sign": .text(\.unit.sign),
    "top": .text(\.scale.top),
    "middle": .text(\.scale.middle),
    "bottom": .text(\.scale.bottom),
    "points": .list(\.points),
    "mean": .text(\.mean),
    "labels": .list { TrendLabelView.labels(of: $0.trend.days.map(\.day), in: $0.span) },
    "summary": .text(\.summary),
    "change": .text(\.change),
    "days": .list(\.days),
    "need": .text { $0.need.map { Formatter.grouped($0.kilocalories) } },
    "goal": .number { $0.need?.kilocalories ?? 0 },
    "weeks": .text { $0.need.map { "\(($0.days + 3) / 7) weeks" } ?? "" },
    "here": .text { $0.visitor.links.trends($0.span) },
  ]

  private var unit: WeightUnit { visitor.person.settings.records.weightUnit }

  private var averages: [Int] { trend.movingAverage.compactMap(\.self) }

  private func x(_ index: Int) -> String {
    Formatter.tenths(TrendScale.x(of: index, among: trend.days.count))
  }

  private var points: [WeightPointView] {
    trend.days.enumerated().compactMap { index, day in
      day.weight.map { weight in
        WeightPointView(
          x: x(index), y: scale.y(of: weight.grams),
          title: "\(visitor.format.short(day.day)): \(unit.text(weight.grams)) \(unit.sign)")
      }
    }
  }

  /// The path of the 7-day average; nil if there are fewer than two days with one.
  private var mean: String? {
    guard averages.count > 1 else { return nil }
    var path = ""
    var isDown = false
    for (index, grams) in trend.movingAverage.enumerated() {
      if let grams { path += "\(isDown ? "L" : "M")\(x(index)) \(scale.y(of: grams))" }
      isDown = grams != nil
    }
    return path
  }

  /// The change of the average over the span, such as "−1.3 kg in 30 days."; nil if there are fewer than two averages.
  private var change: String? {
    guard averages.count > 1, let first = averages.first, let last = averages.last else { return nil }
    return "\(unit.difference(last - first)) in \(span.rawValue) days."
  }

  /// A description of the drawing for screen readers.
  private var summary: String {
    guard let first = averages.first, let last = averages.last else { return "No weights in these days." }
    let (from, to) = (unit.text(first), "\(unit.text(last)) \(unit.sign)")
    return "Weight over \(span.rawValue) days: the 7-day average went from \(from) to \(to)."
  }

  /// The days with a weight, latest first.
  private var days: [WeightDayView] {
    trend.days.enumerated().reversed().compactMap { index, day in
      day.weight.map { weight in
        WeightDayView(
          href: visitor.links.diary(day.day), day: visitor.format.short(day.day), weight: unit.text(weight.grams),
          average: trend.movingAverage[index].map(unit.text) ?? "–")
      }
    }
  }
}

/// The point of a day in the drawing of weights.
struct WeightPointView: View {
  let x: String
  let y: String
  let title: String

  static let fields: Fields<WeightPointView> = [
    "x": .text(\.x),
    "y": .text(\.y),
    "title": .text(\.title),
  ]
}

/// A day in the table of weights.
struct WeightDayView: View {
  let href: String
  let day: String
  let weight: String
  let average: String

  static let fields: Fields<WeightDayView> = [
    "href": .text(\.href),
    "day": .text(\.day),
    "weight": .text(\.weight),
    "average": .text(\.average),
  ]
}

/// The vertical scale of a drawing of weights: two equal steps of round numbers that contain all of them.
struct WeightScale: Sendable {
  /// The weight at the bottom, in grams.
  private let low: Double
  /// The height of the scale, in grams.
  private let height: Double
  /// The numbers at the top, in the middle and at the bottom.
  let top: String
  let middle: String
  let bottom: String

  /// Creates the scale for some weights in grams, in pounds for stones.
  init(_ grams: [Int], in unit: WeightUnit) {
    let gramsPerUnit = unit == .kilograms ? 1_000 : Double(WeightUnit.grams(tenthsOfPound: 10_000)) / 1_000
    let (least, most) = (Double(grams.min() ?? 70_000) / gramsPerUnit, Double(grams.max() ?? 70_000) / gramsPerUnit)
    var step = 1.0
    for next in [1.0, 2, 5, 10, 20, 50, 100, 200, 500] {
      step = next
      if (least / step).rounded(.down) * step + 2 * step >= most { break }
    }
    let start = (least / step).rounded(.down) * step
    low = start * gramsPerUnit
    height = 2 * step * gramsPerUnit
    (bottom, middle, top) = (Self.text(start), Self.text(start + step), Self.text(start + 2 * step))
  }

  private static func text(_ number: Double) -> String { Formatter.grouped(Int(number)) }

  /// Returns the vertical coordinate of a weight.
  func y(of grams: Int) -> String {
    let share = (Double(grams) - low) / height
    return Formatter.tenths(TrendScale.bottom - Int((share * Double(TrendScale.bottom - TrendScale.top)).rounded()))
  }
}
