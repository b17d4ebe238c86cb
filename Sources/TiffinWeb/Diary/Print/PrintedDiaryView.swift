import Templating
import TiffinCore

/// A range of days of the diary for printing, one page per day or week, for the template `diary/printed`.
struct PrintedDiaryView: PageView {
  static let template = "diary/printed"

  private let span: DaySpan
  private let isByWeek: Bool
  private let visitor: Visitor
  private let sheets: [PrintedSheetView]
  /// The totals of each day with meals.
  private let totals: [DayTotals]

  init(
    _ span: DaySpan, _ meals: [ListedMeal], _ records: [(day: LocalDate, record: DayRecord)] = [], isByWeek: Bool,
    for visitor: Visitor
  ) {
    (self.span, self.isByWeek, self.visitor) = (span, isByWeek, visitor)
    let ofDay = Dictionary(grouping: meals, by: \.date)
    let recorded = Dictionary(records.map { ($0.day, $0.record) }, uniquingKeysWith: { $1 })
    let days = (span.days ?? []).map { PrintedDayView($0, ofDay[$0] ?? [], recorded[$0] ?? .empty, visitor) }
    totals = days.filter { !$0.meals.isEmpty }.map(\.totals)
    let groups = isByWeek ? Self.weeks(of: days, from: visitor.person.settings.weekStart) : days.map { [$0] }
    sheets = Self.sheets(groups, isByWeek: isByWeek, visitor.format)
  }

  static let fields: Fields<PrintedDiaryView> = [
    "action": .text(\.visitor.links.printedDiary),
    "refused": .view { page in page.span.errors.map(RefusedFormView.init) },
    "from": .view { FieldView(id: "from", value: $0.span.from, error: $0.span.errors?["from"]) },
    "to": .view { FieldView(id: "to", value: $0.span.to, error: $0.span.errors?["to"]) },
    "byWeek": .flag(\.isByWeek),
    "shown": .flag { $0.span.days != nil },
    "who": .text(\.visitor.person.name),
    "days": .text(\.days),
    "summary": .text(\.summary),
    "sheets": .list(\.sheets),
  ]

  /// The range of days, such as "Monday 16 November 2026 to Sunday 22 November 2026"; nil if it is invalid.
  private var days: String? {
    guard let first = span.days?.first, let last = span.days?.last else { return nil }
    return first == last ? visitor.format.long(first) : "\(visitor.format.long(first)) to \(visitor.format.long(last))"
  }

  /// A summary such as "5 of 7 days with meals. Average: 1,960 kcal, carbs 210 g, protein 90 g, fat 70 g."; nil for a
  /// single day with meals.
  private var summary: String? {
    guard let count = span.days?.count, count > 1 else { return totals.isEmpty ? "No meals." : nil }
    guard !totals.isEmpty else { return "No meals on these days." }
    let means = TrendFigure.usual.compactMap { figure -> String? in
      let known = totals.filter { $0.isKnown(figure.total(of: $0)) }.map { figure.total(of: $0).amount }
      guard !known.isEmpty else { return nil }
      let mean = figure.rounded((known.reduce(0, +) + known.count / 2) / known.count)
      return figure.kind == "kcal" ? "\(mean) kcal" : "\(figure.name.lowercased()) \(mean) g"
    }
    let average = means.isEmpty ? "" : " Average: \(means.joined(separator: ", "))."
    return "\(totals.count) of \(count) days with meals.\(average)"
  }

  /// Returns a sheet for each group of days with meals. Days without meals are listed in one line on their group's
  /// sheet, or on the next sheet.
  private static func sheets(
    _ groups: [[PrintedDayView]], isByWeek: Bool, _ format: Formatter
  ) -> [PrintedSheetView] {
    var sheets: [PrintedSheetView] = []
    var empty: [PrintedDayView] = []
    for group in groups {
      empty += group.filter(\.isEmpty)
      let days = group.filter { !$0.isEmpty }
      guard !days.isEmpty else { continue }
      let title = isByWeek ? group.first.map { "Week from \(format.long($0.day))" } : nil
      sheets.append(PrintedSheetView(title: title, days: days, empty: empty))
      empty = []
    }
    if let last = sheets.indices.last { sheets[last].emptyAfter = empty }
    return sheets
  }

  /// Splits the days into weeks.
  private static func weeks(of days: [PrintedDayView], from start: Weekday) -> [[PrintedDayView]] {
    var weeks: [[PrintedDayView]] = []
    for day in days {
      if weeks.isEmpty || day.day.weekday == start { weeks.append([]) }
      weeks[weeks.count - 1].append(day)
    }
    return weeks
  }
}

/// A sheet of paper with one day or several.
struct PrintedSheetView: View {
  /// The title; nil if it would equal the title of the sheet's only day.
  let title: String?
  let days: [PrintedDayView]
  /// The days without meals between the previous sheet's days and this sheet's.
  let empty: [PrintedDayView]
  /// The days without meals after the last sheet's days.
  var emptyAfter: [PrintedDayView] = []

  static let fields: Fields<PrintedSheetView> = [
    "title": .text(\.title),
    "days": .list(\.days),
    "empty": .text { Self.line($0.empty) },
    "emptyAfter": .text { Self.line($0.emptyAfter) },
  ]

  /// Returns a line such as "No meals: Tuesday 17 November, Friday 20 November to Sunday 22 November", without days
  /// after today; nil if there are none.
  private static func line(_ days: [PrintedDayView]) -> String? {
    let past = days.filter { !$0.isAhead }.map(\.day)
    guard !past.isEmpty else { return nil }
    var runs: [(first: LocalDate, last: LocalDate)] = []
    for day in past {
      if let last = runs.last, last.last.adding(days: 1) == day {
        runs[runs.count - 1].last = day
      } else {
        runs.append((day, day))
      }
    }
    let words = runs.map { $0.first == $0.last ? short($0.first) : "\(short($0.first)) to \(short($0.last))" }
    return "No meals: \(words.joined(separator: ", "))"
  }

