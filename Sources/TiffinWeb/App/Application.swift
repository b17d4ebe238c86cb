import PictureTools
import Platform
public import FastCGI
public import Logging
import TiffinCore

/// The web app, opened on a data folder, which answers requests.
public struct Application: Sendable {
  private let entry: HTTPEntry
  private let installation: Installation?
  private let housekeeping: Housekeeping
  private let pictureQueue: CataloguePictureQueue
  let importWorker: ImportWorker
  private let accountRemoval: AccountRemoval
  private let idleLookups: IdleCatalogueLookups
  private let idleDetector = IdleDetector()
  /// The watch over backups, disk and database; nil without an installation.
  private let ownerWatch: OwnerWatch?
  private let configuration: Configuration
  private let accounts: AccountStore
  private let renderer: PhotoRenderer
  private let importQueue: ImportQueue
  /// The app's routes.
  let router: Router<Visitor>
  /// The templates of the app's pages.
  let pages: PageRenderer

  /// Opens the app.
  ///
  /// - Throws: ``ConfigurationError``, or `InstallationError` if the data folder cannot be opened.
  public init(_ configuration: Configuration, log: Logger) throws {
    let installation = try configuration.data.open()
    try self.init(configuration, installation.database, installation, log: log)
  }

  /// Opens the app on a database.
  ///
  /// - Parameter clock: The clock, which tests replace.
  init(
    _ configuration: Configuration, _ database: any Database, _ installation: Installation? = nil,
    clock: Clock = Clock(), log: Logger
  ) throws {
    let services = try Services(configuration, database, installation, clock, log)
    let (authenticator, log, metrics) = (services.authenticator, services.log, services.metrics)
    let router = try SiteMap.router(services)
    let flow = SignInFlow(
      router: router, authenticator: authenticator, signIn: SignInController(services),
      accounts: services.stores.accounts, photos: services.photos,
      heldText: HeldTextController(pages: services.pages))
    let requests = RequestLog(log: log, slow: configuration.slowRequest, metrics: metrics)
    entry = HTTPEntry(
      mount: services.mount,
      answer: flow.answer,
      failure: ErrorController(
        pages: services.pages, assets: services.assets, authenticator: authenticator, log: log, metrics: metrics
      ).show,
      answered: { outcome in
        requests.write(outcome)
        metrics.record(outcome, route: router.place(of: outcome.request))
      }, forbidsCaching: configuration.forbidsCaching)
    self.installation = installation
    self.configuration = configuration
    accounts = services.stores.accounts
    renderer = services.photos.renderer
    importQueue = services.importQueue
    pictureQueue = services.outbound.pictureQueue
    importWorker = services.importWorker
    accountRemoval = services.accountRemoval
    idleLookups = IdleCatalogueLookups(
      services.outbound.catalogue, isIdle: { [idleDetector] in idleDetector.isIdle() },
      report: { error in
        log.error(
          "A recipe of the catalogue's could not be kept: \(error).", metadata: ErrorLogFields(.catalogue).metadata)
      })
    housekeeping = Housekeeping(
      database, importFolder: installation?.importFolder, sessionTimes: configuration.sessionTimes,
      report: { error in
        log.error(
          "What was deleted long ago could not be removed: \(error). It is tried again in an hour.",
          metadata: ErrorLogFields(.cleanup).metadata)
      })
    ownerWatch = installation.map { installation in
      let notices = OwnerNotices(
        services.folder, target: configuration.noticeTarget, log: { log.warning("\($0)") },
        failed: { log.error("\($0)") })
      return OwnerWatch(
        installation, notices, report: { log.warning("The database could not be checked: \($0).") })
    }
    self.router = router
    pages = services.pages
  }

  /// Returns the response to a request. Never throws.
  @Sendable public func answer(_ gateway: GatewayRequest) -> GatewayResponse {
    idleDetector.during { entry.handle(gateway) }
  }

  /// Returns the response to a request that the gateway refused: an error page.
  @Sendable public func refuse(_ refusal: GatewayRefusal, _ gateway: GatewayRequest) -> GatewayResponse {
    idleDetector.during { entry.handle(gateway, refusal) }
  }

  /// True if the same program has checked the same templates before.
  public var arePagesChecked: Bool { installation?.checkedPages == pagesFingerprint }

  /// Compiles every template with its view, and records the success in the data folder.
  ///
  /// - Throws: `TemplateError`, which names file and line.
  public func checkPages() throws {
    try pages.checkAll()
    installation?.record(checkedPages: pagesFingerprint)
  }

  /// A hash of the templates and the program, whose views they must match.
  private var pagesFingerprint: String {
    var fingerprint = Fingerprint()
    fingerprint.add(pages.fingerprint)
    for number in ThisProgram.identity { fingerprint.add(number) }
    return fingerprint.text
  }

  /// Returns the link that creates the first account; nil if an account exists, or people do not sign in with
  /// passwords.
  public func setupLink() throws -> String? {
    guard configuration.authentication == .password, let code = try accounts.setupCode() else { return nil }
    return try PublicLinks(address: configuration.address, basePath: configuration.basePath).setup(code: code)
  }

  /// Starts the background work of a long-lived process: recording the public address, deleting expired data every
  /// hour, looking up recipes of the catalogue when idle, and telling the owner of what is wrong.
  public func startBackgroundWork() {
    if let links = try? PublicLinks(address: configuration.address, basePath: configuration.basePath) {
      installation?.record(address: links.note)
    }
    housekeeping.start()
    idleLookups.start()
    ownerWatch?.start()
  }

  /// Ends the waits of requests for picture tools and for imports. Forms that waited for a picture tool are shown
  /// again, with the picture stored. Called by a worker before it ends.
  public func endWaiting() {
    renderer.endWaiting()
    importQueue.close()
  }

  /// Closes the data folder. No request may be in progress.
  public func close() throws {
    housekeeping.stop()
    idleLookups.stop()
    ownerWatch?.stop()
    pictureQueue.stop()
    importQueue.close()
    importWorker.stop()
    accountRemoval.stop()
    try installation?.close()
  }
}
