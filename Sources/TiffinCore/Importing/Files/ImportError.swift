import Archives

/// An error that prevents the import of a file, or of a part of it.
public enum ImportError: Error, Hashable, Sendable {
  /// The file is not from a supported app.
  case unknown
  /// The file is truncated, or its contents do not match its name.
  case damaged
  /// The file is protected by a password.
  case encrypted
  /// There are too many files or rows, or a file, text or value is too large.
  case tooLarge
  /// The file as a whole exceeds the reading budget in bytes or time.
  case tooMuch
  /// An archive contains a path that leads out of its folder.
  case outside(String)
  /// The system does not allow reading the file. The value is the reason.
  case unreadable(String)
  /// A recipe or an entry has no name.
  case nameless
  /// A diary entry has no valid date.
  case undated
  /// A diary entry has an implausible year.
  case implausibleDate
  /// All dates are ambiguous, such as 3/4/2026.
  case twoWays
  /// A diary entry states neither what was eaten nor its energy, or its energy cannot be read.
  case withoutEnergy
  /// The food to which an entry refers is neither in the file nor on this server.
  case withoutFood
  /// The entry is exercise, not food.
  case exercise
  /// The export was made by a later release.
  case newer
  /// A row of an export has a value that Tiffin cannot store.
  case invalid
  /// A row refers to a recipe that the household does not have.
  case withoutRecipe
  /// A limit of a list, a household or a person is reached.
  case full
  /// The data belongs to a person other than the one who imports it.
  case anotherPerson
  /// The amount is in a currency other than the household's.
  case anotherCurrency
}

extension ImportError {
  init(_ error: ArchiveError) {
    switch error {
    case .damaged, .unsupported: self = .damaged
    case .encrypted: self = .encrypted
    case .tooLarge: self = .tooLarge
    case .outside(let name): self = .outside(TextCleanup.line(name, limit: 200))
    case .unreadable(let reason): self = .unreadable(reason)
    }
  }
}

extension ImportError: CustomStringConvertible {
  /// The reason for people, as the end of a sentence.
  public var description: String {
    switch self {
    case .unknown: "this file is not from an app that Tiffin knows"
    case .damaged: "it is damaged or incomplete"
    case .encrypted: "it is protected by a password"
    case .tooLarge: "it is too large"
    case .tooMuch: "it contains too much"
    case .outside(let name): "it has a file whose path leads out of its folder: \(name)"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .nameless: "it has no name"
    case .undated: "it has no date"
    case .implausibleDate: "its year is not plausible"
    case .twoWays: "its dates are ambiguous: write them as 2026-04-03"
    case .withoutEnergy: "it has no energy"
    case .withoutFood: "its food is not in the file"
    case .exercise: "it is exercise"
    case .newer: "it is from a newer version of Tiffin"
    case .invalid: "it has an invalid value"
    case .withoutRecipe: "its recipe is not here"
    case .full: "the limit is reached"
    case .anotherPerson: "it belongs to another person"
    case .anotherCurrency: "it is in another currency"
    }
  }
}
