import TiffinCore

/// The fields for a new account as typed.
struct NewAccountForm: Sendable {
  var name = ""
  var username = ""
  var password = ""
  /// The device's time zone; empty if the browser has no scripts.
  var zone = ""

  init() {}

  /// Parses the fields of a form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field was sent more than once.
  init(_ form: FormData) throws(HTTPRefusal) {
    name = try form.text("name") ?? ""
    username = try form.text("username") ?? ""
    password = try form.text("password") ?? ""
    zone = try form.text("time_zone") ?? ""
  }

  /// The device's time zone; `.notChosen` if it is unknown on this server, whose own zone then applies.
  var timeZone: TimeZoneChoice { ZoneClock.isKnown(zone) ? .named(zone) : .notChosen }

  /// Validates the typed text; adds all errors to `errors` and returns nil if there are any.
  func read(_ errors: inout FormErrors) -> (username: Username, name: PersonName, password: Password)? {
    let chosen = errors.attempt("username") { () throws(FieldRefusal) in try Username(typed: username) }
    // The name defaults to the username.
    let typed = name.isEmpty ? Username.trimmed(username) : name
    let called =
      typed.isEmpty
      ? .called(typed) : errors.attempt("name") { () throws(FieldRefusal) in try PersonName(typed: typed) }
    let secret = errors.attempt("password") { () throws(FieldRefusal) in
      try Password(typed: password, for: [Username.trimmed(username), name])
    }
    guard let chosen, let called, let secret else { return nil }
    return (chosen, called, secret)
  }
}

extension Username {
  init(typed: String) throws(FieldRefusal) {
    do throws(UsernameError) {
      self = try Username(typed)
    } catch {
      switch error {
      case .empty: throw FieldRefusal(sentence: "Choose a username")
      case .tooLong: throw FieldRefusal(sentence: "Use a shorter username")
      case .strangeCharacter: throw FieldRefusal(sentence: "Use letters, digits and symbols, no spaces")
      }
    }
  }

  static let taken = "This username is taken. Choose another"
}

extension PersonName {
  init(typed: String) throws(FieldRefusal) {
    do throws(PersonNameError) {
      self = try PersonName(typed)
    } catch {
      switch error {
      case .blank: throw FieldRefusal(sentence: "Enter a name")
      case .tooLong: throw FieldRefusal(sentence: "Use a shorter name")
      case .controlCharacter: throw FieldRefusal(sentence: "Use one line")
      }
    }
  }

  /// Returns the username as a name; "Someone" if it is not a valid name.
  static func called(_ username: String) -> PersonName {
    let names = [username, "Someone"].compactMap { try? PersonName($0) }
    guard let name = names.first else { preconditionFailure("a name that is one") }
    return name
  }
}

extension Password {
  /// Validates a typed password.
  ///
  /// - Parameter context: Names that the password must not equal.
  init(typed: String, for context: [String]) throws(FieldRefusal) {
    do throws(PasswordError) {
      self = try Password(typed, for: context)
    } catch {
      throw FieldRefusal(sentence: error.sentence)
    }
  }
}

extension PasswordError {
  var sentence: String {
    switch self {
    case .tooShort: "Use at least 8 characters"
    case .tooLong: "Use at most 128 characters"
    case .common: "This password is too common. Choose another"
    case .isName: "Your password must differ from your name"
    case .nullCharacter: "Contains an invalid character. Please retype it"
    }
  }
}
