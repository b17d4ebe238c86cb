public import Fetching
import Cryptography
public import TiffinCore

/// How the app runs; every value has a flag or a variable of the command.
public struct Configuration: Sendable {
  /// The folder of the database.
  public var dataFolder: String
  /// The folder of the templates.
  public var templateFolder: String
  /// The folder of stylesheet, icons and pictures.
  public var assetFolder: String
  /// Where uploads lie while they are decoded.
  public var temporaryFolder = "/tmp"
  /// Where `vipsheader` and `vipsthumbnail` are (Debian: libvips-tools).
  var decoderFolder = "/usr/bin"
  /// Where the app is mounted; nil leaves it to the web server's variable TIFFIN_BASE_PATH.
  public var basePath: String?
  /// The address that people use, such as `https://example.org`; nil leaves it to each request.
  public var address: String?
  /// The most bytes of a request's body.
  public var bodyLimit = 25 << 20
  /// How people are known.
  public var authentication = Authentication.password
  /// What hashing a password costs; the least in tests.
  var passwordCost = PasswordCost.interactive
  /// The catalogue of recipes that is asked; nil asks none.
  public var recipeSource: (any RecipeSource)?
  /// What fetches from the web.
  public var gateway = FetchGateway()
  /// Threads that answer requests.
  ///
  /// Whoever waits for a picture stands aside, and where no more can, pictures may block half of them, so that pages are
  /// answered meanwhile. In plain CGI each request has a process of its own.
  public var threads = 4
  /// Whether this process answers one request, started by a web server's CGI module.
  public var isPlainCGI = false
  /// Whether changed templates and assets show on reload.
  public var isDevelopment = false

  /// Threads that pictures may block at once.
  var photoThreads: Int { max(1, threads / 2) }

  /// What cannot be guessed.
  public init(dataFolder: String, templateFolder: String, assetFolder: String) {
    self.dataFolder = dataFolder
    self.templateFolder = templateFolder
    self.assetFolder = assetFolder
  }
}

/// How people are known.
public enum Authentication: String, CaseIterable, Sendable {
  /// They sign in with a password.
  case password
  /// The web server in front says who it is, in the variable REMOTE_USER.
  case proxy
  /// There is one person, and whoever reaches the server is that one.
  case none
}

/// Why the app cannot start with a configuration; the text says what to do.
public struct ConfigurationError: Error, CustomStringConvertible, Sendable {
  /// One sentence for whoever runs the server.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
