import Foundation

/// A source file of Tiffin, or of its tests, as it lies in the package.
struct SourceFile: Sendable {
  /// The path below `Sources` or `Tests`, such as `TiffinWeb/HTTP/HTTPEntry.swift`.
  let path: String
  /// The lines without comments.
  let lines: [String]

  static let all = files(in: "Sources", endingWith: ".swift")
  static let tests = files(in: "Tests", endingWith: ".swift")
  static let pythonTests = files(in: "Tests", endingWith: ".py")

  private static func files(in folder: String, endingWith ending: String) -> [SourceFile] {
    let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { path, _ in path.deletingLastPathComponent() }
    let folder = package.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(ending) }.sorted().compactMap { path in
      let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return text.map { SourceFile(path: path, text: $0) }
    }
  }

  init(path: String, text: String) {
    self.path = path
    let isPython = path.hasSuffix(".py")
    lines = text.split(separator: "\n").map { line in
      let comment = isPython ? line.firstRange(of: /(^|\s)#\s.*/) : line.firstRange(of: /(^|\s)\/\/.*/)
      return comment.map { String(line[..<$0.lowerBound]) } ?? String(line)
    }
  }

  /// The folder below `Sources` or `Tests`.
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
    // A word must end at a dot: Unicode treats `FileManager.default` as one word.
    let pattern = pattern.regex.wordBoundaryKind(.simple)
    return lines.filter { $0.contains(pattern) }.map { "\(path): \($0)" }
  }
}
