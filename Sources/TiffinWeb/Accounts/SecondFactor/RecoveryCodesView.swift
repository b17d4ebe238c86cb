import Templating
import TiffinCore

/// New recovery codes, shown once, for the template `accounts/recovery-codes`.
struct RecoveryCodesView: PageView {
  static let template = "accounts/recovery-codes"

  let codes: [RecoveryCode]
  let username: String

  static let fields: Fields<RecoveryCodesView> = [
    "codes": .list { $0.codes.map(RecoveryCodeView.init) },
    "file": .text(\.file),
  ]

  /// The codes as a text file in a `data:` URL, because no later request can return them.
  private var file: String {
    let lines = ["Tiffin: recovery codes of \(username)", ""] + codes.map(\.text)
    return "data:text/plain;charset=utf-8," + PercentEncoding.encoded(lines.joined(separator: "\r\n") + "\r\n")
  }
}

/// A recovery code.
struct RecoveryCodeView: View {
  let code: RecoveryCode

  static let fields: Fields<RecoveryCodeView> = ["text": .text(\.code.text)]
}
