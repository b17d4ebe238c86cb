import Foundation
import Testing

@testable import TiffinWeb

@Suite struct `Page templates` {
  @Test func `all match their views`() throws {
    let pages = try PageRenderer(folder: Site.checkout + "/Templates", of: Site().database)

    try pages.checkAll()
  }

  @Test func `are all used`() throws {
    let folder = Site.checkout + "/Templates"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".mustache") }
    let texts = try files.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    let shown = Set(SiteMap.pages.map { $0.template })

    for name in files.map({ String($0.dropLast(".mustache".count)) }) where !shown.contains(name) {
      #expect(texts.contains { $0.contains("{{>\(name)}}") || $0.contains("{{<\(name)}}") }, "\(name) is used nowhere")
    }
  }

  @Test func `have no script, no style and no event handler`() throws {
    let folder = Site.checkout + "/Templates"
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder) where file.hasSuffix(".mustache") {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      #expect(!text.contains("<style") && !text.contains(" style=") && !text.contains("{{{"), "\(file)")
      #expect(text.firstMatch(of: /\son[a-z]+="/) == nil, "\(file)")
    }
  }
}
