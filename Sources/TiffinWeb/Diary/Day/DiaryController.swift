import HTTPTypes
import TiffinCore

/// A day of the diary.
struct DiaryController: Sendable {
  let meals: MealStore
  let pages: Pages

  init(_ services: Services) {
    meals = services.stores.meals
    pages = services.pages
  }

  /// Today, or the day that was picked; what is no day is today.
  func find(_ request: Request, for visitor: Visitor) throws -> Response {
    let picked = try request.query.text("day").flatMap { LocalDate(typed: $0) }
    return .seeOther(visitor.links.diary(picked ?? visitor.today))
  }

  func show(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let query = try DiaryQuery(request.query)
    var entry = QuickEntry(at: visitor.now)
    if let meal = try query.fill.flatMap({ try meals.find($0, of: visitor.person.id) }) { entry.fill(from: meal) }
    if let category = query.category { entry.category = category.name }
    return try page(day, entry, query: query, for: visitor)
  }

  /// The page with an entry in it, as it is shown at first and after a refusal.
  func page(
    _ day: LocalDate, _ entry: QuickEntry, errors: FormErrors? = nil, query: DiaryQuery = DiaryQuery(),
    for visitor: Visitor
  ) throws -> Response {
    let place = DayPlace(day, for: visitor, open: query.open)
    let contents = try DayContents(of: day, for: visitor, meals)
    let notice = try query.notice.flatMap { try MealNoticeView($0, above: contents.meals, meals, for: visitor) }
    let quick = QuickEntryView(
      entry: entry, errors: errors,
      favourites: contents.favourites.map { FavouriteView(meal: $0, isChosen: $0.id == query.fill, place: place) },
      place: place)
    let view = DayView(contents, quick: quick, notice: notice, copied: query.copied, at: place)
    var response = try pages.html(view, visitor.chrome, status: errors?.status ?? .ok)
    response.headers.append(contentsOf: errors?.headers ?? [:])
    return response
  }
}
