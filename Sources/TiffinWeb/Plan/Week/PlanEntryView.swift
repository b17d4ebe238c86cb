import Templating
import TiffinCore

/// An entry of the plan, for the template `plan/entry`.
///
/// A class, because templates pass the view for every name, and copying a large struct is slow.
final class PlanEntryView: View {
  let entry: PlanEntry
  private let facts: PlanEntryFigures
  /// The time of day, such as dinner; nil if it is not shown.
  private let slot: MealCategory?
  let place: PlanContext
  let addresses: PlanAddresses

  init(_ entry: PlanEntry, of day: PlanDayView) {
    self.entry = entry
    place = day.place
    facts = PlanEntryFigures(entry, in: place.currency, usual: day.usual)
    addresses = day.addresses
    slot = day.shownSlot(of: entry)
  }

  static let fields: Fields<PlanEntryView> = [
    "id": .number { Int($0.entry.id.number) },
    "name": .text(\.entry.name.text),
    "href": .text { $0.place.links.recipe(of: $0.entry) },
    "picture": .text { view in view.entry.recipe.flatMap { view.place.picture($0.picture, of: $0.id) } },
    "letter": .letter(\.entry.name.text),
    "tint": .tint(\.entry.name.text),
    "slot": .text { $0.slot?.name },
    "facts": .written(if: { !$0.facts.isEmpty }) { $0.facts.write(in: $0.place.currency, to: &$1) },
    "eaten": .flag { $0.entry.eaten != nil },
    "eat": .text { $0.mayEat ? $0.place.links.planEntry($0.entry.id, "eaten") : nil },
    "change": .text { $0.addresses.form(of: $0.entry.id) },
  ]

  private var mayEat: Bool { place.mayEat(entry) && !place.isAhead(entry) }
}
