/// Every store of one database: made once, and handed to whatever needs some of them.
public struct Stores: Sendable {
  /// Where all of them keep their rows.
  public let database: any Database
  /// Who may sign in, and how.
  public let accounts: AccountStore
  /// People and their settings.
  public let people: PersonStore
  /// Who is signed in, on which device.
  public let sessions: SessionStore
  /// Failures to sign in.
  public let throttle: SignInThrottle
  /// Invitations and links to new passwords.
  public let links: LinkStore
  /// Who lives together.
  public let households: HouseholdStore
  /// What a household has agreed on.
  public let householdSettings: HouseholdSettingsStore
  /// Changes of settings, of a person and their household together.
  public let settings: SettingsStore
  /// Each person's diary.
  public let meals: MealStore
  /// Photos of meals.
  public let photos: PhotoStore
  /// Pictures of forms that are not saved yet.
  public let heldPictures: HeldPictureStore
  /// A household's recipes, and the catalogue's as it sees them.
  public let recipes: RecipeStore
  /// Pictures of recipes.
  public let recipePictures: RecipePictureStore
  /// What is known of the catalogue.
  public let catalogue: CatalogueStore
  /// What a household has to buy.
  public let groceries: GroceryStore
  /// What a household plans to eat.
  public let plan: PlanStore
  /// Addresses of people's calendars.
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
