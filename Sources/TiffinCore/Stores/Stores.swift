/// All stores of one database, created once and passed to code that needs some of them.
public struct Stores: Sendable {
  /// The database of all stores.
  public let database: any Database
  /// The accounts, and the server's secrets.
  public let accounts: AccountStore
  /// The people, and their settings.
  public let people: PersonStore
  /// The sessions of signed-in devices.
  public let sessions: SessionStore
  /// The second factors, and their recovery codes.
  public let factors: SecondFactorStore
  /// The passkeys, and their answered challenges.
  public let passkeys: PasskeyStore
  /// The security events of accounts.
  public let events: AccountEventStore
  /// The throttle of sign-in attempts after failures.
  public let throttle: SignInThrottle
  /// The invitations, and links for resetting a password.
  public let links: OneTimeLinkStore
  /// The households, and their members.
  public let households: HouseholdMemberStore
  /// The settings of households.
  public let householdSettings: HouseholdSettingsStore
  /// The changes of a person's and their household's settings together.
  public let settings: SettingsStore
  /// The meals of each person's diary.
  public let meals: MealStore
  /// What people record on a day besides meals.
  public let dayRecords: DayRecordStore
  /// The photos of meals.
  public let photos: PhotoStore
  /// The pictures of unsaved forms.
  public let heldPictures: HeldPictureStore
  /// The foods of public tables, and of households.
  public let foods: FoodStore
  /// The products looked up by barcode.
  public let products: ProductStore
  /// The recipes of households, and of the catalogue.
  public let recipes: RecipeStore
  /// The imports of other apps' files.
  public let importJobs: ImportJobStore
  /// The pictures of recipes.
  public let recipePictures: RecipePictureStore
  /// The stored recipes of the catalogue, and the queries sent to it.
  public let catalogue: CatalogueStore
  /// The grocery lists of households.
  public let groceries: GroceryStore
  /// The plans of households.
  public let plan: PlanStore
  /// The secret addresses of people's calendars.
  public let calendars: CalendarLinkStore

  /// Creates all stores.
  ///
  /// - Parameters:
  ///   - importFolder: The path of the folder for imported files that are too large for the database; nil if there is
  ///     none.
  ///   - sessionTimes: The maximum durations of sessions.
  ///   - now: Returns the seconds since 1970-01-01 UTC; another clock for tests.
  public init(
    _ database: any Database, importFolder: String? = nil, sessionTimes: SessionTimes = .standard,
    now: @escaping @Sendable () -> Int = ServerClock.seconds
  ) {
    self.database = database
    accounts = AccountStore(database, now: now)
    people = PersonStore(database)
    sessions = SessionStore(database, times: sessionTimes, now: now)
    factors = SecondFactorStore(database, now: now)
    passkeys = PasskeyStore(database, now: now)
    events = AccountEventStore(database, now: now)
    throttle = SignInThrottle(database, now: now)
    links = OneTimeLinkStore(database, now: now)
    households = HouseholdMemberStore(database, now: now)
    householdSettings = HouseholdSettingsStore(database)
    settings = SettingsStore(database, now: now)
    meals = MealStore(database, now: now)
    dayRecords = DayRecordStore(database)
    photos = PhotoStore(database)
    heldPictures = HeldPictureStore(database, now: now)
    foods = FoodStore(database, now: now)
    products = ProductStore(database, now: now)
    recipes = RecipeStore(database, now: now)
    importJobs = ImportJobStore(database, folder: importFolder, now: now)
    recipePictures = RecipePictureStore(database, now: now)
    catalogue = CatalogueStore(database, now: now)
    groceries = GroceryStore(database, now: now)
    plan = PlanStore(database, now: now)
    calendars = CalendarLinkStore(database, now: now)
  }
}
