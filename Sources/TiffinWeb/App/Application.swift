import PictureTools
import Platform
public import FastCGI
public import Logging
import TiffinCore

/// The web app, opened on a data folder. It takes requests and returns answers.
public struct Application: Sendable {
  private let entry: HTTPEntry
  private let installation: Installation?
  private let housekeeping: Housekeeping
  private let errands: PictureErrands
  let bringing: BringingErrands
  private let departures: Departures
  private let lookUps: QuietLookUps
  private let quiet = Quiet()
  private let configuration: Configuration
  private let accounts: AccountStore
  private let renderer: PhotoRenderer
  private let importTurns: ImportTurns
  /// The app's routes.
  let router: Router<Visitor>
  /// The templates of the app's pages.
  let pages: Pages

  /// - Throws: ``ConfigurationError``, or `InstallationError` if the data folder cannot be opened.
  public init(_ configuration: Configuration, log: Logger) throws {
    let installation = try configuration.data.open()
    try self.init(configuration, installation.database, installation, log: log)
  }

  /// - Parameter clock: can be replaced in tests.
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
      failure: ErrorController(pages: services.pages, assets: services.assets, authenticator: authenticator, log: log)
        .show,
      answered: { outcome in
        requests.write(outcome)
        metrics.note(outcome, route: router.place(of: outcome.request))
      }, isForgetful: configuration.isForgetful)
    self.installation = installation
    self.configuration = configuration
    accounts = services.stores.accounts
    renderer = services.photos.renderer
    importTurns = services.importTurns
    errands = services.outbound.errands
    bringing = services.bringing
    departures = services.departures
    lookUps = QuietLookUps(
      services.outbound.catalogue, isQuiet: { [quiet] in quiet.isQuiet() },
      report: { error in
        log.error(
          "A recipe of the catalogue's could not be kept: \(error).", metadata: ErrorFields(.catalogue).metadata)
      })
    housekeeping = Housekeeping(
      database, importFolder: installation?.importFolder, sessionTimes: configuration.sessionTimes,
      report: { error in
        log.error(
          "What was deleted long ago could not be removed: \(error). It is tried again in an hour.",
          metadata: ErrorFields(.cleanup).metadata)
      })
    self.router = router
    pages = services.pages
  }

  /// Answers one request. Never throws.
  @Sendable public func answer(_ gateway: GatewayRequest) -> GatewayResponse {
    quiet.during { entry.handle(gateway) }
  }

  /// Answers a request that the gateway refused, with a page that says so.
  @Sendable public func refuse(_ refusal: GatewayRefusal, _ gateway: GatewayRequest) -> GatewayResponse {
    quiet.during { entry.handle(gateway, refusal) }
  }

  /// True if this program has checked these templates at an earlier start.
  public var arePagesChecked: Bool { installation?.checkedPages == pagesFingerprint }

  /// Compiles every template, each against its view, and notes in the data folder that they fit.
  ///
  /// - Throws: `TemplateError`, which names file and line.
  public func checkPages() throws {
    try pages.checkAll()
    installation?.note(checkedPages: pagesFingerprint)
  }

  /// Identifies the templates together with the program, whose views they fit or not.
  private var pagesFingerprint: String {
    var fingerprint = Fingerprint()
    fingerprint.add(pages.fingerprint)
    for number in ThisProgram.identity { fingerprint.add(number) }
    return fingerprint.text
  }

  /// The link for making the first account; nil if there is one already, or accounts are not needed.
  public func setupLink() throws -> String? {
    guard configuration.authentication == .password, let code = try accounts.setupCode() else { return nil }
    return try PublicLinks(address: configuration.address, basePath: configuration.basePath).setup(code: code)
  }

  /// Starts what a process that lives does beside its requests: noting where people reach it, the hourly removal of
  /// everything past its retention time, and looking up recipes of the catalogue at quiet times.
  public func keepHouse() {
    if let links = try? PublicLinks(address: configuration.address, basePath: configuration.basePath) {
      installation?.note(address: links.note)
    }
    housekeeping.start()
    lookUps.start()
  }

  /// Stops requests from waiting for a picture's turn: their forms come back, with the picture held. For a worker that
  /// is about to end.
  public func endWaiting() {
    renderer.endWaiting()
    importTurns.close()
  }

  /// Closes the data folder. No request may be in progress.
  public func close() throws {
    housekeeping.stop()
    lookUps.stop()
    errands.stop()
    importTurns.close()
    bringing.stop()
    departures.stop()
    try installation?.close()
  }
}
