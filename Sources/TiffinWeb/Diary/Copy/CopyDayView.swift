import Templating
import TiffinCore

/// The meals of a day, before they are copied to another day, for the template `diary/copy-day`.
struct CopyDayView: PageView {
  static let template = "diary/copy-day"

  let meals: [ListedMeal]
  let from: DayContext
  let to: LocalDate

  static let fields: Fields<CopyDayView> = [
    "from": .text { $0.from.format.date($0.from.day) },
    "back": .text { $0.from.links.diary($0.from.day) },
    "action": .text { $0.from.links.copy($0.from.day) },
    "key": .text(\.from.key.text),
    "to": .text(\.to.iso),
    "today": .text { $0.to == $0.from.visitor.today ? $0.to.iso : nil },
    "target": .text { $0.from.format.day($0.to) },
    "energy": .text { DayTotals($0.meals).energyText },
    "count": .text { $0.meals.count == 1 ? "One meal" : "\($0.meals.count) meals" },
    "some": .flag { !$0.meals.isEmpty },
    "meals": .list { page in page.meals.map { DayMealView(meal: $0, place: page.from) } },
  ]
}
