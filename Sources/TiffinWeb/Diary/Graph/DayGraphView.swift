import Templating
import TiffinCore

/// A day's graph, with 24 hours on the horizontal axis, carbs on the vertical axis, and a dot for each meal or planned
/// entry with a time and known carbs; and a table of all meals and entries with a time.
struct DayGraphView: View {
  let dots: [DayDotView]
  let rows: [DayGraphRowView]
  /// The end of the scale, in grams.
  let end: Int
  /// The horizontal coordinate of the current time; nil on days other than today.
  let now: Int?

  init(_ meals: [ListedMeal], _ planned: [UneatenEntry], at place: DayContext) {
    rows = DayGraphRowView.rows(of: meals, planned, at: place)
    let drawn = rows.compactMap { row in row.macros.carbs.map { (row, $0.milligrams) } }
    end = DayGraphScale.end(holding: max(drawn.map(\.1).max() ?? 0, 20_001))
    now = place.isToday ? DayGraphScale.x(minutes: place.visitor.now.minutes) : nil
    let points = drawn.map { [end] row, carbs in
      DayGraphPoint(x: DayGraphScale.x(minutes: row.time.minutes), y: DayGraphScale.y(milligrams: carbs, upTo: end))
    }
    let counts = DayGraphScale.counts(points)
    let places = DayGraphScale.spread(points.map(\.x))
    dots = drawn.indices.map { index in
      DayDotView(
        row: drawn[index].0, addresses: place.addresses, point: points[index], count: counts[index],
        place: places[index], left: index > 0 ? (places[index - 1] + places[index]) / 2 : nil,
        right: index + 1 < places.count ? (places[index] + places[index + 1]) / 2 : nil)
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

/// A meal or a planned entry in the graph's table.
struct DayGraphRowView: View {
  let part: Part
  let name: MealName
  let time: LocalTime
  let macros: Macros
  let isPlanned: Bool
  let isLater: Bool

  /// The meal or planned entry of the row, by its number.
  enum Part {
    case meal(Int)
    case planned(Int)
  }

  static let fields: Fields<DayGraphRowView> = [
    "name": .text(\.name.text),
    "planned": .flag(\.isPlanned),
    "time": .text(\.time.iso),
    "carbs": .grams(\.macros.carbs),
    "protein": .grams(\.macros.protein),
    "fat": .grams(\.macros.fat),
  ]

  /// Returns the rows in order of time.
  static func rows(
    of meals: [ListedMeal], _ planned: [UneatenEntry], at place: DayContext
  ) -> [DayGraphRowView] {
    let visitor = place.visitor
    let eaten = meals.compactMap { meal in
      meal.time.map { time in
        DayGraphRowView(
          part: .meal(meal.number), name: meal.name, time: time, macros: meal.macros, isPlanned: false,
          isLater: place.day > visitor.today || (place.isToday && time > visitor.now))
      }
    }
    let rest = planned.map(\.entry).map { entry in
      DayGraphRowView(
        part: .planned(Int(entry.id.number)), name: entry.name, time: entry.start(for: visitor.person),
        macros: entry.recipe?.numbers.macros ?? .unknown, isPlanned: true, isLater: true)
    }
    return (eaten + rest).enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}

/// The dot of a row of the table. Coordinates are tenths of a unit of the drawing.
struct DayDotView: View {
  let row: DayGraphRowView
  let addresses: MealAddresses
  let point: DayGraphPoint
  /// The number of dots in the same place for the last dot drawn there; 0 for the dots below it.
  let count: Int
  /// The middle of the dot's tap area, which is moved if other dots are near.
  let place: Int
  /// The left end of the tap area; nil if there is no neighbour on that side.
  let left: Int?
  let right: Int?

  /// The width of the tap area on a side without neighbours.
  private static let reach = 220

  private var begin: Int { max(left ?? 0, place - Self.reach) }
  private var width: Int { min(right ?? 3_400, place + Self.reach) - begin }

  static let fields: Fields<DayDotView> = [
    "href": .text(\.href),
    "name": .text(\.row.name.text),
    "planned": .flag(\.row.isPlanned),
    "time": .text(\.row.time.iso),
    "later": .flag(\.row.isLater),
    "carbs": .grams(\.row.macros.carbs),
    "protein": .grams(\.row.macros.protein),
    "fat": .grams(\.row.macros.fat),
    "x": .text { Formatter.tenths($0.point.x) },
    "y": .text { Formatter.tenths($0.point.y) },
    "count": .text { $0.count > 1 ? "×\($0.count)" : nil },
    "above": .text { Formatter.tenths(max($0.point.y - 100, 90)) },
    "hit": .text { Formatter.tenths($0.begin) },
    "hitWidth": .text { Formatter.tenths($0.width) },
  ]

  /// The address of the meal's row, open, or of the planned entry's row.
  private var href: String {
    switch row.part {
    case .meal(let number): addresses.row(number, isOpen: false)
    case .planned(let number): "#planned-\(number)"
    }
  }
}
