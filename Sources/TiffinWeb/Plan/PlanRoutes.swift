import TiffinCore

/// What answers requests about the plan.
struct PlanRooms: Sendable {
  let plan: PlanController
  let entry: PlanEntryController
  let days: PlanDaysController
  let groceries: PlanGroceriesController
  let calendar: CalendarController

  /// - Parameter calendarOrigin: what tells this server's calendars from others'.
  init(
    _ database: any Database, hasRoom: @escaping @Sendable () -> Bool, pages: Pages, clock: Clock,
    calendarOrigin: String
  ) {
    let store = PlanStore(database, now: clock.seconds)
    plan = PlanController(
      plan: store, recipes: RecipeStore(database, now: clock.seconds), meals: MealStore(database, now: clock.seconds),
      households: HouseholdSettingsStore(database), groceries: GroceryStore(database, now: clock.seconds), pages: pages)
    entry = PlanEntryController(plan: store, week: plan, hasRoom: hasRoom)
    days = PlanDaysController(plan: store, pages: pages)
    groceries = PlanGroceriesController(
      plan: store, recipes: RecipeStore(database, now: clock.seconds),
      groceries: GroceryStore(database, now: clock.seconds), pages: pages)
    calendar = CalendarController(
      plan: store, calendars: CalendarStore(database), clock: clock, origin: calendarOrigin)
  }

  func routes(_ site: inout Routes<Visitor>) {
    site.get("/plan", plan.find)
    site.get("/plan/{day}", plan.show)
    site.post(typed: "/plan/entries", plan.add)
    site.post("/plan/entries/{id}/delete", entry.remove)
    site.post(typed: "/plan/entries/{id}/move", entry.change)
    site.post("/plan/entries/{id}/eaten", entry.eaten)
    site.get("/plan/{day}/copy", days.preview)
    site.post("/plan/{day}/copy", days.copy)
    site.get("/plan/{day}/clear", days.askToClear)
    site.post("/plan/{day}/clear", days.clear)
    site.post("/plan/{day}/remove", days.remove)
    site.post("/plan/{day}/restore", days.restore)
    site.get("/plan/{day}/groceries", groceries.preview)
    site.post("/plan/{day}/groceries", groceries.add)
    site.post("/plan/{day}/groceries/remove", groceries.remove)
    site.post("/plan/calendar", calendar.renew)
    site.post("/plan/calendar/close", calendar.close)
    site.get(open: "/plan/calendar/{file}", calendar.show)
    site.get("/recipes/{id}/plan", plan.askForDay)
    site.post("/recipes/{id}/plan", plan.addRecipe)
  }
}
