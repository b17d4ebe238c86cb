import TiffinCore

/// A type whose functions answer the routes of a page.
protocol Controller: Sendable {
  /// The services that the functions use.
  var services: Services { get }

  init(services: Services)
}

extension Controller {
  /// Creates a controller, without an argument label.
  init(_ services: Services) { self.init(services: services) }

  var accounts: AccountStore { services.stores.accounts }
  var authenticator: Authenticator { services.authenticator }
  var importJobs: ImportJobStore { services.stores.importJobs }
  var catalogue: Catalogue { services.outbound.catalogue }
  var clock: Clock { services.clock }
  var cookie: BrowserCookies { services.authenticator.cookie }
  var database: any Database { services.stores.database }
  var factors: SecondFactorStore { services.stores.factors }
  var foods: FoodStore { services.stores.foods }
  var groceries: GroceryStore { services.stores.groceries }
  /// Returns true if the disk has space for one more photo.
  var hasSpace: @Sendable () -> Bool { services.hasSpace }
  var households: HouseholdMemberStore { services.stores.households }
  var links: OneTimeLinkStore { services.stores.links }
  var log: AccountLog { AccountLog(services) }
  var meals: MealStore { services.stores.meals }
  var mode: Authentication { services.authenticator.mode }
  var mount: MountPoint { services.mount }
  var passwordCheck: PasswordCheck { PasswordCheck(services) }
  var pages: PageRenderer { services.pages }
  var passwords: PasswordHasher { services.passwords }
  var people: PersonStore { services.stores.people }
  var photos: PhotoUploadService { services.photos }
  var plan: PlanStore { services.stores.plan }
  var recipes: RecipeStore { services.stores.recipes }
  var sessions: SessionStore { services.stores.sessions }
  var signInSteps: SignInSteps { services.signInSteps }
  var throttle: SignInThrottle { services.stores.throttle }
  var chooseDay: ChooseDayController { ChooseDayController(services) }
}
