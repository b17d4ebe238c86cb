import Templating
import TiffinCore

/// `meals/list`: a page of meals under headings by week and month.
struct MealListView: PageView {
  static let template = "meals/list"

  let place: MealPlace
  let groups: [MealGroupView]
  let next: MealCursor?
  let notice: MealNoticeView?
  let chrome: Chrome

  init(_ page: MealPage, _ query: MealListQuery, _ notice: MealNoticeView?, for visitor: Visitor) {
    place = query.place
    groups = MealGroupView.groups(of: page.meals, query, for: visitor)
    next = page.next
    self.notice = notice
    chrome = visitor.chrome
  }

  private var isContinued: Bool { place.after != nil }
  private var subtitle: String { groups.isEmpty && !isContinued ? "Nothing here yet" : "Newest first" }
  private var older: String? { next.map { chrome.links.meals(MealListQuery(place: MealPlace(after: $0))) } }

  static let fields: Fields<MealListView> = [
    "subtitle": .text(\.subtitle),
    "groups": .list(\.groups),
    "continued": .flag(\.isContinued),
    "older": .text(\.older),
    "add": .text { $0.chrome.links.newMeal(from: $0.place) },
    "list": .text(\.place.text),
    "notice": .view(\.notice),
  ]
}
