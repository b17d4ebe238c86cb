import Foundation

/// A source file of Tiffin, as it lies in the package.
struct SourceFile: Sendable {
  /// Below `Sources`: `TiffinWeb/HTTP/HTTPEntry.swift`.
  let path: String
  /// Without its comments.
  let lines: [String]

  static let all: [SourceFile] = {
    let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { path, _ in path.deletingLastPathComponent() }
    let sources = package.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let text = try? String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      return text.map { SourceFile(path: path, text: $0) }
    }
  }()

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n").map { line in
      guard let comment = line.firstRange(of: /(^|\s)\/\/.*/) else { return String(line) }
      return String(line[..<comment.lowerBound])
    }
  }

  /// The folder below `Sources`.
  var module: String { String(path.prefix { $0 != "/" }) }

  /// The modules that it imports.
  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let keyword = words.firstIndex(of: "import"), words[..<keyword].allSatisfy(Self.canPrecedeImport) else {
        return nil
      }
      let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = words[(keyword + 1)...].first { !kinds.contains($0) }
      return name.map { String($0.prefix { $0 != "." }) }
    }
  }

  private static func canPrecedeImport(_ word: String) -> Bool {
    word.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(word)
  }

  /// The lines in which something is found, as an editor takes them.
  func places(of pattern: some RegexComponent) -> [String] {
    // Unicode takes `FileManager.default` for one word; here a word ends at a dot.
    let pattern = pattern.regex.wordBoundaryKind(.simple)
    return lines.filter { $0.contains(pattern) }.map { "\(path): \($0)" }
  }
}
