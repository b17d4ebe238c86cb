import Logging
import TiffinCore

/// Everything that answers requests, each with what it needs.
struct Rooms: Sendable {
  let assets: Assets
  let health: HealthController
  let list: MealListController
  let detail: MealDetailController
  let form: MealFormController
  let save: MealSaveController
  let marks: MealMarksController
  let date: MealDateController
  let samples: SampleMealsController
  let settings: SettingsController
  let photos: PhotoController
  let diary: DiaryController
  let quickEntry: QuickEntryController
  let again: RepeatController
  let trends: TrendsController

  /// - Parameter hasRoom: whether there is room to keep one more photo.
  init(
    database: any Database, hasRoom: @escaping @Sendable () -> Bool, pages: Pages, assets: Assets,
    configuration: Configuration, clock: Clock, log: Logger
  ) {
    let meals = MealStore(database)
    let renderer = PhotoRenderer(
      temporaryFolder: configuration.temporaryFolder, toolFolder: configuration.decoderFolder,
      threads: configuration.photoThreads)
    self.assets = assets
    health = HealthController(people: PersonStore(database))
    list = MealListController(meals: meals, pages: pages)
    detail = MealDetailController(meals: meals, pages: pages)
    form = MealFormController(meals: meals, pages: pages)
    save = MealSaveController(
      meals: meals, photos: PhotoIntake(renderer: renderer, hasRoom: hasRoom, log: log), pages: pages)
    marks = MealMarksController(meals: meals)
    date = MealDateController(meals: meals)
    samples = SampleMealsController(
      meals: meals, samples: SampleMeals(renderer: renderer, asset: assets.contents(of:), log: log))
    settings = SettingsController(people: PersonStore(database), pages: pages, clock: clock)
    photos = PhotoController(photos: PhotoStore(database))
    diary = DiaryController(meals: meals, pages: pages)
    quickEntry = QuickEntryController(meals: meals, diary: diary)
    again = RepeatController(meals: meals, pages: pages)
    trends = TrendsController(meals: meals, pages: pages)
  }
}
