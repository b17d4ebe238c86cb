public import FastCGI
public import Fetching
public import PictureTools
import Cryptography
import Localization
import Templating
public import TiffinCore

/// The app's settings. Most correspond to an option or an environment variable of the command.
public struct Configuration: Sendable {
  /// The folder of the database; if a database server is used, the folder of this machine's other files.
  public var dataFolder: String
  /// The address of a PostgreSQL server; nil to store the database in a file in the data folder.
  public var server: String?
  /// The folder of the templates.
  public var templateFolder: String
  /// The folder of translations; nil for English alone.
  public var languageFolder: String?
  /// The folder of stylesheet, icons and pictures.
  public var assetFolder: String
  /// The folder for uploads while they are decoded.
  public var temporaryFolder = "/tmp"
  /// The folder of `vipsheader` and `vipsthumbnail` (Debian: libvips-tools).
  var decoderFolder = "/usr/bin"
  /// The path at which the app is mounted; nil to use the web server's variable TIFFIN_BASE_PATH.
  public var basePath: String?
  /// The address of the site, such as `https://example.org`; nil to use that of each request.
  public var address: String?
  /// The proxies before the web server whose word about a visitor's address is believed.
  public var trustedProxies = TrustedProxies.none
  /// The maximum size of a request body in bytes.
  public var bodyLimit = 25 << 20
  /// The maximum size of an imported file in bytes. A file that exceeds ``bodyLimit`` is written to disk.
  public var importLimit = 2 << 30
  /// The program that scans each upload; nil if there is none.
  public var scanner: UploadScanner?
  /// True if browsers must not cache pages and pictures with personal data, as on shared computers.
  public var forbidsCaching = false
  /// The key for tokens of forms without a session, shared by several machines; nil for a key from the data folder.
  public var formKey: FormTokenKey?
  /// The limits on the data of each person and household.
  public var quotas = Quotas.standard
  /// The durations of sessions.
  public var sessionTimes = SessionTimes.standard
  /// The method by which people are identified.
  public var authentication = Authentication.password
  /// The household for people whom the web server names for the first time, given by its name or a member's username;
  /// nil to create a household for each of them.
  public var newcomersHousehold: PersonName?
  /// The cost of hashing a password; lower in tests.
  var passwordCost = PasswordCost.interactive
  /// Returns the reason why passkey signatures cannot be checked, as a sentence; nil if they can. Replaced in tests.
  var signatureProblem: @Sendable () -> String? = { Signatures.problem }
  /// The recipe catalogue; nil if there is none.
  public var recipeSource: (any RecipeSource)?
  /// The source of products by their barcodes; nil if there is none.
  public var productSource: (any ProductSource)?
  /// The gateway for everything fetched from the web.
  public var gateway = FetchGateway()
  /// The place that notices to the server's owner go to; nil if they are only logged.
  public var noticeTarget: NoticeTarget?
  /// The number of threads per worker that answer requests. Only a few compute at once; most wait for a commit, a
  /// picture or a slow client. In plain CGI each request has its own process.
  public var threads = 64
  /// True if a web server's CGI module started this process, to answer one request.
  public var isPlainCGI = false
  /// The release, as shown to people.
  public var version = ""
  /// The duration above which a request is logged as slow; nil to log none.
  public var slowRequest: Duration? = .seconds(1)
  /// The token for reading the metrics; nil to allow only programs on this machine.
  public var metricsToken: String?
  /// The counters shared by all workers of a supervisor; nil for a single process.
  public var numbers: SharedCounters?
  /// True if templates and assets are read again on each request.
  public var isDevelopment = false
  /// The contents of the template and asset folders, if several apps in one process share them; nil to read them.
  var contents: (templates: TemplateLibrary, assets: Assets)?

  /// The languages, if a test makes some up; nil to read them from their folder.
  var languages: Languages?

  /// The data folder, unopened.
  public var data: DataFolder {
    var folder = DataFolder(dataFolder, server: server)
    folder.isForPages = true
    return folder
  }

  /// The maximum number of threads that wait for pictures at once, besides those for slow work.
  var photoThreads: Int { max(1, threads / 4) }

  /// Creates a configuration with the three folders that have no defaults.
  public init(dataFolder: String, templateFolder: String, assetFolder: String) {
    self.dataFolder = dataFolder
    self.templateFolder = templateFolder
    self.assetFolder = assetFolder
  }
}

/// A method of identifying people.
public enum Authentication: String, CaseIterable, Sendable {
  /// People sign in with a password.
  case password
  /// The web server identifies the person in the variable REMOTE_USER.
  case proxy
  /// The installation has only one person, and every visitor is that person.
  case none
}

/// A reason why the app cannot start, with advice.
public struct ConfigurationError: Error, CustomStringConvertible, Sendable {
  /// A sentence for the server's administrator.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
