import Templating

/// `errors/error`: whatever went wrong, calmly.
struct ErrorView: PageView {
  static let template = "errors/error"

  let title: String
  let sentence: String
  /// The request's id, for whoever runs the server; nil where it would not help.
  let reference: String?
  /// Where a form takes a deletion back; nil where none was the reason.
  let undo: String?
  let href: String
  let action: String
  /// What was typed is one page back.
  let isTypedOneBack: Bool

  static let fields: Fields<ErrorView> = [
    "title": .text(\.title),
    "sentence": .text(\.sentence),
    "reference": .text(\.reference),
    "undo": .text(\.undo),
    "href": .text(\.href),
    "action": .text(\.action),
    "typed": .flag(\.isTypedOneBack),
  ]
}
