extension RouteTable {
  /// The routes of the household's weekly plan, of shopping for it, and of its calendar.
  static let plan = RouteTable { site in
    site.page(waiting: "/plan", PlanWeekView.self) { PlanWeekController($0).find }
    site.page(waiting: "/plan/{day}", PlanWeekView.self) { PlanWeekController($0).show }
    site.post(typed: "/plan/entries", shows: PlanWeekView.self) { PlanWeekController($0).add }
    site.post("/plan/entries/{id}/delete") { PlanEntryController($0).remove }
    site.post(typed: "/plan/entries/{id}/move", shows: PlanWeekView.self, PlanConflictView.self) {
      PlanEntryController($0).change
    }
    site.post("/plan/entries/{id}/eaten", shows: ChooseDayView.self) { PlanEntryController($0).eaten }
    site.page("/plan/{day}/copy", PlanCopyView.self) { PlanCopyController($0).preview }
    site.post("/plan/{day}/copy", shows: PlanCopyView.self) { PlanCopyController($0).copy }
    site.page("/plan/{day}/clear", PlanClearView.self) { PlanClearController($0).ask }
    site.post("/plan/{day}/clear") { PlanClearController($0).clear }
    site.post("/plan/{day}/remove") { PlanUndoController($0).remove }
    site.post("/plan/{day}/restore") { PlanUndoController($0).restore }
    site.page("/plan/{day}/sheet", WeekSheetView.self) { WeekSheetController($0).show }
    site.page("/plan/{day}/groceries", PlanShoppingView.self) { PlanShoppingController($0).preview }
    site.post("/plan/{day}/groceries", shows: PlanShoppingView.self) { PlanShoppingController($0).add }
    site.post("/plan/{day}/groceries/remove") { PlanShoppingController($0).remove }

    site.get(open: "/plan/calendar/{file}") { CalendarController($0).show }

    site.page("/recipes/{id}/plan", PlanRecipeView.self) { PlanRecipeController($0).ask }
    site.post("/recipes/{id}/plan", shows: PlanRecipeView.self) { PlanRecipeController($0).add }
  }
}
