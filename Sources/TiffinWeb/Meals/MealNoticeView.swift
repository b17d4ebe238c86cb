import Templating
import TiffinCore

/// `parts/notice`: what was just done to a meal, with what can be done about it.
struct MealNoticeView: View {
  let notice: MealNotice
  let name: MealName
  /// The meal's own page, where its row is not on this one.
  let href: String?

  static let fields: Fields<MealNoticeView> = [
    "id": .number { Int($0.notice.meal.number) },
    "said": .text(\.said),
    "name": .text(\.name.text),
    "deleted": .flag { $0.notice.deed == .deleted },
    "href": .text(\.href),
  ]

  private var said: String {
    switch notice.deed {
    case .saved: "Saved"
    case .restored: "Brought back"
    case .deleted: "Deleted"
    }
  }
}
