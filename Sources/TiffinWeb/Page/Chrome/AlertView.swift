import Templating

/// A security event of the visitor's account, shown once on the next page.
struct AlertView: View {
  /// The event in words: "A new device signed in: Firefox, Linux, 10:42."
  let what: String

  static let fields: Fields<AlertView> = ["what": .text(\.what)]
}
