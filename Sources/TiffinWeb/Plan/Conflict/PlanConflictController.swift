import HTTPTypes
import Templating
import TiffinCore

/// A controller that shows both versions of an entry that another member changed or removed while it was being edited.
struct PlanConflictController: Controller {
  let services: Services

  /// Shows both versions.
  ///
  /// - Parameters:
  ///   - change: The change that the form requests.
  ///   - now: The current entry; if it was removed, the entry before the removal.
  func show(
    _ form: FormData, _ change: PlanChange, now: PlanEntry, isRemoved: Bool, for visitor: Visitor
  ) throws -> Response {
    let view = PlanConflictView(
      form, change, now: now, isRemoved: isRemoved, others: try pages.others(of: visitor), for: visitor)
    return try pages.html(view, for: visitor, status: .conflict)
  }
}

/// Both versions of an entry that was changed or removed while it was being edited, for the template `plan/conflict`.
struct PlanConflictView: PageView {
  static let template = "plan/conflict"

  let others: String
  let now: PlanEntry
  let isRemoved: Bool
  /// The submitted fields, to save the visitor's version after all.
  let typed: [HiddenFieldView]
  let parts: [VersionPartView]
  let visitor: Visitor

  /// Creates the page.
  ///
  /// - Parameter others: The members who may have made the other change: "Ann", "Ann or Bob".
  init(_ form: FormData, _ change: PlanChange, now: PlanEntry, isRemoved: Bool, others: String, for visitor: Visitor) {
    self.others = others
    self.now = now
    self.isRemoved = isRemoved
    self.visitor = visitor
    let kept = ["day", "slot", "servings"].compactMap { name in form.fields.first { $0.name == name } }
      .map { (name: $0.name, value: $0.value) }
    let state = isRemoved ? [(name: "restore", value: "1")] : []
    typed = (kept + [("revision", String(now.revision))] + state).map(HiddenFieldView.init)
    let saved = now.parts(changedBy: PlanChange(), visitor.format)
    let place = isRemoved ? [(label: "On the plan", text: "Yes")] : []
    let gone = isRemoved ? [(label: "On the plan", text: "Removed")] : []
    parts = VersionPartView.differing(place + now.parts(changedBy: change, visitor.format), gone + saved)
  }

  static let fields: Fields<PlanConflictView> = [
    "others": .text(\.others),
    "name": .text(\.now.name.text),
    "date": .text { $0.visitor.format.date($0.now.day) },
    "removed": .flag(\.isRemoved),
    "action": .text { $0.visitor.links.planEntry($0.now.id, "move") },
    "hidden": .list(\.typed),
    "keep": .text { page in
      page.isRemoved
        ? page.visitor.links.plan(page.now.day) : page.visitor.links.plan(page.now.day, entry: page.now.id)
    },
    "parts": .list(\.parts),
  ]
}

extension PlanEntry {
  /// Returns the label and text of each part that can be changed, in the order of the form.
  fileprivate func parts(changedBy change: PlanChange, _ format: Formatter) -> [(label: String, text: String)] {
    [
      ("Day", format.date(change.day ?? day)), ("When", (change.slot ?? slot)?.name ?? "Any time"),
      ("Servings", String((change.servings ?? servings).count)),
    ]
  }
}
