/// Every store of one database: made once, and handed to whatever needs some of them.
public struct Stores: Sendable {
  /// Where all of them keep their rows.
  public let database: any Database
  public let accounts: AccountStore
  public let people: PersonStore
  public let sessions: SessionStore
  public let throttle: SignInThrottle
  /// Invitations and links to new passwords.
  public let links: LinkStore
  public let households: HouseholdStore
  public let householdSettings: HouseholdSettingsStore
  public let settings: SettingsStore
  public let meals: MealStore
  public let photos: PhotoStore
  public let heldPictures: HeldPictureStore
  public let recipes: RecipeStore
  public let recipePictures: RecipePictureStore
  public let catalogue: CatalogueStore
  public let groceries: GroceryStore
  public let plan: PlanStore
  public let calendars: CalendarStore

  /// - Parameter now: seconds since 1970-01-01 UTC; another clock for tests.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    accounts = AccountStore(database, now: now)
    people = PersonStore(database)
    sessions = SessionStore(database, now: now)
    throttle = SignInThrottle(database, now: now)
    links = LinkStore(database, now: now)
    households = HouseholdStore(database, now: now)
    householdSettings = HouseholdSettingsStore(database)
    settings = SettingsStore(database)
    meals = MealStore(database, now: now)
    photos = PhotoStore(database)
    heldPictures = HeldPictureStore(database, now: now)
    recipes = RecipeStore(database, now: now)
    recipePictures = RecipePictureStore(database, now: now)
    catalogue = CatalogueStore(database, now: now)
    groceries = GroceryStore(database, now: now)
    plan = PlanStore(database, now: now)
    calendars = CalendarStore(database)
  }
}
