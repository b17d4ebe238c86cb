import Templating
import TiffinCore

/// A day of the plan, for the template `plan/day`.
///
/// A class, because templates pass the view for every name, and copying a large struct is slow.
final class PlanDayView: View {
  let day: PlanDay
  let usual: Servings
  let place: PlanContext
  let addresses: PlanAddresses
  /// The notice about an entry of this day, if it asks for the number of servings; nil otherwise.
  let asks: PlanNoticeView?
  private let iso: String

  init(_ day: PlanDay, usual: Servings, notice: PlanNoticeView?, at place: PlanContext, _ addresses: PlanAddresses) {
    self.day = day
    self.usual = usual
    asks = notice?.serves != nil && notice?.entry?.day == day.day ? notice : nil
    self.place = place
    self.addresses = addresses
    iso = day.day.iso
  }

  static let fields: Fields<PlanDayView> = [
    "day": .text(\.iso),
    "name": .text { CalendarNames.weekday($0.day.day.weekday) },
    "date": .written { Formatter.write(dayOfYear: $0.day.day, to: &$1) },
    "short": .text { "\($0.day.day.day) \(CalendarNames.shortMonth($0.day.day.month))" },
    "today": .flag { $0.day.day == $0.place.visitor.today },
    "sums": .written(if: { !$0.day.entries.isEmpty }) { $0.writeSums(to: &$1) },
    "share": .text(\.share),
    "entries": .list({ $0.day.entries[...] }, { PlanEntryView($1, of: $0) }),
    "asks": .view(\.asks),
    "some": .flag { !$0.day.entries.isEmpty },
    "shown": .written { PlanEntryIDs($0.day.entries.map(\.id)).write(to: &$1) },
    "add": .text { $0.addresses.form(addingTo: $0.iso) },
    "copy": .text { $0.addresses.day($0.iso, "/copy?scope=day") },
    "clear": .text { $0.addresses.day($0.iso, "/clear") },
    "groceries": .text { $0.addresses.day($0.iso, "/groceries") },
    "diary": .text { $0.addresses.diary(of: $0.iso) },
  ]

  /// Returns the entry's time of day if the entry is the first one with it; nil for the others, for entries without
  /// one, and for dinner on a day that has only dinner.
  func shownSlot(of entry: PlanEntry) -> MealCategory? {
    guard let slot = entry.slot, day.entries.first(where: { $0.slot == slot })?.id == entry.id else { return nil }
    return slot == .dinner && day.entries.allSatisfy { $0.category == .dinner } ? nil : slot
  }

  private func writeSums(to out: inout Output) {
    let wording = PlanTotalsWording(totals: day.totals, currency: place.currency)
    wording.write(against: place.goal, isWholeDay: isWhole, else: "No figures yet", to: &out)
  }

  private var share: String? {
    place.goal.flatMap { Formatter.share(of: day.totals.energy.amount, in: $0.kilocalories) }
  }

  /// True if breakfast, lunch and dinner are planned.
  private var isWhole: Bool {
    [MealCategory.breakfast, .lunch, .dinner].allSatisfy { meal in day.entries.contains { $0.slot == meal } }
  }
}
