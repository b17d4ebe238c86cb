import Templating

/// The page for an error, for the template `errors/error`.
struct ErrorView: PageView {
  static let template = "errors/error"

  typealias Link = (href: String, action: String)

  let title: String
  let sentence: String
  /// The request's short id, for the server's administrator; nil if the error is not logged as a defect.
  let reference: String?
  /// The address that undoes the deletion which caused the error; nil if the error has another cause.
  let undo: String?
  let exit: Link
  /// True if the browser's Back button leads to the form with the typed text.
  let isTypedOneBack: Bool

  static let fields: Fields<ErrorView> = [
    "title": .text(\.title),
    "sentence": .text(\.sentence),
    "reference": .text(\.reference),
    "undo": .text(\.undo),
    "href": .text { $0.exit.href },
    "action": .text { $0.exit.action },
    "typed": .flag(\.isTypedOneBack),
  ]
}
