import HTTPTypes
import TiffinCore

/// The week's plan, and adding to it.
struct PlanController: Sendable {
  let plan: PlanStore
  let recipes: RecipeStore
  let meals: MealStore
  let households: HouseholdSettingsStore
  let groceries: GroceryStore
  let pages: Pages

  init(_ services: Services) {
    plan = services.stores.plan
    recipes = services.stores.recipes
    meals = services.stores.meals
    households = services.stores.householdSettings
    groceries = services.stores.groceries
    pages = services.pages
  }

  /// This week, or the one of the day that was picked; what is no day is today.
  func find(_ request: Request, for visitor: Visitor) throws -> Response {
    let picked = try request.query.text("day").flatMap { LocalDate(typed: $0) }
    return .seeOther(visitor.links.plan(picked ?? visitor.today))
  }

  func show(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    try page(day, try PlanQuery(request.query), for: visitor)
  }

  func add(_ request: Request, for visitor: Visitor) throws -> Response {
    let sent = try request.form()
    let day = try day(of: sent)
    let form = try PlanForm(sent)
    let recipe = try sent.text("recipe").flatMap(Recipe.ID.init(_:))
    do {
      try visitor.requirePresence()
      return try add(try form.entry(recipe, on: day), try sent.submissionKey, visitor)
    } catch {
      return try page(day, PlanQuery(add: day), form: form, errors: try FormErrors(error), for: visitor)
    }
  }

  /// The days on which a recipe could be.
  func askForDay(_ request: Request, for visitor: Visitor, _ id: Recipe.ID) throws -> Response {
    var form = PlanForm()
    let servings = try request.query.text("servings").flatMap { Int($0) }.flatMap { Servings($0) }
    form.servings = servings.map { String($0.count) } ?? ""
    return try days(for: id, form, nil, visitor)
  }

  private func days(
    for id: Recipe.ID, _ form: PlanForm, _ errors: FormErrors?, _ visitor: Visitor
  ) throws -> Response {
    let recipe = try recipes.recipe(id, for: visitor.person)
    let view = PlanRecipeView(
      name: recipe.content.name, back: visitor.links.recipe(id),
      picker: try RecipePlanView(id, form, errors, plan, for: visitor))
    return try pages.html(view, for: visitor, status: errors?.status ?? .ok)
  }

  /// From the recipe's own page.
  func addRecipe(_ request: Request, for visitor: Visitor, _ recipe: Recipe.ID) throws -> Response {
    let sent = try request.form()
    var form = try PlanForm(sent)
    if form.day == RecipePlanView.otherDay { form.day = try sent.text(RecipePlanView.otherDay) ?? "" }
    guard let day = LocalDate(typed: form.day) else {
      var errors = FormErrors()
      errors.add("Choose the day to plan it for", at: RecipePlanView.otherDay)
      return try days(for: recipe, form, errors, visitor)
    }
    let entry: NewPlanEntry
    do throws(FormErrors) {
      entry = try form.entry(recipe, on: day)
    } catch {
      throw HTTPRefusal.badRequest("\(error.problems.first?.sentence ?? "").")
    }
    return try add(entry, try sent.submissionKey, visitor)
  }

  private func add(_ entry: NewPlanEntry, _ key: SubmissionKey, _ visitor: Visitor) throws -> Response {
    let id = try plan.add(entry, key: key, by: visitor.person)
    return .seeOther(visitor.links.planned(id, on: entry.day, .added))
  }

  private func day(of form: FormData) throws(HTTPRefusal) -> LocalDate {
    guard let day = try form.text("day").flatMap({ LocalDate(typed: $0) }) else {
      throw HTTPRefusal.badRequest("Choose the day to plan it for.")
    }
    return day
  }

  /// The week with what was asked for in it, as it is shown at first and after a refusal.
  func page(
    _ day: LocalDate, _ query: PlanQuery, form: PlanForm? = nil, errors: FormErrors? = nil, for visitor: Visitor
  ) throws -> Response {
    let place = PlanPlace(day, for: visitor)
    let week = try plan.week(place.days, for: visitor.person)
    let entry = week.days.flatMap(\.entries).first { $0.id == query.entry }
    let view = PlanView(
      week: week, budget: try households.settings(of: visitor.person.household).weeklyBudget,
      notice: try query.notice.flatMap { try PlanNoticeView($0, week, plan, meals, groceries, at: place) },
      add: try place.within(query.add).map { try addView($0, query, form, errors, place) },
      change: entry.map { PlanChangeView(entry: $0, week: week, form: form, errors: errors, place: place) },
      place: place)
    var response = try pages.html(view, for: visitor, status: errors?.status ?? .ok)
    response.headers.append(contentsOf: errors?.headers ?? [:])
    return response
  }

  private func addView(
    _ day: LocalDate, _ query: PlanQuery, _ form: PlanForm?, _ errors: FormErrors?, _ place: PlanPlace
  ) throws(StoreError) -> PlanAddView {
    var form = form ?? PlanForm()
    if form.search.isEmpty { form.search = query.search }
    return PlanAddView(
      day: day, form: form, errors: errors, recipes: try ideas(form.search, for: place.visitor.person), place: place)
  }

  /// The person's favourites, then the household's own recipes, then others that it planned before.
  private func ideas(_ search: String, for person: Person) throws(StoreError) -> [ListedRecipe] {
    var query = RecipeQuery()
    query.search = MealSearch(search)
    query.limit = 12
    query.isFavourite = true
    let favourites = try recipes.page(query, for: person).recipes
    query.isFavourite = false
    query.isOwn = true
    let own = try recipes.page(query, for: person).recipes
    query.isOwn = false
    query.isPlanned = true
    let planned = try recipes.page(query, for: person).recipes
    let others = own + planned.filter { recipe in !recipe.isOwn }
    return Array((favourites + others.filter { recipe in !recipe.isFavourite }).prefix(12))
  }
}
