import HTTPTypes
import TiffinCore

/// The status and the words for a request that cannot be answered. Every error is converted to this type.
struct RequestFailure {
  let status: HTTPResponse.Status
  let title: String
  let sentence: String
  /// True if the error is not the visitor's fault, and the administrator should know about it.
  var isDefect = false
  /// The deleted meal that can be restored; nil if there is none.
  var deleted: Meal.ID?
  /// True if the browser's Back button leads to the form with the typed text; then there is no prominent button that
  /// leads elsewhere.
  var isTypedOneBack = false
  /// The page to which the button leads.
  var exit = Exit.meals
  /// The number of seconds after which a retry is useful; nil if unknown.
  var retryAfter: Int?

  /// A page to which the button can lead.
  enum Exit { case meals, household, factor, imports }

  init(_ error: any Error) {
    switch error {
    case let refusal as HTTPRefusal: self.init(refusal)
    case let error as StoreError: self.init(error)
    case let error as DeletedMeal: self.init(error)
    case is MissingImport: self = .missingImport
    case let error as AccountError: self.init(error)
    case let error as VisitorRefusal: self.init(error)
    case let error as ExportError: self.init(error)
    default: self = .defect
    }
  }

  private init(
    _ status: HTTPResponse.Status, _ title: String, _ sentence: String, isDefect: Bool = false, retryAfter: Int? = nil
  ) {
    self.status = status
    self.title = title
    self.sentence = sentence
    self.isDefect = isDefect
    self.retryAfter = retryAfter
  }

  private static let defect = RequestFailure(
    .internalServerError, "Something went wrong",
    "The server could not answer. Everything you saved is safe.", isDefect: true)

  private static let missing = RequestFailure(
    .notFound, "Page not found",
    "It was deleted, or the address is wrong.")

  private static var missingImport: RequestFailure {
    var failure = RequestFailure(
      .notFound, "Import not found", "You may have chosen another file since. Choose this one again.")
    failure.exit = .imports
    return failure
  }
}

extension RequestFailure {
  private init(_ refusal: HTTPRefusal) {
    switch refusal {
    case .notFound: self = .missing
    case .badRequest(let sentence): self.init(refusal.status, "This cannot be read", sentence)
    case .forbidden:
      self.init(
        refusal.status, "This came from another site",
        "Changes are only accepted from Tiffin’s own pages. Open the page here and try again.")
    case .staleForm:
      self.init(
        refusal.status, "This page is from before you signed in",
        "Nothing was changed. Go back, reload the page and try again.")
    case .methodNotAllowed:
      self.init(refusal.status, "This page does not do that", "Open it from one of Tiffin’s own pages instead.")
    case .payloadTooLarge(let limit):
      self.init(
        refusal.status, "That file is too large",
        "The limit is \(Formatter.size(limit)). Go back in your browser, where your text is still there, and choose a"
          + " smaller file.")
      isTypedOneBack = true
    case .diskFull:
      self.init(
        refusal.status, "The server’s disk is nearly full", "There is no room for this file.", isDefect: true)
    case .unstored: self = .defect
    case .tooSlow:
      self.init(
        refusal.status, "The connection is too slow",
        "Nothing was saved. Go back in your browser and send the form again: your text is still there.", retryAfter: 5)
      isTypedOneBack = true
    case .tooManyUploads:
      self.init(
        refusal.status, "One moment, please",
        "The server is busy. Go back in your browser and send the form again: your text is still there.", retryAfter: 10
      )
      isTypedOneBack = true
    case .unsafeUpload:
      self.init(
        refusal.status, "That file is not safe",
        "The server’s virus scanner refused it. Go back in your browser, where your text is still there, and choose another"
          + " file.")
      isTypedOneBack = true
    case .unscannedUpload:
      self.init(
        refusal.status, "One moment, please",
        "The virus scanner does not answer. Go back in your browser and send the form again: your text is still there.",
        isDefect: true, retryAfter: 60)
      isTypedOneBack = true
    case .unsupportedMediaType:
      self.init(refusal.status, "This form cannot be read", "Reload the page and try again.")
    case .headersTooLarge:
      self.init(refusal.status, "This request is too long", "Delete this site’s cookies in the browser and try again.")
    }
  }

