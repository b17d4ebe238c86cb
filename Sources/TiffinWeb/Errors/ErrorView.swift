import Templating

/// `errors/error`: the page for any error, in calm words.
struct ErrorView: PageView {
  static let template = "errors/error"

  typealias Link = (href: String, action: String)

  let title: String
  let sentence: String
  /// The request's id, for the server's administrator; nil if it would not help.
  let reference: String?
  /// The address that undoes a deletion; nil if the error was not caused by one.
  let undo: String?
  let exit: Link
  /// True if the typed text is on the previous page.
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
