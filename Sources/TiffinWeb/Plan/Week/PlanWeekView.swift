import Templating
import TiffinCore

/// A week of the plan, with totals and cost, for the template `plan/week`.
///
/// A class, because templates pass the view for every name, and copying a large struct is slow.
final class PlanWeekView: PageView {
  static let template = "plan/week"

  let week: PlanWeek
  let budget: Money?
  /// The amount paid for groceries in the week, in minor units of the currency.
  let paid: Int
  /// The number of people that the household cooks for.
  let usual: Servings
  /// The suggested number of people; nil if the household has set the number, if the week is empty, or if the sheet for
  /// adding a meal is open.
  private let proposed: Servings?
  let notice: PlanNoticeView?
  let shopped: GroceryNoticeView?
  let add: PlanAddView?
  let change: PlanChangeView?
  let place: PlanContext
  private let addresses: PlanAddresses

  /// Creates the page.
  ///
  /// - Parameter form: The refused form; nil if none was refused.
  init(
    _ page: PlanWeekPage, _ asked: PlanQuery, form: PlanForm? = nil, errors: FormErrors? = nil, at place: PlanContext
  ) {
    week = page.week
    budget = page.budget
    paid = page.paid
    usual = page.usualServings
    self.place = place
    addresses = PlanAddresses(place, slot: asked.typed.slot)
    notice = PlanNoticeView(asked, about: page.noted, at: place)
    shopped = asked.groceries.flatMap { GroceryNoticeView($0, place.links, onPlanOf: place.day) }
    add = PlanAddView(
      place.within(asked.add), page, asked.search, form: form ?? asked.typed, errors: errors, at: place)
    proposed = page.areServingsChosen || page.week.isEmpty || add != nil ? nil : page.usualServings
    change = asked.entry.flatMap { id in
      page.week.days.lazy.flatMap(\.entries).first { $0.id == id }.map { entry in
        PlanChangeView(entry: entry, week: page.week, form: form, errors: errors, place: place)
      }
    }
  }

  private var wording: PlanTotalsWording { PlanTotalsWording(totals: week.totals, currency: place.currency) }

  private var days: [PlanDayView] {
    week.days.map { PlanDayView($0, usual: usual, notice: notice, at: place, addresses) }
  }

  static let fields: Fields<PlanWeekView> = [
    "span": .written { $0.place.writeSpan(to: &$1) },
    "day": .text(\.place.day.iso),
    "refused": .flag { $0.add?.errors != nil || $0.change?.errors != nil },
    "previous": .text { page in page.place.before.map { page.place.links.plan($0) } },
    "next": .text { page in page.place.after.map { page.place.links.plan($0) } },
    "now": .flag { !$0.place.days.contains($0.place.visitor.today) },
    "empty": .flag(\.week.isEmpty),
    "closed": .flag { page in
      page.week.days.contains { $0.entries.contains { $0.eaten == nil && !page.place.mayEat($0) } }
    },
    "cost": .view { PlanBarView.cost(of: $0.week, budget: $0.budget, paid: $0.paid, $0.wording) },
    "energy": .view { PlanBarView.energy(of: $0.week, goal: $0.place.goal) },
    "doubts": .view { TotalsCaveatsView($0.week, at: $0.place) },
    "proposed": .text { $0.proposed.map { String($0.count) } },
    "back": .text { $0.place.links.plan($0.place.day) },
    "days": .list(\.days),
    "copyLast": .text { page in
      let first = page.place.first.iso
      return page.place.before.map {
        page.place.links.plan($0, "copy", query: [("scope", "week"), ("to", first), ("from", first)])
      }
    },
    "copy": .text { $0.addresses.day($0.place.first.iso, "/copy?scope=week") },
    "clear": .text { $0.addresses.day($0.place.first.iso, "/clear?scope=week") },
    "groceries": .text { $0.place.links.plan($0.place.first, "groceries") },
    "shop": .text { $0.place.links.plan($0.place.day, "groceries") },
    "sheet": .text { $0.place.links.plan($0.place.day, "sheet") },
    "calendar": .text { $0.place.links.settings(.reminders) },
    "notice": .view(\.notice),
    "shopped": .view(\.shopped),
    "add": .view(\.add),
    "change": .view(\.change),
  ]
}
