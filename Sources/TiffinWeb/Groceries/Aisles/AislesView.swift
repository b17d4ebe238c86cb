import Templating
import TiffinCore

/// What was just done to an aisle.
struct AisleNotice: Sendable {
  /// Each is a name in the page's query.
  enum Deed: String, CaseIterable, Sendable {
    case added, saved, moved, deleted, restored
  }

  let deed: Deed
  let aisle: GroceryAisle.ID
}

extension AisleNotice {
  /// Nil when the query tells of nothing.
  init?(_ query: FormData) throws(HTTPRefusal) {
    guard let (deed, aisle) = try query.deed(Deed.self, to: GroceryAisle.self) else { return nil }
    self.init(deed: deed, aisle: aisle)
  }
}

/// `groceries/aisles`: the parts of the shop in the order in which one walks.
struct AislesView: PageView {
  static let template = "groceries/aisles"

  let aisles: [GroceryAisle]
  let notice: AisleNotice?
  let form: Form?
  let errors: FormErrors?
  let links: Links

  /// What was typed, where it was refused.
  enum Form: Sendable {
    case new(String)
    case of(GroceryAisle.ID, String)
  }

  static let fields: Fields<AislesView> = [
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "notice": .view(\.noticeView),
    "some": .flag { !$0.aisles.isEmpty },
    "aisles": .list(\.rows),
    "new": .view { FieldView(id: "name", value: $0.typed, error: $0.errors?["name"]) },
  ]

  private var typed: String { if case .new(let typed) = form { typed } else { "" } }

  private var noticeView: GroceryNoticeView? {
    switch notice?.deed {
    case .added: GroceryNoticeView(words: "Added.")
    case .saved: GroceryNoticeView(words: "Saved.")
    case .restored: GroceryNoticeView(words: "It is back, with what lies there.")
    case .deleted: notice.map { GroceryNoticeView(words: "Removed.", undo: links.aisle($0.aisle, "restore")) }
    case .moved, nil: nil
    }
  }

  private var rows: [AisleRowView] {
    aisles.enumerated().map { index, aisle in
      AisleRowView(
        aisle: aisle, place: index + 1, isLast: index + 1 == aisles.count, typed: typed(of: aisle), errors: errors)
    }
  }

  private func typed(of aisle: GroceryAisle) -> String? {
    if case .of(aisle.id, let typed) = form { typed } else { nil }
  }
}

/// An aisle among the others.
struct AisleRowView: View {
  let aisle: GroceryAisle
  /// The first one is 1.
  let place: Int
  let isLast: Bool
  /// Nil where nothing was refused.
  let typed: String?
  let errors: FormErrors?

  static let fields: Fields<AisleRowView> = [
    "number": .number { Int($0.aisle.id.number) },
    "name": .text(\.aisle.name.text),
    "up": .number { $0.place - 1 },
    "down": .number { $0.isLast ? 0 : $0.place + 1 },
    "open": .flag { $0.typed != nil },
    "field": .view { row in
      let id = "a\(row.aisle.id.number)"
      return FieldView(id: id, value: row.typed ?? row.aisle.name.text, error: row.errors?[id])
    },
  ]
}

/// `groceries/aisle`: the aisles, to move an item to one.
struct ItemAisleView: PageView {
  static let template = "groceries/aisle"

  let item: GroceryItem
  let aisles: [GroceryAisle]
  let links: Links

  static let fields: Fields<ItemAisleView> = [
    "id": .number { Int($0.item.id.number) },
    "name": .text(\.item.name.text),
    "back": .text { $0.links.groceries(nil, at: $0.item.id) },
    "none": .flag { $0.item.aisle == nil },
    "aisles": .list { view in
      view.aisles.map {
        OptionView(value: String($0.id.number), label: $0.name.text, isOn: $0.id == view.item.aisle)
      }
    },
  ]
}
