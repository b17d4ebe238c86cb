import Templating
import TiffinCore

/// A writer of the addresses of a week's days and entries, without intermediate strings, since a week has many. The
/// addresses equal those of ``Links``. Days are passed as text.
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
  private let entries: String
  private let recipes: String

  init(_ place: PlanContext, slot: String) {
    let root = place.links.root
    plan = root + "plan/"
    diary = root + "diary/"
    week = plan + place.day.iso + "?"
    self.slot = slot.isSameBytes(as: PlanForm.usualSlot) ? "" : "&slot=" + PercentEncoding.encoded(slot)
    entries = plan + "entries/"
    recipes = root + "recipes/"
  }

  /// Writes the address of an action on a day, such as "/copy".
  func write(_ action: String, of day: String, to out: inout Output) {
    out.write(plan)
    out.write(markup: day)
    out.write(markup: action)
  }

  func writeDiary(of day: String, to out: inout Output) {
    out.write(diary)
    out.write(markup: day)
  }

  /// Writes the address of this page with the form that adds to a day.
  func writeSheet(addingTo day: String, to out: inout Output) {
    out.write(week)
    out.write(markup: "add=")
    out.write(markup: day)
    out.write(slot)
    out.write(markup: "#add")
  }

  /// Writes the address of this page with the form of an entry.
  func writeSheet(of entry: PlanEntry.ID, to out: inout Output) {
    out.write(week)
    out.write(markup: "entry=")
    out.write(Int(entry.number))
    out.write(markup: "#entry")
  }

  /// Writes the address that marks an entry as eaten.
  func writeEating(of entry: PlanEntry.ID, to out: inout Output) {
    out.write(entries)
    out.write(Int(entry.number))
    out.write(markup: "/eaten")
  }

  /// Writes the address of an entry's recipe for the planned servings.
  func writePage(of recipe: Recipe.ID, for servings: Servings, to out: inout Output) {
    out.write(recipes)
    out.write(Int(recipe.number))
    out.write(markup: "?servings=")
    out.write(servings.count)
  }

  /// Writes the address of the recipe's small picture; writes nothing if it has none.
  func writePicture(of entry: PlanEntry, to out: inout Output) {
    switch entry.recipe?.picture ?? .none {
    case .none: return
    case .away:
      if let recipe = entry.recipe {
        out.write(recipes)
        out.write(Int(recipe.id.number))
      }
      out.write(markup: "/picture/")
    case .here(let picture):
      out.write(recipes)
      out.write(markup: "pictures/")
      out.write(Int(picture.number))
      out.write(byte: UInt8(ascii: "/"))
    }
    out.write(markup: PhotoSize.small.rawValue)
  }
}