  private init(_ error: DeletedMeal) {
    // The name is isolated, because it may be in a right-to-left script.
    let name = "\u{2068}\(error.meal.content.name.text)\u{2069}"
    self.init(.notFound, "This meal was deleted", "You can restore “\(name)”.")
    deleted = error.meal.id
  }

  private init(_ error: ExportError) {
    switch error {
    case .anotherRuns:
      self.init(
        .serviceUnavailable, "One moment, please", "Another export is running. Try again in a minute.",
        retryAfter: 60)
    case .full:
      self.init(
        .insufficientStorage, "The server’s disk is full", "There is no room for the export.", isDefect: true)
    }
  }

  private init(_ error: StoreError) {
    switch error {
    case .notFound: self = .missing
    case .pastDay:
      self.init(
        .conflict, "That day is over",
        "Past days are read-only. You can change that in the settings.")
    case .busy:
      self.init(
        .serviceUnavailable, "One moment, please",
        "Nothing was lost: go back and save again.",
        retryAfter: 5)
    case .tooSlow:
      self.init(
        .serviceUnavailable, "That took too long",
        "The database is busy. Nothing was changed. Try again.", isDefect: true,
        retryAfter: 5)
    case .unreachable:
      self.init(
        .serviceUnavailable, "One moment, please",
        "The database does not answer. Try again soon.", isDefect: true, retryAfter: 5)
    case .quota(let quota, let most):
      self.init(
        .conflict, "Limit reached", QuotaWording(quota: quota, most: most).sentence + ".")
      isTypedOneBack = true
    case .full:
      self.init(
        .insufficientStorage, "The server’s disk is full",
        "This could not be saved.", isDefect: true)
    case .readOnly:
      self.init(
        .serviceUnavailable, "Nothing can be saved right now",
        "The server’s data is read-only.", isDefect: true)
    case .orphan, .damaged, .refused, .failed: self = .defect
    }
  }

  private init(_ error: AccountError) {
    switch error {
    case .store(let error): self.init(error)
    case .notOwner:
      self.init(.forbidden, "Owners only", "Ask an owner of your household to do this.")
    case .lastOwner:
      self.init(
        .conflict, "A household needs an owner",
        "Make another member an owner first.")
    case .expired:
      self.init(
        .notFound, "This link has expired or was already used",
        "If you sent the form twice, try to sign in first. Otherwise ask the person who sent it for a new one.")
    case .alreadyThere:
      self.init(.conflict, "This is already your household", "Nothing was changed.")
    case .tooManyInvitations:
      self.init(
        .conflict, "There are \(OneTimeLinkStore.mostInvitations) open invitations",
        "Revoke some of them first.")
    case .noFactor:
      self.init(.conflict, "Set up your own second factor first", "Then you can require it of your household.")
    case .usernameTaken: self = .defect
    case .noHousehold:
      self.init(
        .serviceUnavailable, "There is no household for you yet",
        "The server’s administrator has to correct TIFFIN_PROXY_HOUSEHOLD.", isDefect: true)
    }
    exit = error.exit
  }

  private init(_ error: VisitorRefusal) {
    if case .otherSpelling(let name, let account) = error {
      self.init(
        .conflict, "Your name is spelled differently here",
        "You are signed in as “\u{2068}\(name)\u{2069}”; the account here is “\u{2068}\(account)\u{2069}”. Sign out there,"
          + " and in again with exactly that name.")
      return
    }
    let (sentence, isDefect) =
      switch error {
      case .nobodyNamed:
        ("The web server did not say who you are. Sign in there first.", false)
      case .strangeName, .otherSpelling: ("The name from the web server cannot be a username here.", true)
      case .strangeHost:
        ("Tiffin does not know this address. It can be set in TIFFIN_URL.", false)
      }
    self.init(
      .forbidden, "Please sign in",
      sentence + " The server’s administrator can help.", isDefect: isDefect)
  }
}

extension AccountError {
  fileprivate var exit: RequestFailure.Exit {
    switch self {
    case .lastOwner, .notOwner, .tooManyInvitations, .alreadyThere: .household
    case .noFactor: .factor
    case .usernameTaken, .expired, .noHousehold, .store: .meals
    }
  }
}
