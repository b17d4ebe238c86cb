import Logging
import TiffinCore

/// Everything that answers requests about recipes.
struct RecipeRooms: Sendable {
  let list: RecipeListController
  let detail: RecipeDetailController
  let form: RecipeFormController
  let save: RecipeSaveController
  let marks: RecipeMarksController
  let figures: RecipeFiguresController
  let eaten: RecipeEatenController
  let imports: RecipeImportController
  let pictures: RecipePictureController

  init(
    _ database: any Database, _ outside: Outside, photos: PhotoIntake, meals: MealStore, pages: Pages, assets: Assets,
    mount: Mount, clock: Clock, log: Logger
  ) {
    let recipes = RecipeStore(database, now: clock.seconds)
    let pictures = RecipePictureStore(database, now: clock.seconds)
    list = RecipeListController(recipes: recipes, catalogue: outside.catalogue, pages: pages)
    detail = RecipeDetailController(recipes: recipes, catalogue: outside.catalogue, pages: pages, mount: mount)
    form = RecipeFormController(recipes: recipes, catalogue: outside.catalogue, pages: pages)
    save = RecipeSaveController(recipes: recipes, pictures: pictures, photos: photos, pages: pages)
    marks = RecipeMarksController(recipes: recipes)
    figures = RecipeFiguresController(recipes: recipes, detail: detail)
    eaten = RecipeEatenController(recipes: recipes, meals: meals, detail: detail, hasRoom: photos.hasRoom)
    imports = RecipeImportController(
      recipes: recipes, outside: outside, pictures: pictures, photos: photos, pages: pages, log: log)
    self.pictures = RecipePictureController(
      recipes: recipes, pictures: pictures, catalogue: outside.pictures, errands: outside.errands, assets: assets)
  }
}

extension Rooms {
  /// The map of the recipes.
  func recipes(_ site: inout Routes<Visitor>) {
    site.get("/recipes", recipes.list.show)
    site.post("/recipes/ideas", recipes.list.renew)
    site.get("/recipes/new", recipes.form.new)
    site.post(typed: "/recipes", recipes.save.add)
    site.get("/recipes/import", recipes.imports.ask)
    site.post(typed: "/recipes/import", recipes.imports.read)
    site.get("/recipes/{id}", recipes.detail.show)
    site.get("/recipes/{id}/edit", recipes.form.edit)
    site.post(typed: "/recipes/{id}", recipes.save.update)
    site.post(typed: "/recipes/{id}/figures", recipes.figures.save)
    site.post("/recipes/{id}/favourite", recipes.marks.favourite)
    site.post("/recipes/{id}/eaten", recipes.eaten.eat)
    site.post("/recipes/{id}/delete", recipes.marks.delete)
    site.post("/recipes/{id}/restore", recipes.marks.restore)
    site.get("/recipes/{id}/recipe.json", recipes.detail.json)
    site.get("/recipes/{id}/picture/{size}", recipes.pictures.fetch)
    site.get("/recipes/pictures/{id}/{size}", recipes.pictures.show)
  }
}
