import Templating
import TiffinCore

/// Some rows of the meal list that share a week or a month.
struct MealGroupView: View {
  let title: String
  private(set) var meals: [MealRowView]

  static let fields: Fields<MealGroupView> = [
    "title": .text(\.title),
    "meals": .list(\.meals),
  ]

  /// The meals in their order, each run of one period under its heading.
  static func groups(of meals: [ListedMeal], _ query: MealListQuery, for visitor: Visitor) -> [MealGroupView] {
    var groups: [MealGroupView] = []
    let place = (text: query.place.text, encoded: query.place.encoded)
    var day: (date: LocalDate, period: Period, label: String)?
    for meal in meals {
      let date = meal.date
      if day?.date != date {
        let period = Period(of: date, today: visitor.today)
        if period != day?.period { groups.append(MealGroupView(title: period.title, meals: [])) }
        day = (date, period, visitor.format.short(date))
      }
      let row = MealRowView(
        meal: meal, date: day?.label ?? "", isOpen: meal.id == query.open, place: place, chrome: visitor.chrome)
      groups[groups.count - 1].meals.append(row)
    }
    return groups
  }
}
