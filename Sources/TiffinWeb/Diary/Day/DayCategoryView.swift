import Templating
import TiffinCore

/// A category of a day, with its meals and planned entries.
struct DayCategoryView: View {
  /// The position of the category on the page, from 1.
  let number: Int
  let category: MealCategory
  let meals: [DayMealView]
  let planned: [DayPlannedEntryView]
  let energy: FigureTotal
  /// The previous day's meals in this category, which can be copied if this day has none yet.
  let before: [ListedMeal]
  let place: DayContext

  static let fields: Fields<DayCategoryView> = [
    "number": .number(\.number),
    "title": .text { $0.category.isBlank ? "No category" : $0.category.name },
    "energy": .text { $0.energy.amount == 0 ? nil : Formatter.energy($0.energy) },
    "some": .flag { !$0.meals.isEmpty },
    "meals": .list(\.meals),
    "planned": .list(\.planned),
    "add": .written(if: \.takesMore) { $0.writeAddress(to: &$1) },
    "again": .view(\.again),
  ]

  /// True if the page offers to add a meal. Only the four main categories can be selected in the quick entry.
  private var takesMore: Bool { place.isOpen && MealCategory.main.contains(category) }

  /// Writes the address for adding a meal.
  private func writeAddress(to out: inout Output) {
    out.write(place.adding)
    out.write(category.name)
    out.write(markup: "#name")
  }

  private var again: CopyCategoryView? {
    let isEmpty = meals.isEmpty && planned.isEmpty
    guard place.isOpen, isEmpty, let day = before.first?.date else { return nil }
    return CopyCategoryView(category: category, meals: before, from: day, place: place)
  }
}

/// The offer to copy the previous day's meals of a category.
struct CopyCategoryView: View {
  let category: MealCategory
  let meals: [ListedMeal]
  let from: LocalDate
  let place: DayContext

  static let fields: Fields<CopyCategoryView> = [
    "action": .text { $0.place.links.copy($0.from) },
    "category": .text(\.category.name),
    "to": .text(\.place.day.iso),
    "today": .text { $0.place.isToday ? $0.place.day.iso : nil },
    "key": .text(\.place.key.text),
    "day": .text { $0.place.format.title($0.from) },
    "copy": .text { $0.meals.count == 1 ? "Copy" : "Copy all \($0.meals.count)" },
    "names": .text { $0.meals.map(\.name.text).joined(separator: ", ") },
  ]
}

extension DayCategoryView {
  /// Returns the four main categories and the other categories of the day, under the same headings as in the meal list.
  static func slots(
    of meals: [ListedMeal], planned: [UneatenEntry], before: [ListedMeal], at place: DayContext
  ) -> [DayCategoryView] {
    headings(of: meals.map(\.category) + planned.map(\.category)).enumerated().map { number, category in
      let own = meals.filter { $0.category.isSameGroup(as: category) }
      return DayCategoryView(
        number: number + 1, category: category, meals: own.map { DayMealView(meal: $0, place: place) },
        planned: planned.filter { $0.category.isSameGroup(as: category) }
          .map { DayPlannedEntryView(planned: $0, place: place) },
        energy: DayTotals(own).energy, before: before.filter { $0.category == category }, place: place)
    }
  }

  /// Returns the main categories and the others in order, each spelt as in its first occurrence.
  private static func headings(of categories: [MealCategory]) -> [MealCategory] {
    var headings = MealCategory.main
    for category in categories where !headings.contains(where: category.isSameGroup) { headings.append(category) }
    return headings.sorted { $0.precedes($1) }
  }
}
