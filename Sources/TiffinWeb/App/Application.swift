import PictureTools
public import FastCGI
public import Logging
import TiffinCore

/// The web app, opened on a data folder: requests in, answers out.
public struct Application: Sendable {
  private let entry: HTTPEntry
  private let installation: Installation?
  private let housekeeping: Housekeeping
  private let errands: PictureErrands
  private let configuration: Configuration
  private let accounts: AccountStore
  private let renderer: PhotoRenderer
  /// Its routes, for whoever walks them.
  let router: Router<Visitor>
  /// Its pages' templates.
  let pages: Pages

  /// - Throws: ``ConfigurationError``, or `InstallationError` for the data folder.
  public init(_ configuration: Configuration, log: Logger) throws {
    let installation = try DataFolder(configuration.dataFolder).open()
    try self.init(configuration, installation.database, installation, log: log)
  }

  /// - Parameter clock: another one for tests.
  init(
    _ configuration: Configuration, _ database: any Database, _ installation: Installation? = nil,
    clock: Clock = Clock(), log: Logger
  ) throws {
    let services = try Services(configuration, database, installation, clock, log)
    let authenticator = services.authenticator
    let router = try SiteMap.router(services)
    let flow = SignInFlow(
      router: router, authenticator: authenticator, signIn: SignInController(services),
      accounts: services.stores.accounts, photos: services.photos,
      heldText: HeldTextController(pages: services.pages))
    entry = HTTPEntry(
      mount: services.mount,
      answer: flow.answer,
      failure: ErrorController(pages: services.pages, assets: services.assets, authenticator: authenticator, log: log)
        .show,
      answered: RequestLog(log: log).write)
    self.installation = installation
    self.configuration = configuration
    accounts = services.stores.accounts
    renderer = services.photos.renderer
    errands = services.outbound.errands
    housekeeping = Housekeeping(
      database,
      report: { error in
        log.error("What was deleted long ago could not be removed: \(error). It is tried again in an hour.")
      })
    self.router = router
    pages = services.pages
  }

  /// Answers one request; nothing is thrown past it.
  @Sendable public func answer(_ gateway: GatewayRequest) -> GatewayResponse {
    entry.handle(gateway)
  }

  /// Answers a request that the gateway could not take, with a page that says so.
  @Sendable public func refuse(_ refusal: GatewayRefusal, _ gateway: GatewayRequest) -> GatewayResponse {
    entry.handle(gateway, refusal)
  }

  /// Compiles every template, each against its view.
  ///
  /// - Throws: an error that names file and line.
  public func checkPages() throws {
    try pages.checkAll()
  }

  /// Where the first account is made, once somebody reaches the app there; nil when there is one, or none is needed.
  public func setupLink() throws -> String? {
    guard configuration.authentication == .password, let code = try accounts.setupCode() else { return nil }
    return try PublicLinks(address: configuration.address, basePath: configuration.basePath).setup(code: code)
  }

  /// From now on removes for good, every hour, what is kept no longer.
  public func keepHouse() {
    housekeeping.start()
  }

  /// From now on no request waits for a picture's turn: its form comes back, with the picture held. For a worker that is
  /// to end soon.
  public func endWaiting() {
    renderer.endWaiting()
  }

  /// Lets go of the data folder, when nothing is being answered any more.
  public func close() throws {
    housekeeping.stop()
    errands.stop()
    try installation?.close()
  }
}
