import Templating
import TiffinCore

/// The notice about a recent action on the plan, with links, for the template `plan/notice`.
struct PlanNoticeView: View {
  let notice: Notice<PlanNoticeAction>
  /// The change of the grocery list for the entries, see ``PlanQuery/removedShares``; nil if there was none.
  let removedShares: RemovedPlanShares?
  /// The entry's day, time of day and servings before it was changed; nil if it was not changed.
  let movedFrom: PreviousPlanPosition?
  /// The meal that was removed from the diary; nil if none was.
  let meal: Meal.ID?
  /// The names of the entries; empty if the notice no longer applies.
  let names: [MealName]
  /// The entry, if it is on the page; nil otherwise.
  let entry: PlanEntry?
  /// The number of lines of the grocery list that have quantities for the removed entries.
  let share: GroceryShareCount
  /// The members who may have made the other change: "Ann", "Ann or Bob".
  let others: String
  /// The form for the number of servings of the entry's recipe; nil if it is not shown.
  let serves: ServingsFormView?
  let place: PlanContext

  static let fields: Fields<PlanNoticeView> = [
    "said": .text(\.said),
    "name": .text { $0.names.count == 1 ? $0.names[0].text : nil },
    "more": .text(\.more),
    "undo": .text(\.undo),
    "undoing": .text { $0.notice.action == .gone ? "Restore" : "Undo" },
    "entries": .text(\.notice.subject.text),
    "hidden": .list { view in (view.movingBack ?? []).map(HiddenFieldView.init) },
    "batch": .text { $0.notice.action == .removed ? $0.removedShares?.batch?.text : nil },
    "uneat": .flag { $0.notice.action == .eaten },
    "meal": .text { $0.meal.map { String($0.number) } },
    "adjust": .text(\.adjust),
    "takeOff": .text { $0.share.open > 0 ? $0.place.links.removeGroceries($0.place.day) : nil },
    "key": .text(\.place.key.text),
    "whose": .text(\.whose),
    "serves": .view(\.serves),
  ]

  private var whose: String { names.count == 1 ? "its" : "their" }

  private var said: String {
    let action =
      switch notice.action {
      case .added: "Planned"
      case .moved: "Changed"
      case .removed: "Removed"
      case .restored: "Restored"
      case .copied: "Copied"
      case .eaten: place.format.added(to: entry?.eatenOn ?? place.day)
      case .uneaten: "Removed from your diary:"
      case .adjusted: "Changed in your diary:"
      case .served: "Saved for your household:"
      case .late: "\(others) already changed"
      case .gone: "\(others) removed"
      }
    switch names.count {
    case 0: return "Nothing to copy."
    case 1: return action
    case let count: return "\(action) \(count) entries."
    }
  }

  /// The text after the name; nil if there is none.
  private var more: String? {
    if notice.action == .removed { return aboutGroceries }
    if notice.action == .restored, let removedShares, removedShares.lines > 0 {
      return "\(names.count == 1 ? "Its" : "Their") ingredients are on the grocery list again."
    }
    if notice.action == .gone { return "Your change was not saved." }
    guard notice.action == .late, let entry else { return nil }
    return "It is now on \(place.format.date(entry.day))."
  }

  /// A sentence about the effect on the grocery list; nil if there is none.
  private var aboutGroceries: String? {
    let all = names.count == 1 ? "Its" : "Their"
    if let removedShares {
      if removedShares.lines == 0 { return "\(all) ingredients were not on the list." }
      let off = "\(all) ingredients are off the grocery list."
      switch removedShares.kept {
      case 0: return off
      case 1: return "\(off) 1 quantity set by hand stays."
      case let kept: return "\(off) \(kept) quantities set by hand stay."
      }
    }
    if share.bought == 0 { return nil }
    return share.areAllBought
      ? "\(all) ingredients are already bought." : "Some of \(whose) ingredients are already bought."
  }

  private var undo: String? {
    switch notice.action {
    case .added, .copied: notice.subject.ids.isEmpty ? nil : place.links.plan(place.day, "remove")
    case .removed, .gone: place.links.plan(place.day, "restore")
    case .eaten: entry.map { place.links.planEntry($0.id, "eaten") }
    case .uneaten: meal.flatMap { _ in entry.map { place.links.planEntry($0.id, "eaten") } }
    case .moved: movingBack.flatMap { _ in entry.map { place.links.planEntry($0.id, "move") } }
    case .restored, .adjusted, .late, .served: nil
    }
  }

  /// The fields of the form that undoes the change of the entry; nil if that is impossible.
  private var movingBack: [(name: String, value: String)]? {
    entry.flatMap { entry in movedFrom.flatMap { $0.fields(of: entry) } }
  }

  /// The address of the form of the eaten meal; nil if the notice is not about eating.
  private var adjust: String? {
    guard notice.action == .eaten, let meal = entry?.eaten else { return nil }
    return place.links.edit(
      meal, MealReturnLocation(place: MealListLocation(day: place.day, planned: entry?.id), isOverMeal: false))
  }
}

extension PlanNoticeView {
  /// Creates the notice; nil if there was no action, or it no longer applies.
  init?(_ query: PlanQuery, about noted: NoticeEntries?, at place: PlanContext) {
    guard let notice = query.notice, let noted else { return nil }
    self.notice = notice
    movedFrom = notice.action == .moved ? query.movedFrom : nil
    removedShares = query.removedShares
    meal = notice.action == .uneaten ? query.meal : nil
    self.place = place
    (entry, names, share) = (noted.entry, noted.names, noted.share)
    others = CalendarNames.oneOf(noted.others)
    serves = Self.serves(notice, noted, at: place)
    if names.isEmpty && notice.action != .copied { return nil }
    if notice.action == .eaten && entry?.eaten == nil { return nil }
    if notice.action == .uneaten && entry?.eaten != nil { return nil }
  }

  /// Returns the form for the number of servings: after an entry was planned or eaten, if the number is assumed, and
  /// after the number was set.
  private static func serves(_ notice: Notice<PlanNoticeAction>, _ noted: NoticeEntries, at place: PlanContext)
    -> ServingsFormView?
  {
    guard let entry = noted.entry, notice.subject.ids.count == 1, [.added, .eaten, .served].contains(notice.action)
    else { return nil }
    let serves = ServingsFormView(entry, eaten: noted.meal, at: place)
    return serves.flatMap { $0.isAssumed || notice.action == .served ? $0 : nil }
  }
}
