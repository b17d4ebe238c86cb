import Templating
import TiffinCore

/// Consecutive rows of the meal list under a common heading, or without one.
struct MealGroupView: View {
  /// The common heading of the meals; nil if the order has no headings.
  let heading: Heading?
  let meals: ArraySlice<ListedMeal>
  let page: MealRowContext

  enum Heading: Sendable {
    case period(MealListPeriod)
    case category(TiffinCore.MealCategory)
  }

  static let fields: Fields<MealGroupView> = [
    "title": .text(\.title),
    "category": .text(\.category),
    "meals": .list(\.meals) { MealRowView(meal: $1, page: $0.page) },
  ]

  private var title: String? {
    switch heading {
    case .period(let period): period.title
    case .category: category == nil ? "No category" : nil
    case nil: nil
    }
  }

  /// The name of the category as spelt by the first meal; nil if it is empty.
  private var category: String? {
    guard case .category(let category) = heading, !category.isBlank else { return nil }
    return category.name
  }
}

extension MealGroupView {
  /// Returns the meals grouped by heading, in order.
  static func groups(of meals: [ListedMeal], in order: MealOrder, on page: MealRowContext) -> [MealGroupView] {
    let periods = MealListPeriods(around: page.format.today, from: page.person.settings.weekStart)
    var groups: [MealGroupView] = []
    var rest = meals[...]
    while let first = rest.first {
      let heading = Heading(first, in: order, periods)
      let group = rest.prefix { Heading.isSame(Heading($0, in: order, periods), heading) }
      groups.append(MealGroupView(heading: heading, meals: group, page: page))
      rest = rest.dropFirst(group.count)
    }
    return groups
  }
}

extension MealGroupView.Heading {
  /// Creates the heading of a meal; nil if the order has no headings.
  fileprivate init?(_ meal: ListedMeal, in order: MealOrder, _ periods: MealListPeriods) {
    switch order {
    case .date: self = .period(periods.period(of: meal.date))
    case .category: self = .category(meal.category)
    case .name, .calories, .protein, .fat, .carbs: return nil
    }
  }

  fileprivate static func isSame(_ one: Self?, _ other: Self?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (.period(let one)?, .period(let other)?): one == other
    case (.category(let one)?, .category(let other)?): one.isSameGroup(as: other)
    default: false
    }
  }
}
