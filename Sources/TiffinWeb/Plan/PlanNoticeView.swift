import Templating
import TiffinCore

/// `plan/notice`: what was just done to the plan, with what can be done about it.
struct PlanNoticeView: View {
  let notice: PlanNotice
  /// What they are called; none where it is not so any more.
  let names: [MealName]
  /// The entry, where it is on the page.
  let entry: PlanEntry?
  /// What the grocery list has for what was removed.
  let share: GroceryShareCount
  /// For how many its recipe is.
  let serves: ServesView?
  let place: PlanPlace

  static let fields: Fields<PlanNoticeView> = [
    "said": .text(\.said),
    "name": .text { $0.names.count == 1 ? $0.names[0].text : nil },
    "more": .text(\.more),
    "undo": .text(\.undo),
    "undoing": .text { $0.notice.deed == .gone ? "Bring it back" : "Undo" },
    "entries": .text(\.notice.text),
    "uneat": .flag { $0.notice.deed == .eaten },
    "adjust": .text(\.adjust),
    "takeOff": .text { $0.share.open > 0 ? $0.place.links.takeOffGroceries($0.place.day) : nil },
    "whose": .text(\.whose),
    "serves": .view(\.serves),
  ]

  private var whose: String { names.count == 1 ? "its" : "their" }

  private var said: String {
    let deed =
      switch notice.deed {
      case .added: "Planned"
      case .moved: "Changed"
      case .removed: "Removed"
      case .restored: "Brought back"
      case .copied: "Copied"
      case .eaten: place.format.added(to: entry?.eatenOn ?? place.day)
      case .uneaten: "Taken back from your diary:"
      case .adjusted: "Changed in your diary:"
      case .served: "Remembered for your household:"
      case .late: "Somebody else was faster with"
      case .gone: "Meanwhile somebody removed"
      }
    switch names.count {
    case 0: return "There was nothing to copy."
    case 1: return deed
    case let count: return "\(deed) \(count) entries."
    }
  }

  /// What follows the name.
  private var more: String? {
    if notice.deed == .removed { return aboutGroceries }
    if notice.deed == .gone { return "Nothing was done." }
    guard notice.deed == .late, let entry else { return nil }
    return "Nothing was changed: this is how it is now, on \(place.format.date(entry.day))."
  }

  /// What became of the grocery list, or that nothing has to.
  private var aboutGroceries: String? {
    let all = names.count == 1 ? "Its" : "Their"
    if let count = notice.takenOff {
      return count > 0
        ? "\(all) ingredients are off the grocery list." : "The grocery list has nothing to take off any more."
    }
    if share.bought == 0 { return nil }
    return share.open > 0
      ? "Some of \(whose) ingredients are bought already." : "\(all) ingredients are bought already."
  }

  private var undo: String? {
    switch notice.deed {
    case .added, .copied: notice.entries.isEmpty ? nil : place.links.plan(place.day, "remove")
    case .removed, .gone: place.links.plan(place.day, "restore")
    case .eaten: entry.map { place.links.planEntry($0.id, "eaten") }
    case .moved, .restored, .uneaten, .adjusted, .late, .served: nil
    }
  }

  /// The meal's form.
  private var adjust: String? {
    guard notice.deed == .eaten, let meal = entry?.eaten else { return nil }
    return place.links.edit(meal, WayBack(place: MealPlace(day: place.day, planned: entry?.id), isOverMeal: false))
  }
}

extension PlanNoticeView {
  /// Nil when what it tells is not so (any more). Costs statements only for what was removed and what was eaten.
  init?(
    _ notice: PlanNotice, _ week: PlanWeek, _ plan: PlanStore, _ meals: MealStore, _ groceries: GroceryStore,
    at place: PlanPlace
  ) throws(StoreError) {
    self.notice = notice
    self.place = place
    let there = week.days.flatMap(\.entries).filter { notice.entries.contains($0.id) }
    entry = there.first
    names =
      switch notice.deed {
      case .removed, .gone: try plan.removed(notice.entries, by: place.visitor.person)
      default: there.map(\.name)
      }
    share =
      if notice.deed == .removed, notice.takenOff == nil {
        try groceries.count(
          for: try plan.purposes(ofRemoved: notice.entries, by: place.visitor.person), of: place.visitor.person)
      } else {
        GroceryShareCount()
      }
    serves = try Self.serves(notice, entry, meals, at: place)
    if names.isEmpty && notice.deed != .copied { return nil }
    if notice.deed == .eaten && entry?.eaten == nil { return nil }
  }

  /// Asked when it is planned, and when it is eaten, as long as nobody said so; and shown once it was said.
  private static func serves(
    _ notice: PlanNotice, _ entry: PlanEntry?, _ meals: MealStore, at place: PlanPlace
  ) throws(StoreError) -> ServesView? {
    guard let entry, notice.entries.count == 1, [.added, .eaten, .served].contains(notice.deed) else { return nil }
    var meal: Meal?
    if notice.deed != .added, let eaten = entry.eaten { meal = try meals.find(eaten, of: place.visitor.person.id) }
    let serves = ServesView(entry, eaten: meal, at: place)
    return serves.flatMap { $0.isAssumed || notice.deed == .served ? $0 : nil }
  }
}
