import Templating
import TiffinCore

/// A day of the diary, for the template `diary/day`.
///
/// A class, because templates pass the view for every name, and copying a large struct is slow.
final class DayView: PageView {
  static let template = "diary/day"
  static let showsTodayTotals = false

  let place: DayContext
  let contents: DiaryDayPage
  let notice: MealNoticeView?
  let copied: CopiedMealsView?
  let quick: QuickEntryView
  let first: FirstStepsView?
  /// The refused weight or note; nil if none was refused.
  let recordForm: DayRecordForm?
  private let slots: [DayCategoryView]
  private let totals: DayTotals
  /// The planned entries that can still be eaten on that day; empty for past days.
  private let expected: [UneatenEntry]

  init(
    _ contents: DiaryDayPage, _ entry: QuickEntry, errors: FormErrors? = nil, records: DayRecordForm? = nil,
    query: DiaryQuery, at place: DayContext
  ) {
    self.place = place
    recordForm = records
    self.contents = contents
    let totals = DayTotals(contents.meals)
    self.totals = totals
    notice = MealNoticeView(query.notice, about: contents.noted, in: totals, as: query.alike, for: place.visitor)
    copied = query.copied.map { CopiedMealsView(copied: $0, totals: totals, place: place) }
    quick = QuickEntryView(
      entry: entry, errors: errors, known: contents.known, recipes: contents.recipes, filled: contents.filled,
      place: place)
    first = FirstStepsView(contents, at: place)
    slots = DayCategoryView.slots(
      of: contents.meals, planned: place.isOpen ? contents.planned : [], before: contents.before, at: place)
    expected = place.day < place.visitor.today ? [] : contents.planned
  }

  static let fields: Fields<DayView> = [
    "title": .text { $0.place.format.title($0.place.day) },
    "date": .text { $0.place.format.subtitle($0.place.day) },
    "day": .text(\.place.day.iso),
    "today": .flag(\.place.isToday),
    "previous": .view { DayLinkView($0.place.previous, $0.place) },
    "next": .view { DayLinkView($0.place.next, $0.place) },
    "week": .list { WeekDayView.week(of: $0.place.day, $0.contents.week, $0.planned, for: $0.place.visitor) },
    "first": .view(\.first),
    "sum": .view {
      DayTotalsView(
        totals: $0.totals, planned: $0.planned, goals: $0.place.visitor.person.settings.goals,
        doubts: TotalsCaveatsView($0.contents.meals, $0.totals, at: $0.place),
        further: DayFurtherNutrientsView($0.contents, at: $0.place))
    },
    "graph": .view { DayGraphView($0.contents.meals, $0.expected, at: $0.place) },
    "side": .view { DaySideView($0.contents, at: $0.place) },
    "slots": .list(\.slots),
    "records": .view { DayRecordView($0.contents.record, $0.recordForm, at: $0.place) },
    "past": .flag { $0.place.day < $0.place.visitor.today && !$0.contents.meals.isEmpty },
    "key": .text(\.place.key.text),
    "now": .text(\.place.visitor.today.iso),
    "new": .flag(\.contents.isNew),
    "further": .flag { !$0.contents.further.isEmpty },
    "changeable": .flag(\.place.isOpen),
    "copy": .text { page in page.contents.meals.isEmpty ? nil : page.place.links.copy(page.place.day) },
    "quick": .view { $0.place.isOpen || $0.quick.errors != nil ? $0.quick : nil },
    "refused": .flag { $0.quick.errors != nil || $0.recordForm != nil },
    "notice": .view(\.notice),
    "copied": .view(\.copied),
    "print": .text { $0.place.links.printedDiary($0.place.day...$0.place.day) },
    "list": .text { MealListLocation(day: $0.place.day).text },
  ]

  private var planned: DayTotals { DayTotals(expected) }
}

/// The link to a neighbouring day.
struct DayLinkView: View {
  let day: LocalDate
  let place: DayContext

  init?(_ day: LocalDate?, _ place: DayContext) {
    guard let day else { return nil }
    self.day = day
    self.place = place
  }

  static let fields: Fields<DayLinkView> = [
    "href": .text { $0.place.links.diary($0.day) },
    "label": .text { $0.place.format.date($0.day) },
  ]
}
