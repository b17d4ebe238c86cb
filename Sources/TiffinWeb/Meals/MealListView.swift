import Templating
import TiffinCore

/// `meals/list`: a page of meals under headings by week and month.
struct MealListView: PageView {
  static let template = "meals/list"

  let groups: [MealGroupView]
  /// Whether it is a page after the first one.
  let isContinued: Bool
  let next: MealCursor?
  let deleted: DeletedMealView?
  let chrome: Chrome

  init(_ page: MealPage, _ query: MealListQuery, deleted: Meal?, for visitor: Visitor) {
    groups = MealGroupView.groups(of: page.meals, query, for: visitor)
    isContinued = query.after != nil
    next = page.next
    self.deleted = deleted.map(DeletedMealView.init)
    chrome = visitor.chrome
  }

  private var subtitle: String { groups.isEmpty && !isContinued ? "Nothing here yet" : "Newest first" }
  private var older: String? { next.map { chrome.links.meals(MealListQuery(after: $0)) } }

  static let fields: Fields<MealListView> = [
    "subtitle": .text(\.subtitle),
    "groups": .list(\.groups),
    "continued": .flag(\.isContinued),
    "older": .text(\.older),
    "deleted": .view(\.deleted),
  ]
}

/// The meal that was just deleted, to be offered back.
struct DeletedMealView: View {
  let meal: Meal

  static let fields: Fields<DeletedMealView> = [
    "id": .number(\.meal.number),
    "name": .text(\.meal.content.name.text),
  ]
}
