import Localization
import Templating
import TiffinCore

/// The number of people that a household cooks for, for the template `settings/cooking`.
struct CookingSettingsView: View {
  let page: SettingsView

  static let fields: Fields<CookingSettingsView> = [
    "people": .view { $0.page.field("cooks_for", $0.people) },
    "usual": .number { $0.page.page.usualServings.count },
    "planned": .text(\.planned),
    "was": .list { $0.page.was([("cooks_for", $0.people ?? "")]) },
  ]

  /// The value of `saved` in the address after planned meals were changed too.
  static let savedForPlan = "cooking_planned"

  /// Returns the message for a value of `saved` in the address; nil for the values of other parts.
  static func saved(_ name: String, _ page: SettingsPage) -> Message? {
    let people = page.usualServings.count
    return switch name {
    case SettingsPart.cooking.rawValue: Message("Saved: you cook for {people}.", ["people": people])
    case savedForPlan: Message("Saved: you cook for {people}, also in planned meals.", ["people": people])
    default: nil
    }
  }

  /// The number of planned meals for the usual number of servings, such as "6 planned meals"; nil if there are none.
  private var planned: String? {
    switch page.page.planned {
    case 0: nil
    case 1: "one planned meal"
    case let count: "\(count) planned meals"
    }
  }

  /// Parses the planned meals that a form changes; nil if it changes none.
  static func planned(_ form: FormData, on today: LocalDate) throws(HTTPRefusal) -> PlanSelection? {
    if let changed = try form.text("changed") { return .only(PlanEntryIDs(changed).ids) }
    return try form.text("planned").map { _ in PlanSelection.from(today) }
  }

  private var people: String? { page.household.cooksFor.map { String($0.count) } }

  static func read(_ reader: inout SettingsFormReader) throws(HTTPRefusal) {
    // An empty field removes the number. The Undo button sends one if no number was set before.
    try reader.apply("cooks_for", as: NumberField.people.read, household: { $0.cooksFor = .some($1) })
    try reader.applyOriginal("cooks_for", as: NumberField.people.read) { $0.cooksFor = $1 }
  }
}

extension NumberField<Servings> {
  static let people = NumberField(
    name: "The number", unit: "person", units: "people", decimals: 0, example: 4,
    limit: Servings.range.upperBound, isWhole: true, make: { Servings($0) })
}

/// The form that undoes a change of the number of people, including the change of planned meals.
struct PlanServingsUndoView: View {
  private let entries: PlanEntryIDs
  private let before: String
  private let now: Servings?
  private let links: Links

  /// Creates the form; nil if no planned meals were changed.
  ///
  /// - Parameters:
  ///   - changed: The planned meals, as the text of ``PlanEntryIDs``.
  ///   - before: The number of people before the change, as text.
  ///   - now: The number of people after the change.
  init?(changed: String?, before: String?, now: Servings?, _ links: Links) {
    guard let changed else { return nil }
    entries = PlanEntryIDs(changed)
    self.before = before.flatMap { Int($0) }.map { String($0) } ?? ""
    self.now = now
    self.links = links
    if entries.ids.isEmpty { return nil }
  }

  static let fields: Fields<PlanServingsUndoView> = [
    "undo": .text(\.links.settings),
    "before": .text(\.before),
    "now": .text { $0.now.map { String($0.count) } ?? "" },
    "changed": .text(\.entries.text),
  ]
}
