import FastCGI
import Fetching
import TiffinCore
import TiffinWeb

/// The settings for answering requests: the values of options, and of variables for options that are not given.
///
/// Separate from ``ServeOptions``, because plain CGI reads no options: setting up the command line's parser would
/// be a sixth of each page's cost.
struct ServeSettings {
  var data: String?
  var threads: Int?
  var basePath: String?
  var url: String?
  var auth: String?
  var trustAnyone = false
  var templates: String?
  var assets: String?
  var bodyLimit: Int?
  var noCatalogue = false
  var catalogueAddress: String?
  var productAddress: String?
  var fetchAllow: String?
  var development = false

  func configuration() throws -> Configuration {
    var configuration = Configuration(
      dataFolder: try Setting.data(data),
      templateFolder: try folder(templates, "TIFFIN_TEMPLATES", "Templates"),
      assetFolder: try folder(assets, "TIFFIN_ASSETS", "Public"))
    configuration.languageFolder = DefaultFolders.find("Languages")
    configuration.server = Setting.variable("TIFFIN_DATABASE_URL")
    configuration.temporaryFolder = Setting.variable("TMPDIR") ?? "/tmp"
    configuration.basePath = basePath ?? Setting.variable("TIFFIN_BASE_PATH")
    configuration.address = url ?? Setting.variable("TIFFIN_URL")
    configuration.trustedProxies = try trustedProxies()
    configuration.authentication = try authentication()
    configuration.newcomersHousehold = try Setting.newcomersHousehold()
    configuration.bodyLimit = try Setting.number(
      bodyLimit, "TIFFIN_BODY_LIMIT", else: configuration.bodyLimit, in: 1_024...(1 << 30))
    configuration.importLimit = try Setting.number(
      nil, "TIFFIN_IMPORT_LIMIT", else: configuration.importLimit, in: 1_024...(64 << 30))
    configuration.scanner = try Setting.scanner()
    configuration.forbidsCaching = try Setting.isOn(false, "TIFFIN_NO_STORE")
    configuration.formKey = try Setting.formKey()
    configuration.quotas = try Setting.limits()
    configuration.sessionTimes = try Setting.sessionTimes()
    configuration.threads = try Setting.number(threads, "TIFFIN_THREADS", else: configuration.threads, in: 1...64)
    configuration.gateway = FetchGateway(allowing: try Setting.fetchAllowlist(fetchAllow))
    configuration.noticeTarget = try Setting.noticeTarget(through: configuration.gateway)
    configuration.recipeSource = try recipeSource(configuration.gateway)
    configuration.productSource = try productSource(configuration.gateway)
    try Log.requireSettings()
    configuration.version = Version.shown
    let slow = try Setting.number(nil, "TIFFIN_SLOW_MS", else: 1_000, in: 0...3_600_000)
    configuration.slowRequest = slow == 0 ? nil : .milliseconds(slow)
    configuration.metricsToken = try metricsToken()
    configuration.isDevelopment = try Setting.isOn(development, "TIFFIN_DEVELOPMENT")
    return configuration
  }

  private func trustedProxies() throws(CommandError) -> TrustedProxies {
    do throws(TrustedProxiesError) { return try TrustedProxies(Setting.variable("TIFFIN_TRUSTED_PROXY") ?? "") } catch {
      throw CommandError("TIFFIN_TRUSTED_PROXY: \(error)", .configuration)
    }
  }

  private func authentication() throws(CommandError) -> Authentication {
    let wanted = "must be password, proxy or none."
    if let auth {
      guard let mode = Authentication(rawValue: auth) else { throw CommandError("--auth \(wanted)", .usage) }
      return mode
    }
    guard let text = Setting.variable("TIFFIN_AUTH") else { return .password }
    guard let mode = Authentication(rawValue: text) else { throw CommandError("TIFFIN_AUTH \(wanted)", .configuration) }
    return mode
  }

  /// Returns the token for the metrics page; nil if there is none.
  ///
  /// - Throws: ``CommandError`` if the token has fewer than 16 bytes and could be guessed.
  private func metricsToken() throws(CommandError) -> String? {
    let token = Setting.variable("TIFFIN_METRICS_TOKEN")
    guard (token?.utf8.count ?? 16) >= 16 else {
      throw CommandError("TIFFIN_METRICS_TOKEN must have at least 16 characters.", .configuration)
    }
    return token
  }

  /// Returns the source of the recipe catalogue; nil if it is turned off. A malformed address is refused even then.
  private func recipeSource(_ gateway: FetchGateway) throws(CommandError) -> TheMealDB? {
    let (text, name, code) = Setting.text(catalogueAddress, "TIFFIN_THEMEALDB_URL")
    guard let source = TheMealDB(at: text ?? TheMealDB.usualAddress, through: gateway) else {
      throw CommandError("\(name) must be a web address, such as \(TheMealDB.usualAddress).", code)
    }
    return try Setting.isOn(noCatalogue, "TIFFIN_NO_CATALOGUE") ? nil : source
  }

  /// Returns the source of products; nil if the catalogue is turned off. A malformed address is refused even then.
  private func productSource(_ gateway: FetchGateway) throws(CommandError) -> OpenFoodFacts? {
    let (text, name, code) = Setting.text(productAddress, "TIFFIN_OPENFOODFACTS_URL")
    let (address, agent) = (text ?? OpenFoodFacts.usualAddress, "Tiffin/\(Version.release)")
    guard let source = OpenFoodFacts(at: address, as: agent, through: gateway) else {
      throw CommandError("\(name) must be a web address, such as \(OpenFoodFacts.usualAddress).", code)
    }
    return try Setting.isOn(noCatalogue, "TIFFIN_NO_CATALOGUE") ? nil : source
  }

  /// Checks that the socket is safe for proxy authentication, under which anyone who can reach the socket can claim to
  /// be any account.
  ///
  /// - Throws: ``CommandError`` unless only the web server can reach it, or TIFFIN_TRUST_ANYONE allows it.
  func requireTrusted(_ socket: ListeningSocket) throws(CommandError) {
    guard try authentication() == .proxy, socket.isOpenToOthers, try !Setting.isOn(trustAnyone, "TIFFIN_TRUST_ANYONE")
    else { return }
    throw CommandError(
      "With TIFFIN_AUTH=proxy anyone who reaches the socket can act as anyone, and not only its owner and group can"
        + " reach this one. Use a Unix socket with mode 0660, or set TIFFIN_TRUST_ANYONE=1.", .configuration)
  }

  private func folder(_ option: String?, _ variable: String, _ name: String) throws -> String {
    guard let folder = option ?? Setting.variable(variable) ?? DefaultFolders.find(name) else {
      throw CommandError(
        "The folder \(name) was not found beside the program. Set \(variable) to its path.", .configuration)
    }
    return folder
  }
}
