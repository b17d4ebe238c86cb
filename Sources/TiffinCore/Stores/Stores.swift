/// Every store of one database: made once, and passed to code that needs some of them.
public struct Stores: Sendable {
  /// The database of all stores.
  public let database: any Database
  /// Accounts and the server's secrets.
  public let accounts: AccountStore
  /// People and their settings.
  public let people: PersonStore
  /// Sessions of signed-in devices.
  public let sessions: SessionStore
  /// Second factors and their recovery codes.
  public let factors: FactorStore
  /// Passkeys, and the questions that they answered.
  public let passkeys: PasskeyStore
  /// What happened at the doors of accounts.
  public let events: EventStore
  /// Failures to sign in.
  public let throttle: SignInThrottle
  /// Invitations and links for new passwords.
  public let links: LinkStore
  /// Households and their members.
  public let households: HouseholdStore
  /// Settings of households.
  public let householdSettings: HouseholdSettingsStore
  /// Changes of settings, of a person and their household together.
  public let settings: SettingsStore
  /// Each person's diary.
  public let meals: MealStore
  /// Photos of meals.
  public let photos: PhotoStore
  /// Pictures of forms that are not saved yet.
  public let heldPictures: HeldPictureStore
  /// Foods of tables, and of households' own.
  public let foods: FoodStore
  /// Products that were asked for.
  public let products: ProductStore
  /// A household's recipes, and the catalogue's as it sees them.
  public let recipes: RecipeStore
  /// Files of other apps that households bring.
  public let bringings: BringingStore
  /// Pictures of recipes.
  public let recipePictures: RecipePictureStore
  /// Recipes seen in the catalogue, and the questions asked.
  public let catalogue: CatalogueStore
  /// Households' grocery lists.
  public let groceries: GroceryStore
  /// Households' plans.
  public let plan: PlanStore
  /// Addresses of people's calendars.
  public let calendars: CalendarStore

  /// - Parameters:
  ///   - importFolder: The folder of imported files that are too large for the database; nil if there is none.
  ///   - sessionTimes: How long sessions last.
  ///   - now: Seconds since 1970-01-01 UTC; another clock for tests.
  public init(
    _ database: any Database, importFolder: String? = nil, sessionTimes: SessionTimes = .standard,
    now: @escaping @Sendable () -> Int = ServerClock.seconds
  ) {
    self.database = database
    accounts = AccountStore(database, now: now)
    people = PersonStore(database)
    sessions = SessionStore(database, times: sessionTimes, now: now)
    factors = FactorStore(database, now: now)
    passkeys = PasskeyStore(database, now: now)
    events = EventStore(database, now: now)
    throttle = SignInThrottle(database, now: now)
    links = LinkStore(database, now: now)
    households = HouseholdStore(database, now: now)
    householdSettings = HouseholdSettingsStore(database)
    settings = SettingsStore(database, now: now)
    meals = MealStore(database, now: now)
    photos = PhotoStore(database)
    heldPictures = HeldPictureStore(database, now: now)
    foods = FoodStore(database, now: now)
    products = ProductStore(database, now: now)
    recipes = RecipeStore(database, now: now)
    bringings = BringingStore(database, folder: importFolder, now: now)
    recipePictures = RecipePictureStore(database, now: now)
    catalogue = CatalogueStore(database, now: now)
    groceries = GroceryStore(database, now: now)
    plan = PlanStore(database, now: now)
    calendars = CalendarStore(database, now: now)
  }
}
