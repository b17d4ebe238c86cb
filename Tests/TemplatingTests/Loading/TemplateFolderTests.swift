import Foundation
import Templating
import TestSupport
import Testing

@Suite struct `Reading a folder of templates` {
  @Test func `names templates by their path`() throws {
    try inFolder(["page.mustache": "1", "meals/list.mustache": "2", "meals/parts/row.mustache": "3"]) { folder in
      let library = try TemplateLibrary(folder: folder)

      #expect(library.names == ["meals/list", "meals/parts/row", "page"])
      #expect(try library.template("meals/parts/row", for: Sample.self).page(Sample()) == "3")
    }
  }

  @Test func `skips files that are not templates`() throws {
    let broken = "{{#"
    let files = ["page.mustache": "", "notes.txt": broken, ".page.mustache": broken, ".git/a.mustache": broken]
    try inFolder(files) { folder in
      let library = try TemplateLibrary(folder: folder)

      #expect(library.names == ["page"])
    }
  }

  @Test func `picks up a changed file when the folder is read again`() throws {
    try inFolder(["page.mustache": "before"]) { folder in
      let before = try TemplateLibrary(folder: folder)
      try "after {{text}}".write(toFile: folder + "/page.mustache", atomically: true, encoding: .utf8)

      let after = try TemplateLibrary(folder: folder)

      #expect(try before.template("page", for: Sample.self).page(Sample()) == "before")
      #expect(try after.template("page", for: Sample.self).page(Sample(text: "it")) == "after it")
    }
  }

  @Test func `reads files longer than one read call`() throws {
    let long = String(repeating: "0123456789abcdef", count: 20_000)
    try inFolder(["page.mustache": long]) { folder in
      let library = try TemplateLibrary(folder: folder)

      #expect(try library.template("page", for: Sample.self).page(Sample()) == long)
    }
  }

  @Test func `fails for a broken template even if it is unused`() throws {
    try inFolder(["good.mustache": "", "bad/one.mustache": "\n{{#a}}"]) { folder in
      let error = #expect(throws: TemplateError.self) { try TemplateLibrary(folder: folder) }

      #expect(error?.description == "bad/one.mustache:2: {{#a}} is never closed.")
    }
  }

  @Test func `fails for a tag in a dangerous place`() throws {
    try inFolder(["a.mustache": "<p title={{text}}>"]) { folder in
      let error = #expect(throws: TemplateError.self) { try TemplateLibrary(folder: folder) }

      #expect(error?.description == "a.mustache:1: {{text}} stands in an attribute without quotes.")
    }
  }

  @Test func `fails for a file that is not UTF-8`() throws {
    try inFolder([:]) { folder in
      try Data([0x61, 0xFF]).write(to: URL(filePath: folder + "/a.mustache"))

      let error = #expect(throws: TemplateError.self) { try TemplateLibrary(folder: folder) }

      #expect(error?.description == "a.mustache: This file is not UTF-8.")
    }
  }

  @Test func `fails for a folder that does not exist`() {
    let error = #expect(throws: TemplateError.self) { try TemplateLibrary(folder: "/nowhere/at/all") }

    #expect(error?.description == "/nowhere/at/all: Cannot be read: No such file or directory.")
  }

  private func inFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = TestFolder()
    for (name, content) in files {
      let file = URL(filePath: folder.path).appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: file, atomically: true, encoding: .utf8)
    }
    try withExtendedLifetime(folder) { try body(folder.path) }
  }
}
