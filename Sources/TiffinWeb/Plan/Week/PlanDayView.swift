import Templating
import TiffinCore

/// `plan/day`: a day of the plan.
struct PlanDayView: View {
  let day: PlanDay
  let place: PlanPlace

  private var wording: PlanWording { PlanWording(totals: day.totals, currency: place.currency) }
  private var iso: String { day.day.iso }

  static let fields: Fields<PlanDayView> = [
    "day": .text(\.iso),
    "name": .text { Names.weekday($0.day.day.weekday) },
    "date": .text { "\($0.day.day.day) \(Names.month($0.day.day.month))" },
    "today": .flag { $0.day.day == $0.place.visitor.today },
    "sums": .text(\.wording.both),
    "share": .text(\.share),
    "goal": .text(\.againstGoal),
    "assumed": .text(\.assumed),
    "entries": .list { view in view.day.entries.map { PlanEntryView(entry: $0, place: view.place) } },
    "some": .flag { !$0.day.entries.isEmpty },
    "shown": .text { PlanEntries($0.day.entries.map(\.id)).text },
    "add": .text { $0.place.links.plan($0.place.day, PlanQuery(add: $0.day.day), part: "add") },
    "copy": .text { $0.place.links.plan($0.day.day, "copy", query: [("scope", "day")]) },
    "clear": .text { $0.place.links.plan($0.day.day, "clear") },
    "groceries": .text { $0.place.links.plan($0.day.day, "groceries") },
    "diary": .text { $0.place.links.diary($0.day.day) },
  ]

  private var share: String? {
    place.goal.flatMap { Formatter.share(of: day.totals.energy.amount, in: $0.kilocalories) }
  }

  /// What the sums hang on.
  private var assumed: String? { PlanWording.condition(day.totals).map { $0.prefix(1).uppercased() + $0.dropFirst() } }

  /// "507 kcal under your goal", "140 kcal over your goal".
  private var againstGoal: String? {
    guard let goal = place.goal, day.totals.isKnown(day.totals.energy) else { return nil }
    let left = goal.kilocalories - day.totals.energy.amount
    if left == 0 { return "Your goal, to the kcal" }
    return "\(Formatter.grouped(abs(left))) kcal \(left < 0 ? "over" : "under") your goal"
  }
}

/// `plan/entry`: what is planned.
struct PlanEntryView: View {
  let entry: PlanEntry
  let place: PlanPlace

  static let fields: Fields<PlanEntryView> = [
    "id": .number { Int($0.entry.id.number) },
    "name": .text(\.entry.name.text),
    "href": .text(\.recipe),
    "picture": .text(\.picture),
    "facts": .text(\.facts),
    "eaten": .flag { $0.entry.eaten != nil },
    "eat": .text(\.eat),
    "change": .text { $0.place.links.plan($0.place.day, PlanQuery(entry: $0.entry.id), part: "entry") },
  ]

  private var eat: String? {
    place.mayEat(entry) && !place.isAhead(entry) ? place.links.planEntry(entry.id, "eaten") : nil
  }

  private var recipe: String? {
    entry.recipe.flatMap { $0.isOpen ? place.links.recipe($0.id) : nil }
  }

  private var picture: String {
    entry.recipe.flatMap { place.picture($0.picture, of: $0.id) } ?? place.chrome.picture(of: entry.slot ?? .dinner)
  }

  /// "Dinner · 520 kcal · $7.60 · 2 servings".
  private var facts: String {
    ([entry.slot?.name].compactMap(\.self) + entry.facts(in: place.currency)).joined(separator: " · ")
  }
}
