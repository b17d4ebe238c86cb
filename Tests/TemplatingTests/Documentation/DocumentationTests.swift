import Foundation
import Templating
import Testing

/// Tests the examples of docs/templates.md.
@Suite struct `The documentation of templates` {
  private static let package = (0..<4).reduce(URL(filePath: #filePath)) { path, _ in path.deletingLastPathComponent() }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
  }

  @Test func `shows Swift that compiles`() throws {
    let shown = try blocks("swift")
    let compiled = try examples()

    #expect(shown.count == 2)
    #expect(shown == compiled)
  }

  @Test func `shows a template with the output that it describes`() throws {
    let template = try #require(try blocks("html").first)

    let full = try Failure(sentence: "Sorry.", reference: "7").rendered(template)
    let short = try Failure(sentence: "Sorry.", reference: nil).rendered(template)

    let more = "If it happens again, tell whoever runs this server: reference <b>7</b>."
    #expect(full == #"<p class="q">Sorry. \#(more)</p>"#)
    #expect(short == #"<p class="q">Sorry. </p>"#)
  }

  @Test func `shows an error message as the library words it`() throws {
    let row = Array(repeating: "<br>\n", count: 6).joined() + "{{calorys}}"
    let library = TemplateLibrary(sources: ["meals/row": row])

    let error = #expect(throws: TemplateError.self) { try library.template("meals/row", for: MealRow.self) }

    #expect(try blocks("") == ["\(try #require(error))"])
  }

  @Test func `shows code that writes a page`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "meals"), withIntermediateDirectories: true)
    let source = "{{root}}{{id}} {{name}} {{#photo}}{{address}}{{/photo}}"
    try Data(source.utf8).write(to: folder.appending(path: "meals/row.mustache"))
    let row = MealRow(id: 1, name: "Ramen", calories: 2, isFavourite: true, photo: PhotoView(address: "x.jpg"))

    let bytes = try page(of: row, within: Chrome(root: "/"), folder: folder.path)

    #expect(String(decoding: bytes, as: UTF8.self) == "/1 Ramen x.jpg")
  }

  /// The blocks of a language in the document.
  private func blocks(_ language: String) throws -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    var isWanted = false
    for line in try text("docs/templates.md").split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("```") else {
        block?.append(line)
        continue
      }
      if let ended = block {
        if isWanted { blocks.append(ended.joined(separator: "\n")) }
        block = nil
      } else {
        isWanted = line == "```\(language)"
        block = []
      }
    }
    return blocks
  }

  /// The lines between the marks, without their indentation.
  private func examples() throws -> [String] {
    var examples: [String] = []
    var lines: [Substring]?
    var indentation = 0
    let source = try text("Tests/TemplatingTests/Documentation/Examples.swift")
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("// begin: ") {
        indentation = line.count - words.count
        lines = []
      } else if words == "// end" {
        examples.append((lines ?? []).joined(separator: "\n"))
        lines = nil
      } else {
        lines?.append(line.dropFirst(indentation))
      }
    }
    return examples
  }
}

/// The view of the document's template: an error.
private struct Failure: View {
  let sentence: String
  let reference: String?

  static let fields: Fields<Failure> = ["sentence": .text(\.sentence), "reference": .text(\.reference)]
}
