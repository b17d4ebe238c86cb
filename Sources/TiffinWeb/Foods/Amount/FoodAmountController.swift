import HTTPTypes
import TiffinCore

/// A controller that asks for the amount of a food, and adds the food to the diary.
struct FoodAmountController: Controller {
  let services: Services

  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Food.ID
  ) throws -> Response {
    let food = try FoodStore.food(id, for: visitor.person, statements)
    let place = try FoodDestination(request.query, for: visitor)
    let form = try FoodAmountForm(request.query, of: food.content, at: place, for: visitor)
    let isAsked = try request.query.text("amount") != nil
    var errors: FormErrors?
    if isAsked { do { _ = try form.line(of: food) } catch { errors = error } }
    let view = FoodAmountView(food, form, errors: errors, at: place, for: visitor)
    // The status is 200 even with errors: nothing was submitted, and a script may send incomplete input. The error is
    // shown at its field.
    return try pages.html(view, for: visitor, statements)
  }

  func add(_ request: Request, for visitor: Visitor, _ id: Food.ID) throws -> Response {
    let sent = try request.form()
    var place = try FoodDestination(sent, for: visitor)
    let food = try foods.food(id, for: visitor.person)
    var form = try FoodAmountForm(sent, of: food.content, at: place, for: visitor)
    if try sent.text("update") != nil { return .seeOther(visitor.links.amount(of: id, place, form)) }
    if let question = try chooseDay.ask(request, sent, for: visitor) { return question }
    form.time = try SubmittedDay(sent).time(sent: form.time, for: visitor)
    do {
      try visitor.requirePresence()
      let line = try form.line(of: food)
      let added = try add(line, form, at: place, for: visitor)
      guard try sent.text("more") != nil else { return .seeOther(added.page) }
      place.plate = added.meal
      place.search = ""
      return .seeOther(visitor.links.foods(place))
    } catch {
      let errors = try FormErrors(error)
      let view = FoodAmountView(food, form, errors: errors, at: place, for: visitor)
      return try pages.html(view, for: visitor, refused: errors)
    }
  }

  /// Adds the food to an existing meal, or as a new meal.
  ///
  /// - Returns: The meal, and the address of the page that offers to undo the addition.
  private func add(
    _ line: MealLine, _ form: FoodAmountForm, at place: FoodDestination, for visitor: Visitor
  ) throws -> (meal: Meal.ID, page: String) {
    let key = SubmissionKey(sent: form.key)
    if let plate = place.plate {
      let added = try foods.add(line, to: plate, key: key, by: visitor.person)
      return (plate, visitor.links.plate(plate, added: added))
    }
    let time = LocalTime(iso: form.time)
    let chosen = MealCategory.main.first { $0.name.isSameBytes(as: form.category) }
    let category = chosen ?? MealCategory.usual(at: time ?? visitor.now)
    let meal = try foods.eat(line, on: place.day, at: time, as: category, key: key, by: visitor.person)
    return (meal, visitor.links.added(meal, on: place.day))
  }
}
