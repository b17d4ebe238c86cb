import CBuild
import TiffinCore

/// The release of this program, defined only here.
enum Version {
  /// The release as in the CHANGELOG's headings.
  static let release = "0.2.0"

  /// The release, the schema of its databases, and the commit if it was built from one: `0.2.0 (schema 15, commit
  /// 12ab34cd56)`.
  static var text: String { "\(release) (schema \(Migrations.latest)\(commit))" }

  /// The release with a short commit: `0.1.0 12ab34c`.
  static var shown: String {
    commitDigits.map { "\(release) \($0.prefix(7))" } ?? release
  }

  private static var commit: String {
    commitDigits.map { ", commit \($0)" } ?? ""
  }

  private static var commitDigits: String? {
    let number = cbuild_commit()
    let digits = String(number, radix: 16)
    return number == 0 ? nil : String(repeating: "0", count: max(0, 10 - digits.utf8.count)) + digits
  }
}