  /// Returns a text such as "Tuesday 17 November".
  private static func short(_ day: LocalDate) -> String {
    "\(CalendarNames.weekday(day.weekday)) \(day.day) \(CalendarNames.month(day.month))"
  }
}

/// A day of the printed diary: its graph, meals and totals.
struct PrintedDayView: View {
  let day: LocalDate
  let meals: [ListedMeal]
  let totals: DayTotals
  /// True if the day is after today.
  let isAhead: Bool
  /// What the person records besides meals.
  private let record: DayRecord
  private let visitor: Visitor
  private let end: Int

  /// True if there is nothing to print.
  var isEmpty: Bool { meals.isEmpty && recorded == nil && note == nil }

  init(_ day: LocalDate, _ meals: [ListedMeal], _ record: DayRecord, _ visitor: Visitor) {
    (self.day, self.meals, self.record, self.visitor) = (day, meals, record, visitor)
    totals = DayTotals(meals)
    isAhead = day > visitor.today
    end = DayGraphScale.end(holding: max(meals.compactMap { $0.macros.carbs?.milligrams }.max() ?? 0, 20_001))
  }

  static let fields: Fields<PrintedDayView> = [
    "date": .text { $0.visitor.format.long($0.day) },
    "iso": .text(\.day.iso),
    "end": .number(\.end),
    "half": .number { $0.end / 2 },
    "dots": .list(\.dots),
    "rows": .list(\.rows),
    "energy": .text { TrendFigure.energy.text(of: $0.totals) },
    "carbs": .text { TrendFigure.macro(.carbs).text(of: $0.totals) },
    "protein": .text { TrendFigure.macro(.protein).text(of: $0.totals) },
    "fat": .text { TrendFigure.macro(.fat).text(of: $0.totals) },
    "left": .text(\.left),
    "recorded": .text(\.recorded),
    "note": .text(\.note),
  ]

  private var settings: RecordSettings { visitor.person.settings.records }

  /// The weight and water, such as "Weight 71.8 kg · Water 1.25 l"; nil if neither is recorded.
  private var recorded: String? {
    let unit = settings.weightUnit
    let weight = settings.kinds.contains(.weight) ? record.weight : nil
    let water = settings.kinds.contains(.water) && record.water > 0 ? record.water : nil
    let texts = [
      weight.map { "Weight \(unit.text($0.grams)) \(unit.sign)" }, water.map { "Water \(Formatter.litres($0)) l" },
    ].compactMap(\.self)
    return texts.isEmpty ? nil : Formatter.joined(texts)
  }

  /// The note; nil if there is none, or if notes are switched off.
  private var note: String? {
    settings.kinds.contains(.note) && !record.note.text.isEmpty ? record.note.text : nil
  }

  private var rows: [PrintedMealView] {
    meals.enumerated().map { PrintedMealView(number: $0 + 1, meal: $1) }
  }

  private var dots: [PrintedDotView] {
    meals.enumerated().compactMap { place, meal in
      guard let time = meal.time, let carbs = meal.macros.carbs?.milligrams else { return nil }
      return PrintedDotView(
        number: place + 1, x: DayGraphScale.x(minutes: time.minutes), y: DayGraphScale.y(milligrams: carbs, upTo: end))
    }
  }

  /// A text about missing energy and carbs, such as "2 meals without kcal, 1 without carbs"; nil if none are missing.
  private var left: String? {
    let (energy, carbs) = (totals.energy.unknown, totals.carbs.unknown)
    if energy == 0 { return carbs == 0 ? nil : "\(Self.meals(carbs)) without carbs" }
    return "\(Self.meals(energy)) without kcal" + (carbs == 0 ? "" : ", \(carbs) without carbs")
  }

  private static func meals(_ count: Int) -> String { count == 1 ? "1 meal" : "\(count) meals" }
}

/// A meal in the table of a printed day.
struct PrintedMealView: View {
  /// The number of the meal's dot in the graph.
  let number: Int
  let meal: ListedMeal

  static let fields: Fields<PrintedMealView> = [
    "number": .number(\.number),
    "time": .text { $0.meal.time?.iso ?? "–" },
    "name": .text(\.meal.name.text),
    "portion": .text { row in row.meal.foods.map { $0.count == 1 ? $0.amount : "\($0.count) foods" } },
    "energy": .text { row in
      row.meal.energy.map { (row.meal.isEstimated ? Formatter.about : "") + Formatter.grouped($0.kilocalories) } ?? "–"
    },
    "carbs": .text { Self.grams($0.meal.macros.carbs) },
    "protein": .text { Self.grams($0.meal.macros.protein) },
    "fat": .text { Self.grams($0.meal.macros.fat) },
  ]

  private static func grams(_ mass: Mass?) -> String { mass.map { Formatter.sum(milligrams: $0.milligrams) } ?? "–" }
}

/// A meal in the graph of a printed day. Coordinates are tenths of a unit of the drawing.
struct PrintedDotView: View {
  let number: Int
  let x: Int
  let y: Int

  static let fields: Fields<PrintedDotView> = [
    "number": .number(\.number),
    "x": .text { Formatter.tenths($0.x) },
    "y": .text { Formatter.tenths($0.y) },
    "above": .text { Formatter.tenths(max($0.y - 60, 90)) },
  ]
}
