import Templating
import TiffinCore

/// The aisles of the shop in walking order, for the template `groceries/aisles`.
struct AislesView: PageView {
  static let template = "groceries/aisles"

  let aisles: [GroceryAisle]
  let notice: Notice<AisleNoticeAction>?
  let form: Form?
  let errors: FormErrors?
  let links: Links

  /// The typed name in a refused form.
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
    switch notice?.action {
    case .added: GroceryNoticeView(words: "Added.")
    case .saved: GroceryNoticeView(words: "Saved.")
    case .restored: GroceryNoticeView(words: "Aisle restored with its items.")
    case .deleted: notice.map { GroceryNoticeView(words: "Removed.", undo: links.aisle($0.subject, "restore")) }
    case .moved, nil: nil
    }
  }

  private var rows: [AisleRowView] {
    aisles.enumerated().map { index, aisle in
      AisleRowView(
        aisle: aisle, place: index + 1, isLast: index + 1 == aisles.count, typed: typed(of: aisle), errors: errors,
        links: links)
    }
  }

  private func typed(of aisle: GroceryAisle) -> String? {
    if case .of(aisle.id, let typed) = form { typed } else { nil }
  }
}

/// An aisle in the list of aisles.
struct AisleRowView: View {
  let aisle: GroceryAisle
  /// The position, from 1.
  let place: Int
  let isLast: Bool
  /// The typed name in the aisle's refused form; nil if it was not refused.
  let typed: String?
  let errors: FormErrors?
  let links: Links

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
    "save": .text { $0.links.aisle($0.aisle.id) },
    "move": .text { $0.links.aisle($0.aisle.id, "place") },
    "delete": .text { $0.links.aisle($0.aisle.id, "delete") },
  ]
}
