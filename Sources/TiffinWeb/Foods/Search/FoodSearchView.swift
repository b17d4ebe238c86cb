import Templating
import TiffinCore

/// The search results among meals eaten before, recipes and foods, one of which can be added to a day, for the template
/// `foods/search`.
struct FoodSearchView: PageView {
  static let template = "foods/search"

  private let page: FoodSearchPage
  private let place: FoodDestination
  private let visitor: Visitor
  private let notice: Notice<FoodNoticeAction>?
  private let key = SubmissionKey.random()

  init(_ page: FoodSearchPage, _ place: FoodDestination, _ notice: Notice<FoodNoticeAction>?, for visitor: Visitor) {
    self.page = page
    self.place = place
    self.notice = notice
    self.visitor = visitor
  }

  static let fields: Fields<FoodSearchView> = [
    "heading": .text(\.heading),
    "subheading": .text(\.subheading),
    "back": .text { $0.visitor.links.diary($0.place.day) },
    "backTo": .text { $0.visitor.format.title($0.place.day) },
    "action": .text { $0.visitor.links.path("foods") },
    "search": .text(\.place.search),
    "empty": .flag { $0.place.search.isEmpty },
    "hidden": .list { $0.place.fixed.map(HiddenFieldView.init) },
    "again": .text { $0.visitor.links.quickEntry($0.place.day) },
    "key": .text(\.key.text),
    "today": .text { $0.place.wasToday ? $0.place.day.iso : nil },
    "category": .text(\.place.category?.name),
    "time": .text(\.place.time?.iso),
    "some": .flag { !$0.known.isEmpty || $0.page.found?.own.isEmpty == false },
    "known": .list(\.known),
    "own": .list { view in view.rows(view.page.found?.own) },
    "found": .flag { $0.page.found?.tables.isEmpty == false },
    "corrected": .text { $0.page.found?.corrected },
    "foods": .list { view in view.rows(view.page.found?.tables) },
    "more": .text { $0.page.found.flatMap { $0.more > 0 ? "\($0.more) more" : nil } },
    "all": .text(\.all),
    "new": .text { $0.visitor.links.newFood($0.place) },
    "barcode": .text { $0.visitor.links.barcode($0.place) },
    "deleted": .text(\.page.deleted?.text),
    "undo": .text { view in view.notice.map { view.visitor.links.food($0.subject, "restore") } },
    "sources": .list { view in view.products },
    "plate": .text { view in view.page.plate.map { view.visitor.links.meal($0.id, "foods") } },
    "nothing": .flag { view in
      view.page.found.map { $0.tables.isEmpty && $0.own.isEmpty && view.known.isEmpty } ?? false
    },
  ]

  private var heading: String {
    if page.plate != nil { return "Another food" }
    let day = visitor.format.day(place.day)
    return "Add to \(place.category.map { "\($0.name.lowercased()), " } ?? "")\(day)"
  }

  private var subheading: String? {
    if let plate = page.plate { return "For \(plate.content.name.text)" }
    return place.day == visitor.today ? visitor.format.date(place.day) : nil
  }

  private var all: String {
    var place = place
    place.isWhole = true
    return visitor.links.foods(place)
  }

  private var known: [DishSuggestionView] {
    page.meals.map { DishSuggestionView($0, at: place, for: visitor) }
      + page.recipes.map { DishSuggestionView($0, at: place, for: visitor) }
  }

  /// The attribution of Open Food Facts; empty if no result is from there.
  private var products: [FoodSourceView] {
    let isThere = page.found?.tables.contains { $0.source == .openFoodFacts } ?? false
    return isThere ? [FoodSourceView(.openFoodFacts)].compactMap(\.self) : []
  }

  private func rows(_ foods: [Food]?) -> [FoodRowView] {
    (foods ?? []).map { FoodRowView(food: $0, href: visitor.links.amount(of: $0.id, place)) }
  }
}

/// A food in a list.
struct FoodRowView: View {
  let food: Food
  let href: String

  static let fields: Fields<FoodRowView> = [
    "href": .text(\.href),
    "name": .text(\.food.content.shownName),
    "brand": .text(\.food.content.brand),
    "portion": .text { Formatter.usualPortion(of: $0.food.content) },
    "energy": .text { row in row.food.content.nutrients.energy.map { Formatter.grouped($0.kilocalories) } },
  ]
}
