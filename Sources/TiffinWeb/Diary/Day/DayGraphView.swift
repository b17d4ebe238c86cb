import Templating
import TiffinCore

/// The day's graph: 24 hours across, carbs upwards, a dot per meal that has a time and tells its carbs; and all meals that
/// have a time as a table.
struct DayGraphView: View {
  let dots: [DayDotView]
  let rows: [DayGraphRowView]
  /// The end of the scale, in grams.
  let end: Int
  /// Where the clock stands; nil on other days than today.
  let now: Int?

  init(_ meals: [ListedMeal], for visitor: Visitor, on day: LocalDate) {
    rows = meals.compactMap { meal in meal.time.map { DayGraphRowView(meal: meal, time: $0) } }
    let drawn = rows.compactMap { row in row.meal.macros.carbs.map { (row.meal, row.time, $0.milligrams) } }
    end = DayGraphScale.end(holding: max(drawn.map(\.2).max() ?? 0, 20_001))
    now = day == visitor.today ? DayGraphScale.x(minutes: visitor.now.minutes) : nil
    let places = DayGraphScale.apart(drawn.map { DayGraphScale.x(minutes: $0.1.minutes) })
    dots = drawn.indices.map { [end] index in
      let (meal, time, carbs) = drawn[index]
      return DayDotView(
        meal: meal, time: time, x: places[index], y: DayGraphScale.y(milligrams: carbs, upTo: end),
        left: index > 0 ? (places[index - 1] + places[index]) / 2 : nil,
        right: index + 1 < places.count ? (places[index] + places[index + 1]) / 2 : nil,
        isLater: day > visitor.today || (day == visitor.today && time > visitor.now))
    }
  }

  static let fields: Fields<DayGraphView> = [
    "end": .number(\.end),
    "half": .number { $0.end / 2 },
    "now": .text { $0.now.map(Formatter.tenths) },
    "dots": .list(\.dots),
    "rows": .list(\.rows),
  ]
}

/// A meal in the graph's table.
struct DayGraphRowView: View {
  let meal: ListedMeal
  let time: LocalTime

  static let fields: Fields<DayGraphRowView> = [
    "name": .text(\.meal.name.text),
    "time": .text(\.time.iso),
    "carbs": .grams(\.meal.macros.carbs),
    "protein": .grams(\.meal.macros.protein),
    "fat": .grams(\.meal.macros.fat),
  ]
}

/// A meal's dot. Places are tenths of the drawing's units.
struct DayDotView: View {
  let meal: ListedMeal
  let time: LocalTime
  let x: Int
  let y: Int
  /// Where the neighbours' reach begins; nil without a neighbour on that side.
  let left: Int?
  let right: Int?
  let isLater: Bool

  /// A thumb's reach to a side without neighbours.
  private static let reach = 220

  private var begin: Int { max(left ?? 0, x - Self.reach) }
  private var width: Int { min(right ?? 3_400, x + Self.reach) - begin }

  static let fields: Fields<DayDotView> = [
    "id": .number(\.meal.number),
    "name": .text(\.meal.name.text),
    "time": .text(\.time.iso),
    "later": .flag(\.isLater),
    "carbs": .grams(\.meal.macros.carbs),
    "protein": .grams(\.meal.macros.protein),
    "fat": .grams(\.meal.macros.fat),
    "x": .text { Formatter.tenths($0.x) },
    "y": .text { Formatter.tenths($0.y) },
    "hit": .text { Formatter.tenths($0.begin) },
    "hitWidth": .text { Formatter.tenths($0.width) },
  ]
}
