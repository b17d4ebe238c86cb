import Templating
import TiffinCore

/// Some rows of the meal list that stand under one heading, or under none.
struct MealGroupView: View {
  /// What the meals share; nil where the order has no headings.
  let heading: Heading?
  private(set) var meals: [MealRowView] = []

  enum Heading: Sendable {
    case period(Period)
    case category(TiffinCore.Category)
  }

  static let fields: Fields<MealGroupView> = [
    "title": .text(\.title),
    "category": .text(\.category),
    "meals": .list(\.meals),
  ]

  private var title: String? {
    switch heading {
    case .period(let period): period.title
    case .category: category == nil ? "No category" : nil
    case nil: nil
    }
  }

  /// As the first of the meals has it; nil for blanks.
  private var category: String? {
    guard case .category(let category) = heading, !category.isBlank else { return nil }
    return category.name
  }
}

extension MealGroupView {
  /// The meals in their order, each run that shares a heading under it.
  static func groups(
    of meals: [ListedMeal], _ query: MealListQuery, in order: MealOrder, for visitor: Visitor
  ) -> [MealGroupView] {
    var groups: [MealGroupView] = []
    let page = MealRowPage(query.place, in: order, visitor.chrome)
    var day: (date: LocalDate, heading: Heading?, label: String)?
    for meal in meals {
      if day?.date != meal.date {
        let heading = order == .date ? Heading.period(Period(of: meal.date, today: visitor.today)) : nil
        day = (meal.date, heading, visitor.format.short(meal.date))
      }
      let heading = order == .category ? .category(meal.category) : day?.heading
      if groups.isEmpty || !Heading.isSame(groups[groups.count - 1].heading, heading) {
        groups.append(MealGroupView(heading: heading))
      }
      groups[groups.count - 1].meals.append(
        MealRowView(
          meal: meal, date: day?.label ?? "", isOpen: meal.id == query.open,
          isChangeable: visitor.person.mayChange(meal.date), page: page))
    }
    return groups
  }
}

extension MealGroupView.Heading {
  fileprivate static func isSame(_ one: Self?, _ other: Self?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (.period(let one)?, .period(let other)?): one == other
    case (.category(let one)?, .category(let other)?): one.isSameGroup(as: other)
    default: false
    }
  }
}
