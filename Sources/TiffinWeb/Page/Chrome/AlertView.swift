import Templating

/// What happened at the doors of one's account, said once on the next page.
struct AlertView: View {
  /// "A new device signed in: Firefox, Linux, 10:42."
  let what: String

  static let fields: Fields<AlertView> = ["what": .text(\.what)]
}
