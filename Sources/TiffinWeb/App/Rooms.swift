import Logging
import TiffinCore

/// Everything that answers requests, each with what it needs.
struct Rooms: Sendable {
  /// How people are known: it decides what pages there are.
  let mode: Authentication
  let assets: Assets
  let health: HealthController
  let list: MealListController
  let detail: MealDetailController
  let form: MealFormController
  let save: MealSaveController
  let marks: MealMarksController
  let date: MealDateController
  let samples: SampleMealsController
  let plan: PlanRooms
  let settings: SettingsController
  let photos: PhotoController
  let diary: DiaryController
  let quickEntry: QuickEntryController
  let again: RepeatController
  let trends: TrendsController
  let export: MealExportController
  let setup: SetupController
  let signIn: SignInController
  let signOut: SignOutController
  let join: JoinController
  let newPassword: NewPasswordController
  let account: AccountController
  let household: HouseholdController
  let outside: Outside
  let recipes: RecipeRooms
  let groceryRooms: GroceryRooms

  /// - Parameter hasRoom: whether there is room to keep one more photo.
  init(
    database: any Database, hasRoom: @escaping @Sendable () -> Bool, pages: Pages, assets: Assets,
    configuration: Configuration, doorman: Doorman, mount: Mount, passwords: PasswordHasher, clock: Clock, log: Logger
  ) throws(StoreError) {
    let meals = MealStore(database)
    let people = doorman.people
    let accounts = doorman.accounts
    let accountLog = AccountLog(log: log)
    let throttle = SignInThrottle(database, now: clock.seconds)
    let invitations = LinkStore(database, now: clock.seconds)
    let welcome = Welcome(
      sessions: doorman.sessions, cookie: doorman.cookie, pages: pages, assets: assets, log: accountLog)
    let sampleMeals: SampleMeals
    let renderer = configuration.renderer(threads: configuration.photoThreads)
    mode = doorman.mode
    self.assets = assets
    outside = Outside(configuration, database, hasRoom: hasRoom, clock: clock, log: log)
    sampleMeals = SampleMeals(renderer: renderer, asset: assets.contents(of:), log: log)
    health = HealthController(people: people)
    list = MealListController(meals: meals, pages: pages)
    detail = MealDetailController(meals: meals, pages: pages)
    form = MealFormController(meals: meals, pages: pages)
    let intake = PhotoIntake(renderer: renderer, hasRoom: hasRoom, log: log)
    recipes = RecipeRooms(
      database, outside, photos: intake, meals: meals, pages: pages, assets: assets, mount: mount, clock: clock,
      log: log)
    save = MealSaveController(meals: meals, photos: intake, pages: pages)
    marks = MealMarksController(meals: meals)
    date = MealDateController(meals: meals)
    samples = SampleMealsController(meals: meals, samples: sampleMeals)
    plan = PlanRooms(
      database, hasRoom: hasRoom, pages: pages, clock: clock, calendarOrigin: try accounts.calendarOrigin())
    settings = SettingsController(
      settings: SettingsStore(database), households: HouseholdSettingsStore(database),
      calendars: CalendarStore(database), mount: mount, pages: pages, clock: clock, mode: doorman.mode)
    photos = PhotoController(photos: PhotoStore(database))
    diary = DiaryController(meals: meals, pages: pages)
    quickEntry = QuickEntryController(meals: meals, diary: diary)
    again = RepeatController(meals: meals, pages: pages)
    trends = TrendsController(meals: meals, pages: pages)
    export = MealExportController(meals: meals)
    setup = SetupController(
      accounts: accounts, passwords: passwords, meals: meals, samples: sampleMeals, welcome: welcome, clock: clock,
      people: people)
    signIn = SignInController(
      accounts: accounts, doorman: doorman, passwords: passwords, throttle: throttle, welcome: welcome)
    signOut = SignOutController(sessions: doorman.sessions, cookie: doorman.cookie, log: accountLog)
    join = JoinController(
      links: invitations, accounts: accounts, doorman: doorman, passwords: passwords, welcome: welcome)
    newPassword = NewPasswordController(
      links: invitations, accounts: accounts, passwords: passwords, welcome: welcome)
    let households = HouseholdStore(database, now: clock.seconds)
    account = AccountController(
      accounts: accounts, people: people, households: households, sessions: doorman.sessions, passwords: passwords,
      throttle: throttle, cookie: doorman.cookie, mode: doorman.mode, pages: pages, clock: clock, log: accountLog)
    groceryRooms = GroceryRooms(
      GroceryStore(database, now: clock.seconds), RecipeStore(database, now: clock.seconds), pages: pages)
    household = HouseholdController(
      households: households, links: invitations, mode: doorman.mode, mount: mount,
      pages: pages, clock: clock, log: accountLog)
  }
}
