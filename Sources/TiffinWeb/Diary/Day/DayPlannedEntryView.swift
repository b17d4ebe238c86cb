import Templating
import TiffinCore

/// A planned entry of a day that has not been eaten yet, for the template `diary/planned`.
struct DayPlannedEntryView: View {
  let planned: UneatenEntry
  let place: DayContext

  private var entry: PlanEntry { planned.entry }

  static let fields: Fields<DayPlannedEntryView> = [
    "id": .number { Int($0.entry.id.number) },
    "name": .text(\.entry.name.text),
    "href": .text(\.recipe),
    "picture": .text(\.picture),
    "letter": .letter(\.entry.name.text),
    "tint": .tint(\.entry.name.text),
    "facts": .text(\.facts),
    "eat": .text { $0.place.links.planEntry($0.entry.id, "eaten") },
    "ahead": .flag { $0.entry.day > $0.place.visitor.today },
    "today": .text { $0.place.visitor.today.iso },
    "planned": .text { $0.entry.day.iso },
    "plannedDay": .text { $0.place.format.date($0.entry.day) },
    "buy": .text(\.buy),
    "list": .text { MealListLocation(day: $0.place.day).text },
  ]

  /// The address of the recipe's page for the planned servings; nil if the entry has no recipe.
  var recipe: String? { place.links.recipe(of: entry) }

  var picture: String? {
    guard let recipe = entry.recipe, recipe.picture != .none else { return nil }
    return place.chrome.picture(recipe.picture, of: recipe.id, .small)
  }

  /// The facts, such as "632 kcal" or "≈ 632 kcal · 35 min"; nil if none are known.
  private var facts: String? {
    guard let recipe = entry.recipe else { return nil }
    let facts = RecipeWording(recipe.numbers, for: place.visitor).energyAndTime
    return facts.isEmpty ? nil : facts
  }

  /// The items to buy, such as "Buy today: Aubergines, Molasses and 3 more"; nil if nothing is left to buy, or the day
  /// is past.
  private var buy: String? {
    guard entry.day >= place.visitor.today, !planned.toBuy.isEmpty else { return nil }
    let rest = planned.toBuy.count - 3
    let names = planned.toBuy.prefix(rest == 1 ? 4 : 3).map(\.name.shown).joined(separator: ", ")
    return "\(place.isToday ? "Buy today" : "To buy"): \(names)\(rest > 1 ? " and \(rest) more" : "")"
  }
}
