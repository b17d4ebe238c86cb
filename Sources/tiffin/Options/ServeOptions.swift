import Fetching
import ArgumentParser
import FastCGI
import TiffinCore
import TiffinWeb

/// The options for answering requests, the same for a supervisor and its workers.
struct ServeOptions: ParsableArguments {
  @Option(help: "The folder that `tiffin init` made. (TIFFIN_DATA)")
  var data: String?

  @Option(help: "Threads in each worker, 1 to 64. (TIFFIN_THREADS, 4)")
  var threads: Int?

  @Option(help: "Where the app is mounted, such as /food/. (TIFFIN_BASE_PATH)")
  var basePath: String?

  @Option(help: "The address that people use, such as https://example.org. (TIFFIN_URL)")
  var url: String?

  @Option(
    help: """
      How people are known: password, proxy (the web server says who it is, in REMOTE_USER), or none (one person on a \
      private machine). (TIFFIN_AUTH, password)
      """)
  var auth: String?

  @Flag(
    help: """
      With --auth proxy: start although others than the web server may reach the socket, and could be anybody. \
      (TIFFIN_TRUST_ANYONE=1)
      """)
  var trustAnyone = false

  @Option(help: "The folder of the templates. (TIFFIN_TEMPLATES)")
  var templates: String?

  @Option(help: "The folder of stylesheet, icons and pictures. (TIFFIN_ASSETS)")
  var assets: String?

  @Option(help: "The most bytes of a request's body. (TIFFIN_BODY_LIMIT, 26214400)")
  var bodyLimit: Int?

  @Flag(help: "Ask no catalogue for recipes. (TIFFIN_NO_CATALOGUE=1)")
  var noCatalogue = false

  @Option(
    name: .customLong("themealdb-url"),
    help: "The catalogue that is asked for recipes: where TheMealDB's API is. (TIFFIN_THEMEALDB_URL)")
  var catalogueAddress: String?

  @Option(
    help: """
      Private addresses that pages and pictures may be fetched from all the same, such as recipes.lan:8080,[::1]:8080. \
      (TIFFIN_FETCH_ALLOW)
      """)
  var fetchAllow: String?

  @Flag(help: "Show changed templates and assets on reload. (TIFFIN_DEVELOPMENT=1)")
  var development = false

  func configuration() throws -> Configuration {
    var configuration = Configuration(
      dataFolder: try Setting.data(data),
      templateFolder: try folder(templates, "TIFFIN_TEMPLATES", "Templates"),
      assetFolder: try folder(assets, "TIFFIN_ASSETS", "Public"))
    configuration.temporaryFolder = Setting.variable("TMPDIR") ?? "/tmp"
    configuration.basePath = basePath ?? Setting.variable("TIFFIN_BASE_PATH")
    configuration.address = url ?? Setting.variable("TIFFIN_URL")
    configuration.authentication = try authentication()
    configuration.bodyLimit = try Setting.number(
      bodyLimit, "TIFFIN_BODY_LIMIT", else: configuration.bodyLimit, in: 1_024...(1 << 30))
    configuration.threads = try Setting.number(threads, "TIFFIN_THREADS", else: configuration.threads, in: 1...64)
    configuration.gateway = FetchGateway(allowing: try allowance())
    configuration.recipeSource = try recipeSource(configuration.gateway)
    configuration.isDevelopment = try Setting.isOn(development, "TIFFIN_DEVELOPMENT")
    return configuration
  }

  private func authentication() throws(Refusal) -> Authentication {
    let wanted = "has to be password, proxy or none."
    if let auth {
      guard let mode = Authentication(rawValue: auth) else { throw Refusal("--auth \(wanted)", .usage) }
      return mode
    }
    guard let text = Setting.variable("TIFFIN_AUTH") else { return .password }
    guard let mode = Authentication(rawValue: text) else { throw Refusal("TIFFIN_AUTH \(wanted)", .configuration) }
    return mode
  }

  private func allowance() throws(Refusal) -> FetchAllowance {
    let (text, name, code) = Setting.text(fetchAllow, "TIFFIN_FETCH_ALLOW")
    do throws(FetchAllowanceError) { return try FetchAllowance(text ?? "") } catch {
      throw Refusal("\(name): \(error)", code)
    }
  }

  /// The catalogue's source; nil if it is turned off. A malformed address is refused even then.
  private func recipeSource(_ gateway: FetchGateway) throws(Refusal) -> TheMealDB? {
    let (text, name, code) = Setting.text(catalogueAddress, "TIFFIN_THEMEALDB_URL")
    guard let source = TheMealDB(at: text ?? TheMealDB.usualAddress, through: gateway) else {
      throw Refusal("\(name) has to be an address of the web, such as \(TheMealDB.usualAddress).", code)
    }
    return try Setting.isOn(noCatalogue, "TIFFIN_NO_CATALOGUE") ? nil : source
  }

  /// With proxy authentication, anyone who can reach the socket can claim to be any account.
  ///
  /// - Throws: ``Refusal`` unless only the web server can reach it, or TIFFIN_TRUST_ANYONE allows it.
  func requireTrusted(_ socket: ListeningSocket) throws(Refusal) {
    guard try authentication() == .proxy, socket.isOpenToOthers, try !Setting.isOn(trustAnyone, "TIFFIN_TRUST_ANYONE")
    else { return }
    throw Refusal(
      "With TIFFIN_AUTH=proxy whoever reaches the socket can be anybody, and others than its owner and group can reach"
        + " this one. Make it a Unix socket with mode 0660, or say TIFFIN_TRUST_ANYONE=1.", .configuration)
  }

  private func folder(_ option: String?, _ variable: String, _ name: String) throws -> String {
    guard let folder = option ?? Setting.variable(variable) ?? Folders.find(name) else {
      throw Refusal(
        "The folder \(name) was not found beside the program. Say where it is with \(variable).", .configuration)
    }
    return folder
  }
}
