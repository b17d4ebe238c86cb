import Templating
import TiffinCore

/// `accounts/recovery-codes`: new recovery codes, shown once.
struct RecoveryCodesView: PageView {
  static let template = "accounts/recovery-codes"

  let codes: [RecoveryCode]
  let username: String

  static let fields: Fields<RecoveryCodesView> = [
    "codes": .list { $0.codes.map(RecoveryCodeView.init) },
    "file": .text(\.file),
  ]

  /// The codes as a `data:` address of a text file: no later request can return them.
  private var file: String {
    let lines = ["Tiffin: recovery codes of \(username)", ""] + codes.map(\.text)
    return "data:text/plain;charset=utf-8," + Percent.encoded(lines.joined(separator: "\r\n") + "\r\n")
  }
}

/// A recovery code.
struct RecoveryCodeView: View {
  let code: RecoveryCode

  static let fields: Fields<RecoveryCodeView> = ["text": .text(\.code.text)]
}
