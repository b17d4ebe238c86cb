public import FastCGI
public import Fetching
public import PictureTools
import Cryptography
import Templating
public import TiffinCore

/// The app's settings; each has an option or a variable of the command.
public struct Configuration: Sendable {
  /// The folder of the database; with a database server, the folder of this machine's other files.
  public var dataFolder: String
  /// The address of the database's PostgreSQL server; nil for the file in the folder.
  public var server: String?
  /// The folder of the templates.
  public var templateFolder: String
  /// The folder of stylesheet, icons and pictures.
  public var assetFolder: String
  /// The folder that holds uploads while they are decoded.
  public var temporaryFolder = "/tmp"
  /// The folder of `vipsheader` and `vipsthumbnail` (Debian: libvips-tools).
  var decoderFolder = "/usr/bin"
  /// The path at which the app is mounted; nil leaves it to the web server's variable TIFFIN_BASE_PATH.
  public var basePath: String?
  /// The address that people use, such as `https://example.org`; nil leaves it to each request.
  public var address: String?
  /// Maximum size of a request body in bytes.
  public var bodyLimit = 25 << 20
  /// The most bytes of an imported file, which is spooled to disk if it is larger than other bodies may be.
  public var importLimit = 2 << 30
  /// The program that scans each upload; nil for none.
  public var scanner: UploadScanner?
  /// True if browsers must not cache pages and pictures with people's data, as on shared computers.
  public var isForgetful = false
  /// The key of forms without a session, for several machines that share it; nil for a key of this data folder.
  public var formKey: FormKey?
  /// The limits on the data of each person and household.
  public var quotas = Quotas.standard
  /// The durations of sessions.
  public var sessionTimes = SessionTimes.standard
  /// The way people are identified.
  public var authentication = Authentication.password
  /// The household that people join whom the web server names for the first time, by its name or a member's username;
  /// nil if each gets their own.
  public var newcomersHousehold: PersonName?
  /// The cost of hashing a password; minimal in tests.
  var passwordCost = PasswordCost.interactive
  /// Returns the reason signatures of passkeys cannot be checked, as a sentence; nil if they can. Replaced in tests.
  var signatureProblem: @Sendable () -> String? = { Signatures.problem }
  /// The recipe catalogue; nil for none.
  public var recipeSource: (any RecipeSource)?
  /// The source of products by their barcodes; nil for none.
  public var productSource: (any ProductSource)?
  /// The gateway for everything fetched from the web.
  public var gateway = FetchGateway()
  /// The threads of a worker that answer requests. Few of them compute at once; most wait for a commit, a picture or a
  /// slow client. In plain CGI each request has its own process.
  public var threads = 64
  /// True if a web server's CGI module started this process, to answer one request.
  public var isPlainCGI = false
  /// The release, as shown to people.
  public var version = ""
  /// The duration above which a request is logged as slow; nil to log none.
  public var slowRequest: Duration? = .seconds(1)
  /// The token for reading the server's metrics; nil to allow only programs on this machine.
  public var metricsToken: String?
  /// The counters shared by all workers of a supervisor; nil for a single process.
  public var numbers: SharedNumbers?
  /// True if changed templates and assets show on reload.
  public var isDevelopment = false
  /// The contents of the templates' and assets' folders, read once for many apps in one process; nil to read them.
  var contents: (templates: TemplateLibrary, assets: Assets)?

  /// The data folder, unopened.
  public var data: DataFolder {
    var folder = DataFolder(dataFolder, server: server)
    folder.isForPages = true
    return folder
  }

  /// The number of threads that may wait for pictures at once, besides those for slow work.
  var photoThreads: Int { max(1, threads / 4) }

  /// Creates a configuration with the three folders that have no default.
  public init(dataFolder: String, templateFolder: String, assetFolder: String) {
    self.dataFolder = dataFolder
    self.templateFolder = templateFolder
    self.assetFolder = assetFolder
  }
}

/// The way people are identified.
public enum Authentication: String, CaseIterable, Sendable {
  /// People sign in with a password.
  case password
  /// The web server in front names the person, in the variable REMOTE_USER.
  case proxy
  /// There is one person, and every visitor is identified as that person.
  case none
}

/// The reason the app cannot start, with advice.
public struct ConfigurationError: Error, CustomStringConvertible, Sendable {
  /// A sentence for the server's administrator.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
