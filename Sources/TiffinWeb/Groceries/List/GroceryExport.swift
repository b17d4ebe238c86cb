import Templating
import TiffinCore

/// The list in other formats: as text to send, or as a table.
struct GroceryExport {
  private let list: GroceryList
  private let format: Formatter
  private let hasUses: Bool

  /// Creates the export.
  ///
  /// - Parameter hasUses: True to include the recipes that need the items.
  init(_ list: GroceryList, _ format: Formatter, hasUses: Bool) {
    self.list = list
    self.format = format
    self.hasUses = hasUses
  }

  /// The list as text: the name of each aisle, followed by its items, one per line with a checkbox.
  var text: String {
    var parts = list.toBuy.map { part($0.aisle, $0.items) }
    parts.append(part("Usually at home", list.atHome))
    parts.append(part("In the basket", list.completed))
    return parts.compactMap(\.self).joined(separator: "\n")
  }

  private func part(_ title: String?, _ items: [GroceryItem]) -> String? {
    if items.isEmpty { return nil }
    let lines = items.map { item in
      let box = item.isCompleted ? "[x]" : "[ ]"
      let about = item.details.map { ", \($0)" }.joined()
      let uses = hasUses ? GroceryUsesWording.text(item.uses, format) : ""
      return "\(box) \(item.name.shown)\(about)\(uses.isEmpty ? "" : " (\(uses))")\n"
    }
    return (title.map { "\($0)\n" } ?? "") + lines.joined()
  }

  var table: CSV {
    var table = CSV(header: ["name", "quantity", "aisle", "completed", "at home", "note"] + (hasUses ? ["for"] : []))
    let names = Dictionary(uniqueKeysWithValues: list.aisles.map { ($0.id, $0.name.text) })
    for item in list.toBuy.flatMap(\.items) + list.atHome + list.completed {
      table.append(
        [
          item.name.text, item.quantity, item.aisle.flatMap { names[$0] } ?? "", item.isCompleted ? "1" : "0",
          item.isAtHome ? "1" : "0", item.note.text,
        ] + (hasUses ? [GroceryUsesWording.text(item.uses, format)] : []))
    }
    return table
  }
}

/// The words for the recipes that need an item.
enum GroceryUsesWording {
  /// Writes the recipes, such as "Matar paneer ×2 · Lentil soup": each recipe once, with the number of its days. The
  /// search is linear, because few items are needed by more than three recipes.
  static func write(_ uses: [RecipeNeedingItem], to out: inout Output) {
    for index in uses.indices where !uses[..<index].contains(where: { $0.recipe == uses[index].recipe }) {
      let recipe = uses[index].recipe
      if index > 0 { out.write(markup: Formatter.between) }
      out.write(recipe)
      let days = uses[index...].count { $0.recipe == recipe }
      if days == 1 { continue }
      out.write(markup: " ×")
      out.write(days)
    }
  }

  /// Returns the recipes with their days, such as "Matar paneer, Fri + Lentil soup".
  static func text(_ uses: [RecipeNeedingItem], _ format: Formatter) -> String {
    if uses.isEmpty { return "" }
    let texts = uses.map { use in use.day.map { "\(use.recipe), \(day($0, format))" } ?? use.recipe }
    return texts.joined(separator: " + ")
  }

  /// Returns the weekday for today and the next six days, otherwise the date.
  static func day(_ day: LocalDate, _ format: Formatter) -> String {
    let days = day.daysSinceEpoch - format.today.daysSinceEpoch
    return (0..<7).contains(days) ? CalendarNames.short(day.weekday) : format.short(day)
  }
}
