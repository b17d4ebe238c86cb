import Templating
import TiffinCore

/// The items to buy by aisle, and the items in the basket, for the template `groceries/list`.
struct GroceryListView: PageView {
  static let template = "groceries/list"

  let list: GroceryList
  let known: [String]
  let showing: GroceryListState
  let rows: GroceryListRows
  let notice: GroceryNoticeView?
  let cost: BasketCostView?
  let visitor: Visitor
  private let aisles: [GroceryAisle]
  private let tickers: GroceryTickers

  init(_ page: GroceryListPage, _ showing: GroceryListState, _ tickers: GroceryTickers, for visitor: Visitor) {
    list = page.list
    known = page.known
    aisles = page.aisles
    self.showing = showing
    rows = GroceryListRows(page, showing, tickers, for: visitor)
    cost = BasketCostView(page.question, showing.cost, in: visitor.person.currency)
    notice = showing.notice.flatMap { GroceryNoticeView($0, on: page, visitor.links) }
    self.visitor = visitor
    self.tickers = tickers
  }

  static let fields: Fields<GroceryListView> = [
    "title": .text(\.title),
    "count": .text(\.count),
    "version": .text { GroceryVersion($0.list).text },
    "refused": .view { $0.showing.errors.map(RefusedFormView.init) },
    "wrong": .flag { $0.showing.errors != nil || $0.showing.cost != nil },
    "notice": .view(\.notice),
    "cost": .view(\.cost),
    "deleted": .view { view in
      view.showing.deleted.map {
        GroceryRowView(
          item: $0, at: nil, showing: view.showing, needs: nil, aisles: view.aisles, tickers: view.tickers,
          links: view.visitor.links, format: view.visitor.format)
      }
    },
    "aisles": .list(\.rows.aisles),
    "staples": .view(\.rows.staples),
    "basket": .view(\.rows.basket),
    "empty": .flag { $0.list.items.isEmpty },
    "asked": .flag(\.showing.areUsesAsked),
    "shop": .text { $0.visitor.links.plan($0.visitor.format.today, "groceries") },
    "typed": .text(\.showing.box.name),
    "key": .text(\.showing.box.key),
    "ready": .flag(\.isReady),
    "known": .list { $0.known.map(NameSuggestionView.init) },
  ]

  /// True if the next item is likely to be typed now, so that the field gets the focus.
  private var isReady: Bool {
    switch showing.notice {
    case .item(.added, _), .added: showing.errors == nil
    default: false
    }
  }

  private var openCount: Int { list.items.count { $0.isToBuy } }

  private var title: String { list.items.isEmpty ? "Groceries" : "Groceries, \(openCount) to buy" }

  /// The counts, such as "5 to buy · 2 in the basket"; nil for an empty list.
  private var count: String? {
    if list.items.isEmpty { return nil }
    return "\(openCount) to buy" + (rows.completedCount > 0 ? " · \(rows.completedCount) in the basket" : "")
  }
}

extension GroceryList {
  /// The items to buy by aisle in walking order, without empty aisles. The name is nil if no item has an aisle.
  var toBuy: [(aisle: String?, items: [GroceryItem])] {
    let byAisle = Dictionary(grouping: items.filter(\.isToBuy), by: \.aisle)
    let named = aisles.map { (Optional($0.name.text), byAisle[$0.id] ?? []) }
    let rest = (aisles.isEmpty ? nil : "Everything else", byAisle[nil] ?? [])
    return (named + [rest]).filter { !$0.1.isEmpty }
  }
}

extension GroceryItem {
  /// The quantity and the note, without empty ones.
  var details: [String] { [quantity, note.text].filter { !$0.isEmpty } }
}

/// The lines of the list in the layout of the page.
struct GroceryListRows: Sendable {
  let aisles: [AisleView]
  /// The items that the household usually has at home; nil if there are none.
  let staples: StaplesView?
  let basket: AisleView?
  let completedCount: Int

  init(_ page: GroceryListPage, _ showing: GroceryListState, _ tickers: GroceryTickers, for visitor: Visitor) {
    let list = page.list
    func row(_ item: GroceryItem, at next: GroceryItem.ID?) -> GroceryRowView {
      GroceryRowView(
        item: item, at: next, showing: showing, needs: page.needs, aisles: page.aisles, tickers: tickers,
        links: visitor.links, format: visitor.format)
    }
    let toBuy = list.toBuy
    var following = toBuy.flatMap(\.items).map(\.id).makeIterator()
    _ = following.next()
    var aisles: [AisleView] = []
    for (name, items) in toBuy {
      aisles.append(AisleView(number: aisles.count, name: name, rows: items.map { row($0, at: following.next()) }))
    }
    self.aisles = aisles
    let atHome = list.atHome
    staples = atHome.isEmpty ? nil : StaplesView(items: atHome, rows: atHome.map { row($0, at: nil) })
    let completed = list.completed
    completedCount = completed.count
    let rows = completed.map { row($0, at: nil) }
    basket = rows.isEmpty ? nil : AisleView(number: aisles.count, name: nil, rows: rows)
  }
}

/// An aisle with the items to buy there, or the basket.
struct AisleView: View {
  let number: Int
  /// The name; nil for the basket, and if the household has no aisles.
  let name: String?
  let rows: [GroceryRowView]

  static let fields: Fields<AisleView> = [
    "number": .text { String($0.number) },
    "called": .text(\.name),
    "rows": .list(\.rows),
    "size": .number { $0.rows.count },
  ]
}

/// The items usually at home, collapsed, for the template `groceries/staples`.
struct StaplesView: View {
  let items: [GroceryItem]
  let rows: [GroceryRowView]

  static let fields: Fields<StaplesView> = [
    "size": .number { $0.rows.count },
    "names": .text { $0.items.map(\.name.shown).joined(separator: ", ") },
    "unfolded": .flag { $0.rows.contains(where: \.isOpen) },
    "rows": .list(\.rows),
  ]
}

/// A suggested name.
struct NameSuggestionView: View {
  let name: String

  static let fields: Fields<NameSuggestionView> = [
    "name": .text(\.name)
  ]
}
