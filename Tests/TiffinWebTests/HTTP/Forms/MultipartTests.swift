import HTTPTypes
import TestSupport
import Testing

@testable import TiffinWeb

@Suite(.enabled(if: TestData.has(MultipartCase.folder), Comment(rawValue: TestData.missing)))
struct `The multipart suite` {
  @Test func `has all 30 cases`() {
    #expect(MultipartCase.all.count == 30)
    #expect(MultipartCase.all.count { $0.error != nil } == 8)
  }

  @Test(arguments: MultipartCase.all) func `passes when read in one piece`(example: MultipartCase) throws {
    try expect(example, fedAs: [example.body[...]])
  }

  @Test(arguments: MultipartCase.all) func `passes when read one byte at a time`(example: MultipartCase) throws {
    try expect(example, fedAs: example.body.indices.map { example.body[$0...$0] })
  }

  @Test(arguments: MultipartCase.all) func `passes when read in any two pieces`(example: MultipartCase) throws {
    for split in example.body.indices {
      try expect(example, fedAs: [example.body[..<split], example.body[split...]])
    }
  }

  @Test(arguments: MultipartCase.all.filter { $0.error == nil })
  func `yields the expected fields and files`(example: MultipartCase) throws {
    let form = try FormData(multipart: example.body[...], boundary: Array(example.boundary.utf8))

    let fields = example.parts.filter { $0.filename == nil }
    #expect(form.fields.map(\.name) == fields.map(\.name))
    #expect(form.fields.map { Array($0.value.utf8) } == fields.map(\.data))
    let files = example.parts.filter { $0.filename != nil }
    #expect(form.files.map(\.name) == files.map(\.name))
    #expect(form.files.map(\.upload.filename) == files.map(\.filename))
    #expect(form.files.map(\.upload.contentType) == files.map(\.contentType))
    #expect(form.files.map { Array($0.upload.bytes) } == files.map(\.data))
  }

  @Test(arguments: MultipartCase.all.filter { $0.error != nil })
  func `refuses malformed bodies`(example: MultipartCase) {
    let thrown = #expect(throws: HTTPRefusal.self) {
      try FormData(multipart: example.body[...], boundary: Array(example.boundary.utf8))
    }

    #expect(thrown?.status == .badRequest)
  }

  private func expect(_ example: MultipartCase, fedAs pieces: [ArraySlice<UInt8>]) throws {
    var parser = MultipartParser(boundary: example.boundary.utf8)
    var thrown: MultipartError?
    do throws(MultipartError) {
      for piece in pieces { try parser.feed(piece) }
      try parser.finish()
    } catch {
      thrown = error
    }
    #expect(thrown == example.error.map { .malformed(at: $0) })
    if thrown == nil {
      let contents = try parser.parts.map { Array(try MultipartPart($0, of: example.body[...]).content) }
      #expect(contents == example.parts.map(\.data))
    }
  }
}
