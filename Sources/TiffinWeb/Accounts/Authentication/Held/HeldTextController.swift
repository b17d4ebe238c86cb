import HTTPTypes
import Templating
import TiffinCore

/// A controller that shows the text typed into a form whose page cannot be shown.
struct HeldTextController: Sendable {
  let pages: PageRenderer

  func show(_ held: HeldForm, _ request: Request, for visitor: Visitor) throws -> Response {
    try pages.html(HeldTextView(held, home: request.links.home), for: visitor, status: .notFound)
  }
}

/// The text typed into a form whose page cannot be shown, for the template `accounts/held-text`.
struct HeldTextView: PageView {
  static let template = "accounts/held-text"

  let texts: [TypedTextView]
  let home: String

  init(_ held: HeldForm, home: String) {
    let unseen = ["key", "list", "revision", "section", "restore", "back", SubmittedPicture.held, SubmittedPicture.box]
    texts = held.form.fields.compactMap { field in
      let isShown = !field.value.isEmpty && !unseen.contains { $0.isSameBytes(as: field.name) }
      return isShown ? TypedTextView(name: field.name, text: field.value) : nil
    }
    self.home = home
  }

  static let fields: Fields<HeldTextView> = [
    "texts": .list(\.texts),
    "home": .text(\.home),
  ]
}

/// A field of the form as text.
struct TypedTextView: View {
  let name: String
  let text: String

  static let fields: Fields<TypedTextView> = [
    "name": .text(\.name),
    "text": .text(\.text),
  ]
}
