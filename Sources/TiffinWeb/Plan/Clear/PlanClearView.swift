import Templating
import TiffinCore

/// The confirmation before all entries of a day or a week are removed, for the template `plan/clear`.
struct PlanClearView: PageView {
  static let template = "plan/clear"

  let week: PlanWeek
  let isWeek: Bool
  let place: PlanContext

  private var count: Int { week.totals.entries }

  static let fields: Fields<PlanClearView> = [
    "what": .text { $0.isWeek ? $0.place.span : $0.place.format.date($0.place.day) },
    "count": .text { $0.count == 1 ? "one entry" : "\($0.count) entries" },
    "some": .flag { $0.count > 0 },
    "shown": .text { PlanEntries($0.week.days.flatMap(\.entries).map(\.id)).text },
    "scope": .text { $0.isWeek ? "week" : "day" },
    "action": .text { $0.place.links.plan($0.place.day, "clear") },
    "back": .text { $0.place.links.plan($0.place.day) },
  ]
}
