import Templating
import TiffinCore

/// `settings/cooking`: the number of people a household cooks for.
struct CookingPart: View {
  let page: SettingsView

  static let fields: Fields<CookingPart> = [
    "people": .view { $0.page.field("cooks_for", $0.people) },
    "planned": .text(\.planned),
    "was": .list { $0.page.was([("cooks_for", $0.people ?? "")]) },
  ]

  /// The name of the message after saving if planned meals were changed too.
  static let savedForPlan = "cooking_planned"

  /// The message after saving; nil for other names.
  static func saved(_ name: String, _ page: SettingsPage) -> String? {
    let people = page.household.cooksFor?.count ?? page.members.count
    return switch name {
    case SettingsPart.cooking.rawValue: "Saved: you cook for \(people)."
    case savedForPlan: "Saved: you cook for \(people), also in planned meals."
    default: nil
    }
  }

  /// "6 planned meals"; nil if there are none for the usual number.
  private var planned: String? {
    switch page.page.planned {
    case 0: nil
    case 1: "one planned meal"
    case let count: "\(count) planned meals"
    }
  }

  private var people: String? { page.household.cooksFor.map { String($0.count) } }

  static func read(_ reader: inout SettingsReader) throws(HTTPRefusal) {
    // An empty field stands for the number of members.
    try reader.take("cooks_for", as: Figure.people.read, household: { $0.cooksFor = .some($1) })
    try reader.takeShown("cooks_for", as: Figure.people.read) { $0.cooksFor = $1 }
  }
}

extension Figure<Servings> {
  static let people = Figure(
    name: "The number", unit: "person", units: "people", decimals: 0, example: 4,
    limit: Servings.range.upperBound, isWhole: true, make: { Servings($0) })
}
