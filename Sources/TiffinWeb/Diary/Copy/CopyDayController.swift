import Localization
import Templating
import TiffinCore

/// A controller that copies the meals of a day to another day.
struct CopyDayController: Controller {
  let services: Services

  /// Shows a preview of the meals that copying the day would add.
  func preview(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ day: LocalDate
  ) throws -> Response {
    let today = visitor.today
    let other = day == today ? today.adding(days: 1) ?? today : today
    let to = try request.query.text("to").flatMap { LocalDate(typed: $0) } ?? other
    let meals = try MealStore.meals(of: day...day, of: visitor.person.id, statements)
    let view = CopyDayView(meals: meals, from: DayContext(day, for: visitor), to: to)
    return try pages.html(view, for: visitor, statements)
  }

  func copy(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let form = try request.form()
    guard let chosen = try form.text("to").flatMap({ LocalDate(typed: $0) }) else {
      throw HTTPRefusal.badRequest("Choose the day to copy to.")
    }
    if let question = try chooseDay.ask(request, form, chosen: chosen, for: visitor) { return question }
    let to = try SubmittedDay(form).answered ?? chosen
    guard to != day else { throw HTTPRefusal.badRequest("Choose a different day.") }
    let typed = try form.text("category") ?? ""
    let category = typed.isEmpty ? nil : try category(typed: typed, for: visitor)
    let copies = try meals.copy(day, category, to: to, key: try form.submissionKey, by: visitor.person)
    return .seeOther(visitor.links.diary(to, DiaryQuery(copied: CopiedMeals(copies)), part: "main"))
  }

  /// Undoes a copy.
  func undo(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let copied = CopiedMeals(try request.form().text("meals") ?? "")
    try meals.delete(copied.ids, by: visitor.person)
    return .seeOther(visitor.links.diary(day))
  }

  private func category(typed: String, for visitor: Visitor) throws(HTTPRefusal) -> MealCategory {
    do throws(MealError) {
      return try MealCategory(typed)
    } catch {
      throw .badRequest("\(error.sentence(of: "category").text(in: visitor.language)).")
    }
  }
}

/// The preview of the meals of a day that are copied to another day, for the template `diary/copy-day`.
struct CopyDayView: PageView {
  static let template = "diary/copy-day"

  let meals: [ListedMeal]
  let from: DayContext
  let to: LocalDate

  static let fields: Fields<CopyDayView> = [
    "from": .text { $0.from.format.date($0.from.day) },
    "back": .text { $0.from.links.diary($0.from.day) },
    "action": .text { $0.from.links.copy($0.from.day) },
    "key": .text(\.from.key.text),
    "to": .text(\.to.iso),
    "today": .text { $0.to == $0.from.visitor.today ? $0.to.iso : nil },
    "target": .text { $0.from.format.day($0.to) },
    "energy": .text { DayTotals($0.meals).energyText },
    "count": .text { $0.meals.count == 1 ? "One meal" : "\($0.meals.count) meals" },
    "some": .flag { !$0.meals.isEmpty },
    "meals": .list { page in page.meals.map { DayMealView(meal: $0, place: page.from) } },
  ]
}
