import Templating
import TiffinCore

/// An entry of the plan, for the template `plan/entry`.
///
/// A class, because templates pass the view for every name, and copying a large struct is slow.
final class PlanEntryView: View {
  let entry: PlanEntry
  private let facts: PlanFacts
  /// The meal of the day; nil if it is not shown.
  private let slot: MealCategory?
  let place: PlanContext
  let addresses: PlanAddresses

  init(_ entry: PlanEntry, of day: PlanDayView) {
    self.entry = entry
    place = day.place
    facts = PlanFacts(entry, in: place.currency, usual: day.usual)
    addresses = day.addresses
    slot = day.shownSlot(of: entry)
  }

  static let fields: Fields<PlanEntryView> = [
    "id": .number { Int($0.entry.id.number) },
    "name": .text(\.entry.name.text),
    "href": .written(if: { $0.entry.recipe?.isOpen == true }) { view, out in
      if let recipe = view.entry.recipe { view.addresses.writePage(of: recipe.id, for: view.entry.servings, to: &out) }
    },
    "picture": .written(if: \.isPictured) { $0.addresses.writePicture(of: $0.entry, to: &$1) },
    "letter": .letter(\.entry.name.text),
    "tint": .tint(\.entry.name.text),
    "slot": .text { $0.slot?.name },
    "facts": .written(if: { !$0.facts.isEmpty }) { $0.facts.write(in: $0.place.currency, to: &$1) },
    "eaten": .flag { $0.entry.eaten != nil },
    "eat": .written(if: \.mayEat) { $0.addresses.writeEating(of: $0.entry.id, to: &$1) },
    "change": .written { $0.addresses.writeSheet(of: $0.entry.id, to: &$1) },
  ]

  private var isPictured: Bool { (entry.recipe?.picture ?? .none) != .none }

  private var mayEat: Bool { place.mayEat(entry) && !place.isAhead(entry) }
}
