import Templating
import TiffinCore

/// `parts/notice`: what was just done to a meal, with what can be done about it.
struct MealNoticeView: View {
  let notice: MealNotice
  let name: MealName
  /// The meal's own page, where its row is not on this one.
  let href: String?
  /// Its day may be changed.
  let isOpen: Bool
  let links: Links

  static let fields: Fields<MealNoticeView> = [
    "said": .text(\.said),
    "name": .text(\.name.text),
    "undo": .text(\.undo),
    "href": .text(\.href),
  ]

  private var said: String {
    switch notice.deed {
    case .added: "Added"
    case .saved: "Saved"
    case .restored: "Brought back"
    case .deleted: "Deleted"
    }
  }

  private var undo: String? {
    switch notice.deed {
    case .added: "\(links.meal(notice.meal))/delete"
    case .deleted: isOpen ? "\(links.meal(notice.meal))/restore" : nil
    case .saved, .restored: nil
    }
  }
}

extension MealNoticeView {
  /// Nil when what it tells is not so (any more). Costs a statement only where the meal is not among the rows.
  init?(
    _ notice: MealNotice, above rows: [ListedMeal], _ meals: MealStore, for visitor: Visitor
  ) throws(StoreError) {
    self.notice = notice
    links = visitor.links
    if let row = rows.first(where: { $0.id == notice.meal }) {
      if notice.deed == .deleted { return nil }
      name = row.name
      href = nil
      isOpen = visitor.person.mayChange(row.date)
    } else if notice.deed == .deleted {
      guard let meal = try meals.deleted(notice.meal, of: visitor.person.id) else { return nil }
      name = meal.content.name
      href = nil
      isOpen = visitor.person.mayChange(meal.content.date)
    } else {
      guard let meal = try meals.find(notice.meal, of: visitor.person.id) else { return nil }
      name = meal.content.name
      href = visitor.links.meal(meal.id)
      isOpen = visitor.person.mayChange(meal.content.date)
    }
  }
}
