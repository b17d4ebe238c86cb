import Templating
import TiffinCore

/// What a person records on a day besides meals, for the template `diary/records`.
struct DayRecordView: View {
  let page: DayRecordPage
  /// The refused form; nil if none was refused.
  let form: DayRecordForm?
  let place: DayContext

  /// Creates the view; nil if the person records nothing, and no form was refused.
  init?(_ page: DayRecordPage?, _ form: DayRecordForm?, at place: DayContext) {
    if page == nil && form == nil { return nil }
    (self.page, self.form, self.place) = (page ?? .empty, form, place)
  }

  static let fields: Fields<DayRecordView> = [
    "water": .view { $0.kinds.contains(.water) ? WaterRecordView(records: $0) : nil },
    "weight": .view { $0.kinds.contains(.weight) ? WeightRecordView(records: $0) : nil },
    "note": .view { $0.kinds.contains(.note) ? NoteRecordView(records: $0) : nil },
  ]

  /// The kinds that are shown: those that are switched on, and that of a refused form, so that its text is not lost.
  private var kinds: RecordedKinds {
    var kinds = settings.kinds
    if form?.weight != nil { kinds.insert(.weight) }
    if form?.note != nil { kinds.insert(.note) }
    return kinds
  }

  var settings: RecordSettings { place.visitor.person.settings.records }

  /// Returns the address to which a form of the day is posted; nil if the day cannot be changed.
  func post(_ verb: String) -> String? { place.isOpen ? "\(place.links.diary(place.day))/\(verb)" : nil }
}

/// The water of a day.
struct WaterRecordView: View {
  let records: DayRecordView

  static let fields: Fields<WaterRecordView> = [
    "litres": .text { Formatter.litres($0.records.page.record.water) },
    "goal": .text { $0.records.settings.waterGoal.map(Formatter.litres) },
    "glasses": .list(\.glasses),
    "size": .number(\.records.settings.glass),
    "some": .flag { $0.records.page.record.water > 0 },
    "post": .text { $0.records.post("water") },
  ]

  /// The maximum number of glasses that are drawn.
  private static let most = 16

  /// The glasses up to the goal, drawn beside each other; empty if there is no goal, or if they are too many.
  private var glasses: [GlassView] {
    let size = records.settings.glass
    let count = records.settings.waterGoal.map { ($0 + size - 1) / size } ?? 0
    if count > Self.most { return [] }
    return (0..<count).map { index in
      GlassView(index: index, count: count, isFull: records.page.record.water >= (index + 1) * size)
    }
  }
}

/// A glass in the drawing of a day's water.
struct GlassView: View {
  let index: Int
  /// The number of glasses in the drawing.
  let count: Int
  let isFull: Bool

  static let fields: Fields<GlassView> = [
    "x": .text { Formatter.tenths(1_000 * $0.index / $0.count) },
    "width": .text { Formatter.tenths(1_000 / $0.count - 12) },
    "full": .flag(\.isFull),
  ]
}

/// The weight of a day.
struct WeightRecordView: View {
  let records: DayRecordView

  static let fields: Fields<WeightRecordView> = [
    "shown": .text { view in view.records.page.record.weight.map { view.unit.text($0.grams) } },
    "sign": .text(\.unit.sign),
    "last": .text(\.last),
    "field": .view { view in
      let stored = view.records.page.record.weight.map { view.unit.text($0.grams) } ?? ""
      return FieldView(
        id: "weight", value: view.records.form?.weight ?? stored, error: view.records.form?.errors["weight"])
    },
    "post": .text { $0.records.post("weight") },
  ]

  private var unit: WeightUnit { records.settings.weightUnit }

  /// The last weight with its day, such as "71.9 on 27 November"; nil if there is none, or if the day has a weight.
  private var last: String? {
    records.page.lastWeight.map { last in
      "\(unit.text(last.weight.grams)) \(records.place.format.near(last.day))"
    }
  }
}

/// The note of a day.
struct NoteRecordView: View {
  let records: DayRecordView

  static let fields: Fields<NoteRecordView> = [
    "text": .text { $0.stored.isEmpty ? nil : $0.stored },
    "open": .flag { $0.records.form?.note != nil },
    "was": .text { $0.records.form?.shown ?? $0.stored },
    "field": .view { view in
      FieldView(
        id: "note", value: view.records.form?.note ?? view.stored, error: view.records.form?.errors["note"])
    },
    "post": .text { $0.records.post("note") },
  ]

  private var stored: String { records.page.record.note.text }
}

extension Formatter {
  /// Returns millilitres in litres, without the unit, with at most two decimals: "1.25", "2".
  static func litres(_ millilitres: Int) -> String {
    let hundredths = (millilitres + 5) / 10
    if hundredths % 100 == 0 { return String(hundredths / 100) }
    if hundredths % 10 == 0 { return "\(hundredths / 100).\(hundredths / 10 % 10)" }
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
  }
}
