import Foundation
import TestSupport
import Testing

@testable import PictureTools

@Suite struct `The text of a PDF` {
  private let folder = TestFolder()
  private var renderer: PhotoRenderer {
    PhotoRenderer.unhurried(in: folder.path)
  }

  /// A document of the PDF format's first chapters, each page with a line of one of the fonts that every reader has.
  private func document(_ pages: [String], encrypted: Bool = false) -> [UInt8] {
    let kids = pages.indices.map { "\(10 + 2 * $0) 0 R" }.joined(separator: " ")
    var text = """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[\(kids)]/Count \(pages.count)>>endobj
      3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n
      """
    for (index, line) in pages.enumerated() {
      let content = "BT /F1 12 Tf 72 720 Td (\(line)) Tj ET"
      text += """
        \(10 + 2 * index) 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents \(11 + 2 * index) 0 R\
        /Resources<</Font<</F1 3 0 R>>>>>>endobj
        \(11 + 2 * index) 0 obj<</Length \(content.utf8.count)>>stream
        \(content)
        endstream endobj\n
        """
    }
    let lock = encrypted ? "/Encrypt<</Filter/Standard/V 1/R 2/O(\(filler))/U(\(filler))/P -4>>/ID[(a)(a)]" : ""
    return Array((text + "trailer<</Root 1 0 R/Size \(10 + 2 * pages.count)\(lock)>>\n%%EOF\n").utf8)
  }

  /// A password check value of the right length that no password matches.
  private let filler = String(repeating: "x", count: 32)

  private func text(_ document: [UInt8]) throws -> String {
    String(decoding: try renderer.text(ofPDF: document), as: UTF8.self)
  }

  @Test func `is read page by page`() throws {
    #expect(try text(document(["200 g red lentils", "Cook them."])) == "200 g red lentils\n\nCook them.\n\n")
  }

  @Test func `ends after 20 pages`() throws {
    let read = try text(document((1...25).map { "Page \($0)" }))

    #expect(read.contains("Page 20\n") && !read.contains("Page 21"))
  }

  @Test func `is blank if the pages contain no text`() throws {
    #expect(try text(document([""])).allSatisfy(\.isWhitespace))
  }

  @Test(arguments: ["%PDF-1.4", "%PDF-1.7\ngarbage", "no document", ""])
  func `is refused for damaged PDFs and for other files`(bytes: String) throws {
    let error = #expect(throws: PhotoError.self) { try text(Array(bytes.utf8)) }

    guard case .broken = error else { return #expect(Bool(false), "\(String(describing: error))") }
  }

  @Test func `is not read without its password`() throws {
    #expect(throws: PhotoError.self) { try text(document(["Secret"], encrypted: true)) }
  }

  @Test func `leaves no files behind`() throws {
    _ = try text(document(["Salt"]))

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }
}
