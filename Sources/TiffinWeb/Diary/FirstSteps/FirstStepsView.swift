import Templating
import TiffinCore

/// The first steps of a new person, on today's page, for the template `diary/first`.
struct FirstStepsView: View {
  let place: DayContext
  /// The quick entry that the step about the first meal leads to.
  let entry: QuickEntry
  /// True if the person has no meal yet.
  let isNew: Bool
  /// True if the day has a meal and the step about the first meal is done or dismissed, which collapses the card to one
  /// line.
  let isBrief: Bool
  /// The number of steps that are neither done nor dismissed.
  private let left: Int
  private let goal: FirstStepView?
  private let meal: FirstStepView?
  private let dinners: FirstStepView?
  /// The day for which the first dinner is suggested.
  private let dinnerDay: LocalDate

  /// Creates the card; nil on days other than today, or if all steps are done or dismissed.
  init?(_ day: DiaryDayPage, at place: DayContext) {
    let settings = place.visitor.person.settings
    guard place.isToday, !settings.firstSteps.isEmpty else { return nil }
    let done = { (step: FirstStep) -> Bool in
      switch step {
      case .goal: settings.goals != .none
      case .meal: !day.week.isEmpty && !settings.firstSteps.contains(.meal)
      case .dinners: day.dinners >= FirstSteps.dinnersAsked
      }
    }
    let open = FirstStep.allCases.filter { settings.firstSteps.contains($0) && !done($0) }
    guard let first = open.first else { return nil }
    self.place = place
    entry = QuickEntry(at: place.visitor.now)
    isNew = day.isNew
    isBrief = !day.meals.isEmpty && !open.contains(.meal)
    left = open.count
    dinnerDay = day.dayForDinner(from: place.visitor.today.firstDayToPlan(from: settings.weekStart))
    // Until the step about the first meal is done, the first open step has the page's main button. After that, the main
    // button is the one that adds a meal.
    let atHand = open.contains(.meal) ? first : nil
    let step = { (step: FirstStep) -> FirstStepView? in
      guard open.contains(step) || done(step) else { return nil }
      return FirstStepView(step: step, isDone: done(step), isAtHand: step == atHand, place: place)
    }
    (goal, meal, dinners) = (step(.goal), step(.meal), step(.dinners))
  }

  static let fields: Fields<FirstStepsView> = [
    "title": .text(\.title),
    "brief": .flag(\.isBrief),
    "dismissAll": .text(\.place.links.dismissFirstSteps),
    "goal": .view(\.goal),
    "energy": .text { $0.energy },
    "meal": .view(\.meal),
    "dinners": .view(\.dinners),
    "choose": .text { $0.place.links.plan($0.dinnerDay, PlanQuery(add: $0.dinnerDay), part: "add") },
    "back": .text { $0.place.links.diary($0.place.day) },
    "action": .text { $0.place.links.quickEntry($0.place.day) },
    "today": .text(\.place.day.iso),
    "key": .text(\.entry.key),
    "samples": .flag(\.isNew),
    "zone": .text(\.zone),
  ]

  private var title: String {
    if isBrief { return left == 1 ? "One step to start" : "Two steps to start" }
    return [goal, meal, dinners].contains { $0 == nil } ? "To start" : "Three steps to start"
  }

  /// The energy goal, such as "2,000 kcal"; nil if there are only goals in grams.
  private var energy: String? {
    place.visitor.person.settings.goals.energy.map { "\(place.format.energy($0)) kcal" }
  }

  /// The name of the current time zone if none was chosen, which happens in browsers without scripts; nil otherwise.
  private var zone: String? {
    guard place.visitor.person.settings.timeZone == .notChosen else { return nil }
    return place.chrome.zoneOffer?.zone ?? "the server’s time zone"
  }
}

/// A first step, done or open.
struct FirstStepView: View {
  let step: FirstStep
  let isDone: Bool
  /// True if the step's button is the page's main button.
  let isAtHand: Bool
  let place: DayContext

  static let fields: Fields<FirstStepView> = [
    "done": .flag(\.isDone),
    "atHand": .flag(\.isAtHand),
    "dismiss": .text { $0.place.links.dismiss($0.step) },
  ]
}

extension DiaryDayPage {
  /// The number of days with a planned dinner that has not been eaten, among this day and the following six.
  fileprivate var dinners: Int { daysWithDinner.count }

  private var daysWithDinner: Set<LocalDate> {
    Set((planned + coming).filter { $0.category == .dinner }.map(\.entry.day))
  }

  /// Returns the first day without a planned dinner among the seven days from `first` on, as far as the page's data
  /// shows; `first` if all of them have one.
  fileprivate func dayForDinner(from first: LocalDate) -> LocalDate {
    let taken = daysWithDinner
    return (0..<7).compactMap { first.adding(days: $0) }.first { !taken.contains($0) } ?? first
  }
}

extension LocalDate {
  /// Returns this day; from Friday on, the first day of the next week.
  ///
  /// - Parameter start: The first day of every week.
  func firstDayToPlan(from start: Weekday) -> LocalDate {
    let days = week(from: start)
    guard let friday = days.first(where: { $0.weekday == .friday }), self >= friday, let last = days.last else {
      return self
    }
    return last.adding(days: 1) ?? self
  }
}
