import CBuild
import TiffinCore

/// The release of this program, stated here alone.
enum Version {
  /// As in the CHANGELOG's headings.
  static let release = "0.1.0"

  /// The release, the schema of its databases, and the commit if it was built from one: `0.1.0 (schema 15, commit
  /// 12ab34cd56)`.
  static var text: String { "\(release) (schema \(Schema.latest)\(commit))" }

  private static var commit: String {
    let number = cbuild_commit()
    let digits = String(number, radix: 16)
    return number == 0 ? "" : ", commit " + String(repeating: "0", count: max(0, 10 - digits.utf8.count)) + digits
  }
}
