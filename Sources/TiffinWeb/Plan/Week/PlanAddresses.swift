import TiffinCore

/// The addresses of a week's days and entries. They equal those of ``Links``, but their common parts are made once,
/// since a week has many. Days are passed as text, such as `2026-11-21`.
///
/// A class, because every entry's view refers to it.
final class PlanAddresses: Sendable {
  /// The address of the plan, to which a day is appended.
  private let plan: String
  private let diary: String
  /// The address of the displayed week, to which a query is appended.
  private let week: String
  /// The query field for the time of day that was selected last; empty for the usual one.
  private let slot: String

  init(_ place: PlanContext, slot: String) {
    let root = place.links.root
    plan = root + "plan/"
    diary = root + "diary/"
    week = plan + place.day.iso + "?"
    self.slot = slot.isSameBytes(as: PlanForm.usualSlot) ? "" : "&slot=" + PercentEncoding.encoded(slot)
  }

  /// Returns the address of a day's week, or of an action on a day, such as "/copy".
  func day(_ day: String, _ action: String = "") -> String { plan + day + action }

  func diary(of day: String) -> String { diary + day }

  /// Returns the address of this page with the form that adds to a day.
  func form(addingTo day: String) -> String { "\(week)add=\(day)\(slot)#add" }

  /// Returns the address of this page with the form of an entry.
  func form(of entry: PlanEntry.ID) -> String { "\(week)entry=\(entry.number)#entry" }
}
