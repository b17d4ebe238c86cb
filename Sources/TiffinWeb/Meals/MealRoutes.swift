extension RouteTable {
  /// The routes of a person's meals: the lists, a meal's page, its form, and the actions on a meal.
  static let meals = RouteTable { site in
    site.page("/meals", MealListView.self) { MealListController($0).show }
    site.page("/meals/new", MealFormView.self) { MealFormController($0).new }
    site.post(typed: "/meals/new", shows: MealFormView.self) { MealFormController($0).fill }
    site.post(typed: "/meals", shows: MealFormView.self) { MealSaveController($0).add }
    site.post("/meals/samples") { SampleMealsController($0).load }
    site.page("/meals/{id}", MealDetailView.self) { MealDetailController($0).show }
    site.page("/meals/{id}/edit", MealFormView.self) { MealFormController($0).edit }
    site.post(typed: "/meals/{id}", shows: MealFormView.self, MealConflictView.self) { MealSaveController($0).update }
    site.post("/meals/{id}/rating") { MealActionController($0).rate }
    site.post("/meals/{id}/servings") { MealActionController($0).serve }
    site.post("/meals/{id}/favourite") { MealActionController($0).favourite }
    site.post("/meals/{id}/date") { MealDateController($0).set }
    site.post("/meals/{id}/delete") { MealActionController($0).delete }
    site.post("/meals/{id}/restore") { MealActionController($0).restore }
    site.post("/meals/{id}/repeat", shows: ChooseDayView.self) { MealRepeatController($0).again }

    site.file("/export/meals.csv") { _ in MealExportController().csv }
  }
}
