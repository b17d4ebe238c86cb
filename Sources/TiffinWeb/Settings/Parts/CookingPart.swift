import Templating
import TiffinCore

/// `settings/cooking`: the number of people a household cooks for.
struct CookingPart: View {
  let page: SettingsView

  static let fields: Fields<CookingPart> = [
    "people": .view { $0.page.field("cooks_for", $0.people) },
    "was": .list { $0.page.was([("cooks_for", $0.people ?? "")]) },
  ]

  private var people: String? { page.household.cooksFor.map { String($0.count) } }

  static func read(_ reader: inout SettingsReader) throws(HTTPRefusal) {
    // An empty field stands for the number of members.
    try reader.take("cooks_for", as: Figure.people.read, household: { $0.cooksFor = .some($1) })
    try reader.takeShown("cooks_for", as: Figure.people.read) { $0.cooksFor = $1 }
  }
}

extension Figure<Servings> {
  fileprivate static let people = Figure(
    name: "The number", unit: "person", units: "people", decimals: 0, example: 4,
    limit: Servings.range.upperBound, isWhole: true, make: { Servings($0) })
}
