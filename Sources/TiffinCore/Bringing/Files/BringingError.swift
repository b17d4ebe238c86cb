import Archives

/// A reason why a file that somebody brings, or a part of it, is not read.
public enum BringingError: Error, Hashable, Sendable {
  /// No file of an app that Tiffin knows.
  case unknown
  /// Cut off, or not what its name says.
  case damaged
  /// Protected by a password.
  case encrypted
  /// More files, or larger ones, than are read.
  case tooLarge
  /// More in all than is read of one file, or more work.
  case tooMuch
  /// An archive with a path that leads out of its folder.
  case outside(String)
  /// The system does not let it be read, for that reason.
  case unreadable(String)
  /// A recipe without a name.
  case nameless
  /// An entry of a diary without a day.
  case undated
  /// An entry of a diary whose day is not of anybody's diary.
  case implausibleDate
  /// Dates such as 3/4/2026, all of which can be read in two ways.
  case twoWays
  /// An entry of a diary that says neither what was eaten nor what it gave.
  case withoutEnergy
  /// An entry whose food is not in the file.
  case withoutFood
  /// Something that was done, not eaten.
  case exercise
  /// An export of a later release than this one.
  case newer
  /// A row of an export with a value that Tiffin does not keep.
  case invalid
  /// A row that names a recipe which is not here.
  case withoutRecipe
  /// A row of which there may be no more, on a list or in a household.
  case full
  /// What belongs to another person than the one who brings it.
  case anotherPerson
}

extension BringingError {
  init(_ error: ArchiveError) {
    switch error {
    case .damaged, .unsupported: self = .damaged
    case .encrypted: self = .encrypted
    case .tooLarge: self = .tooLarge
    case .outside(let name): self = .outside(PlainText.line(name, limit: 200))
    case .unreadable(let reason): self = .unreadable(reason)
    }
  }
}

extension BringingError: CustomStringConvertible {
  /// What is wrong, for people, as the end of a sentence.
  public var description: String {
    switch self {
    case .unknown: "this is no file of an app that Tiffin knows"
    case .damaged: "it is damaged or not whole"
    case .encrypted: "it is protected by a password"
    case .tooLarge: "it is too large"
    case .tooMuch: "there is more in it than Tiffin reads"
    case .outside(let name): "it has a file whose path leads out of its folder: \(name)"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .nameless: "it has no name"
    case .undated: "it has no date"
    case .implausibleDate: "its year cannot be right"
    case .twoWays: "its dates can be read in two ways: write them as 2026-04-03"
    case .withoutEnergy: "it has no energy"
    case .withoutFood: "its food is not in the file"
    case .exercise: "it is exercise"
    case .newer: "it is of a newer Tiffin than this one"
    case .invalid: "it holds what Tiffin does not keep"
    case .withoutRecipe: "its recipe is not here"
    case .full: "there is no room for more of its kind"
    case .anotherPerson: "it is another person's"
    }
  }
}
