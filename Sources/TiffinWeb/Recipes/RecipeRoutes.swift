extension RouteTable {
  /// The routes of recipes: the household's own and those of the catalogue.
  static let recipes = RouteTable { site in
    site.page(waiting: "/recipes", RecipeListView.self) { RecipeListController($0).show }
    site.post("/recipes/ideas") { RecipeListController($0).renew }
    site.page("/recipes/new", RecipeFormView.self) { RecipeFormController($0).new }
    site.post(typed: "/recipes", shows: RecipeFormView.self) { RecipeSaveController($0).add }
    site.page("/recipes/import", RecipeImportView.self) { RecipeImportController($0).ask }
    site.post(typed: "/recipes/import", shows: RecipeImportView.self, RecipeFormView.self) {
      RecipeImportController($0).read
    }
    site.page("/recipes/paste", RecipePasteView.self) { RecipePasteController($0).ask }
    site.post(typed: "/recipes/paste", shows: RecipePasteView.self, RecipeFormView.self) {
      RecipePasteController($0).read
    }
    site.page(waiting: "/recipes/{id}", RecipeDetailView.self) { RecipeDetailController($0).show }
    site.page(waiting: "/recipes/{id}/cook", CookView.self) { CookController($0).show }
    site.post(typed: "/recipes/{id}/cook", shows: CookView.self, ChooseDayView.self) { CookController($0).save }
    site.page(waiting: "/recipes/{id}/edit", RecipeFormView.self) { RecipeFormController($0).edit }
    site.post(typed: "/recipes/{id}", shows: RecipeFormView.self, RecipeConflictView.self) {
      RecipeSaveController($0).update
    }
    site.post(typed: "/recipes/{id}/figures", shows: RecipeDetailView.self) { RecipeFiguresController($0).save }
    site.post("/recipes/{id}/favourite") { RecipeActionController($0).favourite }
    site.post("/recipes/{id}/eaten", shows: RecipeDetailView.self, ChooseDayView.self) { RecipeEatenController($0).eat }
    site.post("/recipes/{id}/delete") { RecipeActionController($0).delete }
    site.post("/recipes/{id}/restore") { RecipeActionController($0).restore }

    site.page(waiting: "/recipes/{id}/recipe.json") { RecipeDetailController($0).json }
    let asking = "The catalogue may be asked once it is known who asks, and no transaction waits for it."
    site.get("/recipes/{id}/picture/{size}", twice: asking) { RecipePictureController($0).fetch }
    site.file("/recipes/pictures/{id}/{size}") { RecipePictureController($0).show }

    site.page("/bring", FileImportView.self) { FileImportController($0).ask }
    site.post(typed: "/bring", shows: FileImportView.self) { FileImportController($0).look }
    site.page("/bring/{id}", ImportJobView.self) { ImportJobController($0).show }
    site.post("/bring/{id}/columns") { ImportJobController($0).set }
    site.file("/bring/{id}/pictures/{place}") { ImportJobController($0).picture }
    site.post("/bring/{id}/take", shows: ImportJobView.self) { ImportJobController($0).importChosen }
    site.post("/bring/{id}/back") { ImportJobController($0).undo }
  }
}
