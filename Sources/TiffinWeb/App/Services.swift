import Localization
import Logging
import TiffinCore

/// The services that controllers use, created once when the app is opened.
struct Services: Sendable {
  let stores: Stores
  let pages: PageRenderer
  let assets: Assets
  let mount: MountPoint
  let clock: Clock
  let log: Logger
  let folder: DataFolder
  let book: RecentErrors
  let metrics: Metrics
  let metricsAccess: MetricsAccess
  let version: String
  let authenticator: Authenticator
  let passwords: PasswordHasher
  /// Returns true if the disk has space for one more picture.
  let hasSpace: @Sendable () -> Bool
  /// Returns the reason why nothing can be saved on this machine's disk; nil if there is none.
  let obstacle: @Sendable () -> ReadinessCheck.State?
  /// Returns the time of the last backup, in seconds since 1970; nil if there is none.
  let lastBackup: @Sendable () -> Int?
  let photos: PhotoUploadService
  let samples: SampleMeals
  let outbound: RemoteSources
  let importQueue: ImportQueue
  let importWorker: ImportWorker
  let accountRemoval: AccountRemoval
  let signInSteps: SignInSteps
  /// A name that distinguishes this server's calendars from those of other servers.
  let calendarOrigin: String
}

extension Services {
  /// Creates the services.
  ///
  /// - Throws: ``ConfigurationError`` for contradictory settings; `TemplateError`; `StoreError`.
  init(
    _ configuration: Configuration, _ database: any Database, _ installation: Installation?, _ clock: Clock,
    _ log: Logger
  ) throws {
    let renderer = configuration.renderer(for: installation)
    let database = database.limited(to: configuration.quotas, now: clock.seconds)
    let assets = try configuration.openAssets()
    stores = Stores(
      database, importFolder: installation?.importFolder, sessionTimes: configuration.sessionTimes, now: clock.seconds)
    let languages = configuration.openLanguages(log)
    pages = try PageRenderer(
      folder: configuration.templateFolder, configuration.contents?.templates, of: database, languages,
      isDevelopment: configuration.isDevelopment)
    self.assets = assets
    mount = try configuration.mount(for: installation)
    self.clock = clock
    folder = configuration.data
    book = RecentErrors(folder)
    metrics = try Metrics(
      configuration.numbers, routes: SiteMap.routeNames(in: configuration.authentication), now: clock.seconds())
    metricsAccess = MetricsAccess(token: configuration.metricsToken)
    version = configuration.version
    let log = Logger(label: log.label) { [metrics, book] _ in
      MonitoringLogHandler(log.handler, metrics, book, clock)
    }
    self.log = log
    authenticator = try Authenticator(configuration, stores, installation, clock, assets, languages)
    passwords = configuration.passwordHasher(for: installation)
    hasSpace = { installation?.hasRoomForPhotos ?? true }
    obstacle = { installation?.obstacle }
    lastBackup = { installation?.lastBackup }
    photos = PhotoUploadService(
      renderer: renderer, held: stores.heldPictures, hasSpace: hasSpace, metrics: metrics, log: log)
    samples = SampleMeals(renderer: renderer, asset: assets.contents(of:), log: log)
    outbound = RemoteSources(configuration, stores, hasSpace: hasSpace, metrics: metrics, log: log)
    importQueue = ImportQueue(folder: installation?.path, threads: configuration.photoThreads)
    importWorker = ImportWorker(
      stores, renderer: configuration.renderer(threads: 1), hasSpace: hasSpace, turns: importQueue,
      isBackground: !configuration.isPlainCGI
    ) { error in
      log.error("What a household brought could not be taken: \(error). It can be begun again.")
    }
    accountRemoval = AccountRemoval(stores.accounts, isBackground: !configuration.isPlainCGI) { error in
      log.error(
        "What people left behind could not be removed or moved: \(error). It is tried again in an hour.",
        metadata: ErrorLogFields(.cleanup).metadata)
    }
    signInSteps = SignInSteps(
      sessions: stores.sessions, cookie: authenticator.cookie, pages: pages, assets: assets,
      log: AccountLog(log: log, events: stores.events),
      passkeys: try PasskeyService(configuration, stores, authenticator, clock, log))
    calendarOrigin = try stores.accounts.calendarOrigin()
  }
}
