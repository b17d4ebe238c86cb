import Templating
import TiffinCore

/// What a showing of the list has besides the list.
struct GroceryPage: Sendable {
  var notice: GroceryNotice?
  /// The line that comes opened.
  var open: GroceryItem.ID?
  /// What was typed into the box at the bottom.
  var box = GroceryBox()
  /// What was typed into the opened line.
  var form: GroceryForm?
  var errors: FormErrors?
  /// A line that was deleted while somebody typed into it.
  var deleted: GroceryItem?
}

/// `groceries/list`: what to buy, by aisle, and what is in the basket.
struct GroceryListView: PageView {
  static let template = "groceries/list"

  let list: GroceryList
  let page: GroceryPage
  let rows: GroceryRows
  let format: Formatter
  var notice: GroceryNoticeView?
  var known: [String] = []

  init(_ list: GroceryList, _ page: GroceryPage, for visitor: Visitor) {
    self.list = list
    self.page = page
    format = visitor.format
    rows = GroceryRows(list, page, visitor.format)
  }

  static let fields: Fields<GroceryListView> = [
    "title": .text(\.title),
    "count": .text(\.count),
    "refused": .view { $0.page.errors.map(RefusedFormView.init) },
    "notice": .view(\.notice),
    "deleted": .view { view in
      view.page.deleted.map { GroceryRowView(item: $0, at: nil, page: view.page, format: view.format) }
    },
    "aisles": .list(\.rows.aisles),
    "basket": .view(\.rows.basket),
    "empty": .flag { $0.list.items.isEmpty },
    "today": .text(\.format.today.iso),
    "typed": .text(\.page.box.name),
    "key": .text(\.page.box.key),
    "ready": .flag(\.isReady),
    "known": .list { $0.known.map(NameView.init) },
  ]

  /// Whether one is likely to add another thing now.
  private var isReady: Bool {
    if case .item(.added, _) = page.notice { page.errors == nil } else { false }
  }

  private var openCount: Int { list.items.count - rows.completedCount }

  private var title: String { list.items.isEmpty ? "Groceries" : "Groceries, \(openCount) to buy" }

  /// Nil where there is nothing.
  private var count: String? {
    if list.items.isEmpty { return nil }
    return "\(openCount) to buy" + (rows.completedCount > 0 ? " · \(rows.completedCount) in the basket" : "")
  }
}

/// The list's lines as they stand on the page.
struct GroceryRows: Sendable {
  let aisles: [AisleView]
  let basket: AisleView?
  let completedCount: Int

  init(_ list: GroceryList, _ page: GroceryPage, _ format: Formatter) {
    var byAisle: [GroceryAisle.ID?: [GroceryItem]] = [:]
    for item in list.items where !item.isCompleted { byAisle[item.aisle, default: []].append(item) }
    let groups = list.aisles.map { ($0.name.text, byAisle[$0.id] ?? []) } + [("Everything else", byAisle[nil] ?? [])]
    let filled = groups.filter { !$0.1.isEmpty }
    var following = filled.flatMap(\.1).map(\.id).makeIterator()
    _ = following.next()
    var aisles: [AisleView] = []
    for (name, items) in filled {
      let rows = items.map { GroceryRowView(item: $0, at: following.next(), page: page, format: format) }
      let isOnly = filled.count == 1 && list.aisles.isEmpty
      aisles.append(AisleView(number: aisles.count, name: isOnly ? nil : name, rows: rows))
    }
    self.aisles = aisles
    let completed = list.completed
    completedCount = completed.count
    let rows = completed.map { GroceryRowView(item: $0, at: nil, page: page, format: format) }
    basket = rows.isEmpty ? nil : AisleView(number: aisles.count, name: nil, rows: rows)
  }
}

/// A part of the shop with what is to be bought there.
struct AisleView: View {
  let number: Int
  /// Nil where there is only one part.
  let name: String?
  let rows: [GroceryRowView]

  static let fields: Fields<AisleView> = [
    "number": .text { String($0.number) },
    "called": .text(\.name),
    "rows": .list(\.rows),
    "size": .number(\.rows.count),
  ]
}

/// A name to choose from.
struct NameView: View {
  let name: String

  static let fields: Fields<NameView> = [
    "name": .text(\.name)
  ]
}
