public import FastCGI
public import Fetching
public import PictureTools
import Cryptography
import Templating
public import TiffinCore

/// The app's settings; each has an option or a variable of the command.
public struct Configuration: Sendable {
  /// The folder of the database, or of what goes with it on this machine.
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
  /// The most bytes of a request's body.
  public var bodyLimit = 25 << 20
  /// The most bytes of an imported file, which goes to a file where it is larger than other bodies may be.
  public var importLimit = 2 << 30
  /// The program that looks at each upload; nil for none.
  public var scanner: UploadScanner?
  /// True if browsers keep no page and no picture of anybody's, as on computers that people share.
  public var isForgetful = false
  /// The key of forms without a session that several machines share; nil for one of this data folder.
  public var formKey: FormKey?
  /// The most that each person and household may keep.
  public var quotas = Quotas.standard
  /// How long sessions last.
  public var sessionTimes = SessionTimes.standard
  /// The way people are identified.
  public var authentication = Authentication.password
  /// The household that people join whom the web server names for the first time, by its name or a member's username;
  /// nil if each gets one of their own.
  public var newcomersHousehold: PersonName?
  /// The cost of hashing a password; minimal in tests.
  var passwordCost = PasswordCost.interactive
  /// Why signatures of passkeys cannot be checked, in a sentence; nil if they can. Another one in tests.
  var signatureProblem: @Sendable () -> String? = { Signatures.problem }
  /// The recipe catalogue; nil for none.
  public var recipeSource: (any RecipeSource)?
  /// The source of products by their barcodes; nil for none.
  public var productSource: (any ProductSource)?
  /// The gateway for everything fetched from the web.
  public var gateway = FetchGateway()
  /// Threads of a worker that answer requests. Few of them compute at once; most wait for a commit, a picture or a slow
  /// client. In plain CGI each request has a process of its own.
  public var threads = 64
  /// True if a web server's CGI module started this process, to answer one request.
  public var isPlainCGI = false
  /// The release, as people are told.
  public var version = ""
  /// From how long on a request is logged as slow; nil: never.
  public var slowRequest: Duration? = .seconds(1)
  /// The token with which the server's numbers can be read; nil: by programs on this machine alone.
  public var metricsToken: String?
  /// What all workers of a supervisor count in; nil for a process alone.
  public var numbers: SharedNumbers?
  /// True if changed templates and assets show on reload.
  public var isDevelopment = false
  /// What is in their folders, read once for many apps in one process; nil to read it.
  var contents: (templates: TemplateLibrary, assets: Assets)?

  /// The data folder, unopened.
  public var data: DataFolder {
    var folder = DataFolder(dataFolder, server: server)
    folder.isForPages = true
    return folder
  }

  /// Threads that may wait for pictures at once, besides those for slow work.
  var photoThreads: Int { max(1, threads / 4) }

  /// A configuration with the three folders that have no default.
  public init(dataFolder: String, templateFolder: String, assetFolder: String) {
    self.dataFolder = dataFolder
    self.templateFolder = templateFolder
    self.assetFolder = assetFolder
  }
}

/// The way people are identified.
public enum Authentication: String, CaseIterable, Sendable {
  /// They sign in with a password.
  case password
  /// The web server in front names the person, in the variable REMOTE_USER.
  case proxy
  /// There is one person, and everyone who reaches the server is taken for them.
  case none
}

/// The reason the app cannot start; the text says what to do.
public struct ConfigurationError: Error, CustomStringConvertible, Sendable {
  /// One sentence for the person who runs the server.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
