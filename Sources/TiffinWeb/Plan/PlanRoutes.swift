extension Room {
  /// A household's week: what is planned, shopping for it, and its calendar.
  static let plan = Room { site in
    site.get("/plan") { PlanController($0).find }
    site.get("/plan/{day}", shows: PlanView.self) { PlanController($0).show }
    site.post(typed: "/plan/entries", shows: PlanView.self) { PlanController($0).add }
    site.post("/plan/entries/{id}/delete") { PlanEntryController($0).remove }
    site.post(typed: "/plan/entries/{id}/move", shows: PlanView.self) { PlanEntryController($0).change }
    site.post("/plan/entries/{id}/eaten") { PlanEntryController($0).eaten }
    site.get("/plan/{day}/copy", shows: PlanCopyView.self) { PlanDaysController($0).preview }
    site.post("/plan/{day}/copy", shows: PlanCopyView.self) { PlanDaysController($0).copy }
    site.get("/plan/{day}/clear", shows: PlanClearView.self) { PlanDaysController($0).askToClear }
    site.post("/plan/{day}/clear") { PlanDaysController($0).clear }
    site.post("/plan/{day}/remove") { PlanDaysController($0).remove }
    site.post("/plan/{day}/restore") { PlanDaysController($0).restore }
    site.get("/plan/{day}/groceries", shows: PlanShoppingView.self) { PlanGroceriesController($0).preview }
    site.post("/plan/{day}/groceries", shows: PlanShoppingView.self) { PlanGroceriesController($0).add }
    site.post("/plan/{day}/groceries/remove") { PlanGroceriesController($0).remove }

    site.post("/plan/calendar") { CalendarController($0).renew }
    site.post("/plan/calendar/close") { CalendarController($0).close }
    site.get(open: "/plan/calendar/{file}") { CalendarController($0).show }

    site.get("/recipes/{id}/plan", shows: PlanRecipeView.self) { PlanController($0).askForDay }
    site.post("/recipes/{id}/plan", shows: PlanRecipeView.self) { PlanController($0).addRecipe }
  }
}
