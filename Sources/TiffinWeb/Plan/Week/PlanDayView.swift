import Templating
import TiffinCore

/// `plan/day`: a day of the plan.
struct PlanDayView: View {
  let day: PlanDay
  let usual: Servings
  let place: PlanPlace

  private var wording: PlanWording { PlanWording(totals: day.totals, currency: place.currency) }
  private var iso: String { day.day.iso }

  static let fields: Fields<PlanDayView> = [
    "day": .text(\.iso),
    "name": .text { Names.weekday($0.day.day.weekday) },
    "date": .text { "\($0.day.day.day) \(Names.month($0.day.day.month))" },
    "today": .flag { $0.day.day == $0.place.visitor.today },
    "sums": .text(\.sums),
    "share": .text(\.share),
    "entries": .list { view in
      view.day.entries.map { PlanEntryView(entry: $0, usual: view.usual, place: view.place) }
    },
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

  private var sums: String? {
    wording.both(against: place.goal, isWholeDay: isWhole).map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// True where each of the day's three meals is planned.
  private var isWhole: Bool {
    [MealCategory.breakfast, .lunch, .dinner].allSatisfy { meal in day.entries.contains { $0.slot == meal } }
  }
}

/// `plan/entry`: an entry of the plan.
struct PlanEntryView: View {
  let entry: PlanEntry
  let usual: Servings
  let place: PlanPlace

  static let fields: Fields<PlanEntryView> = [
    "id": .number { Int($0.entry.id.number) },
    "name": .text(\.entry.name.text),
    "href": .text(\.recipe),
    "picture": .text(\.picture),
    "slot": .text { $0.entry.slot?.name },
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

  /// "520 kcal · $7.60 · 2 servings"; nil of words.
  private var facts: String? {
    let facts = entry.facts(in: place.currency, usual: usual)
    return facts.isEmpty ? nil : facts.joined(separator: " · ")
  }
}
