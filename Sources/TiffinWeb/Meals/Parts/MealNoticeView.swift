import Templating
import TiffinCore

/// The notice about a recent action on a meal, with links, for the template `parts/notice`.
struct MealNoticeView: View {
  let notice: Notice<MealNoticeAction>
  let name: MealName
  /// The address of the meal's page; nil if its row is on the current page, or the meal was deleted.
  let href: String?
  let day: LocalDate
  /// The form for the number of servings of the meal's recipe; nil if it is not shown.
  let serves: ServingsFormView?
  /// Sentences about the source of an added meal's energy, and about the day's energy including the meal; nil unless
  /// the notice is on that day's page.
  let stand: String?
  let visitor: Visitor

  static let fields: Fields<MealNoticeView> = [
    "stand": .text(\.stand),
    "said": .text(\.said),
    "name": .text(\.name.text),
    "undo": .text(\.undo),
    "href": .text(\.href),
    "serves": .view(\.serves),
  ]

  private var said: String {
    switch notice.action {
    case .added: "Added"
    case .eaten: visitor.format.added(to: day)
    case .saved: "Saved"
    case .restored: "Restored"
    case .deleted: "Deleted"
    case .unliked: "No longer a favourite:"
    case .served: "Saved for your household:"
    }
  }

  private var undo: String? {
    let meal = visitor.links.meal(notice.subject)
    return switch notice.action {
    case .added, .eaten: "\(meal)/delete"
    case .deleted: visitor.person.mayChange(day) ? "\(meal)/restore" : nil
    case .saved, .restored, .served, .unliked: nil
    }
  }
}

extension MealNoticeView {
  /// Creates the notice; nil if there was no action, or it no longer applies.
  ///
  /// - Parameters:
  ///   - totals: The totals of the day shown by the page.
  ///   - alike: The source of nutrients that were filled in; nil if they were typed.
  init?(
    _ notice: Notice<MealNoticeAction>?, about meal: NoticeMeal?, in totals: DayTotals? = nil,
    as alike: NutrientSource? = nil,
    for visitor: Visitor
  ) {
    guard let notice, let meal else { return nil }
    self.notice = notice
    self.visitor = visitor
    name = meal.name
    day = meal.date
    href = meal.listed != nil || notice.action == .deleted ? nil : visitor.links.meal(meal.id)
    let row = visitor.person.mayChange(meal.date) ? meal.listed : nil
    serves = row.flatMap { Self.serves($0, notice.action, for: visitor) }
    let isHere = notice.action.isAdding && meal.listed != nil
    let said = isHere ? meal.listed.flatMap { row in alike.map { Self.remembered(row, $0, for: visitor) } } : nil
    let standing = isHere ? totals.flatMap { visitor.standing($0, on: meal.date) } : nil
    stand = said == nil && standing == nil ? nil : [said, standing].compactMap(\.self).joined(separator: " ")
  }

  /// Returns a sentence such as "As on Thursday: 371 kcal."
  private static func remembered(_ row: ListedMeal, _ alike: NutrientSource, for visitor: Visitor) -> String {
    "\(alike.sentence(visitor.format)): \(Formatter.proposed(row.energy, isEstimated: row.isEstimated))."
  }

  /// Returns the form for the number of servings: after the meal was added, if the number is assumed, and after the
  /// number was set.
  private static func serves(_ row: ListedMeal, _ action: MealNoticeAction, for visitor: Visitor) -> ServingsFormView? {
    let returnLocation = MealReturnLocation(place: MealListLocation(day: row.date), isOverMeal: false)
    let serves = ServingsFormView(row.id, row.energy, row.share, from: returnLocation.fields, for: visitor)
    return serves.flatMap { action == .served || action.isAdding && $0.isAssumed ? $0 : nil }
  }
}
