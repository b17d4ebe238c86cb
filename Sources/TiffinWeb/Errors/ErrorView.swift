import Templating

/// `errors/error`: the page for any error, in calm words.
struct ErrorView: PageView {
  static let template = "errors/error"

  typealias Link = (href: String, action: String)

  let title: String
  let sentence: String
  /// The request's id, for the person who runs the server; nil if it would not help.
  let reference: String?
  /// The address that undoes a deletion; nil if none was the reason.
  let undo: String?
  let exit: Link
  /// True if the typed text is one page back.
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
