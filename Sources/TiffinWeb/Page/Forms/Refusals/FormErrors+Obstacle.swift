import HTTPTypes
import Localization
import TiffinCore

extension FormErrors {
  /// A reason, independent of the form's contents, why the server cannot accept a form.
  enum Obstacle: Sendable {
    /// The server is busy with other requests, or the database does not answer.
    case busy
    /// The disk is full, or too full for a picture.
    case full
    /// The database cannot be written to.
    case readOnly
    /// There were too many wrong passwords; none is accepted for this many seconds.
    case tooManyTries(Int)
    /// The person had to sign in between filling in the form and sending it.
    case signedOut
  }

  /// Creates the errors with which a form is shown again, with everything that was typed. The error for a past day is
  /// shown at the field `date`.
  ///
  /// - Throws: The error itself if it is not about the form and a retry would not help.
  init(_ error: any Error) throws {
    switch error {
    case let errors as FormErrors: self = errors
    case StoreError.pastDay:
      self.init()
      add(Message("Past days are read-only"), at: "date")
    case StoreError.quota(let quota, let most):
      let words = QuotaWording(quota: quota, most: most)
      self.init(words.sentence, at: words.field)
    case StoreError.busy, StoreError.tooSlow: self.init(.busy, Message("The server is busy. Try again"))
    case StoreError.unreachable: self.init(.busy, Message("The database does not answer. Try again"))
    case StoreError.full:
      self.init(.full, Message("The server’s disk is full. Tell its administrator, and try again later"))
    case StoreError.readOnly: self.init(.readOnly, Message("The server’s data is read-only. Try again later"))
    default: throw error
    }
  }

  /// Creates the error of a form that was stored while its sender signed in.
  init(signedOut: Void) {
    self.init(.signedOut, Message("You were signed out. Check the form, and save it now"))
  }

  private init(_ obstacle: Obstacle, _ sentence: Message) {
    self.obstacle = obstacle
    add(sentence, at: nil)
  }

  /// The status of the response with the refused form.
  var status: HTTPResponse.Status {
    switch obstacle {
    case nil: .unprocessableContent
    case .busy, .readOnly: .serviceUnavailable
    case .full: .insufficientStorage
    case .tooManyTries: .tooManyRequests
    case .signedOut: .ok
    }
  }

  /// The headers that accompany the status.
  var headers: HTTPFields {
    switch obstacle {
    case .busy: [.retryAfter: "5"]
    case .tooManyTries(let seconds): [.retryAfter: String(seconds)]
    default: [:]
    }
  }
}

extension Response {
  /// Returns the page of a refused form with the status and headers of the errors; unchanged if `errors` is nil.
  func refused(for errors: FormErrors?) -> Response {
    guard let errors else { return self }
    var response = self
    response.status = errors.status
    response.headers.append(contentsOf: errors.headers)
    return response
  }
}

extension HTTPResponse.Status {
  /// The status 507 (Insufficient Storage).
  ///
  /// - Source: RFC 4918, 11.5.
  static var insufficientStorage: HTTPResponse.Status { .init(code: 507, reasonPhrase: "Insufficient Storage") }
}
