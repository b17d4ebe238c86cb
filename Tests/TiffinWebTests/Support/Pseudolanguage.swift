import Foundation
import Localization

/// A made-up language: each message in brackets, with accents, and a third longer.
enum Pseudolanguage {
  static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// The text of its PO file, made of a template's messages.
  static func source(of path: String) throws -> String {
    let file = try POFile(try text(path), name: "tiffin.pot")
    let header = "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n"
    return try header + file.entries.map(entry).joined()
  }

  private static func entry(_ entry: POFile.Entry) throws -> String {
    let context = entry.context.map { "msgctxt \(quoted($0))\n" } ?? ""
    let id = "\n\(context)msgid \(quoted(entry.id))\n"
    guard let plural = entry.plural else { return id + "msgstr \(quoted(try pseudo(entry.id)))\n" }
    return try id + "msgid_plural \(quoted(plural))\n"
      + "msgstr[0] \(quoted(pseudo(entry.id)))\nmsgstr[1] \(quoted(pseudo(plural)))\n"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped.replacingOccurrences(of: "\n", with: "\\n"))\""
  }

  private static func pseudo(_ text: String) throws -> String {
    let parts = try MessageText(text).parts
    let words = parts.map { part in
      switch part {
      case .words(let words): String(words.map { accented[$0] ?? $0 })
      case .value(let name): "{\(name)}"
      case .opening(let name): "<\(name)>"
      case .closing(let name): "</\(name)>"
      case .empty(let name): "<\(name)/>"
      }
    }.joined()
    return "[\(words) \(String(repeating: "~", count: text.count / 3))]"
  }

  private static let accented: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("acdeghilnorstuyAEIOU", "åçđéğħíľñóŕšţúýÅÉÍÓÚ"))
}
