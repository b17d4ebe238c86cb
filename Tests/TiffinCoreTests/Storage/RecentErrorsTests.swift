import Foundation
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `The error log` {
  private let folder = TestFolder()
  private var book: RecentErrors { RecentErrors(DataFolder(folder.path)) }

  @Test func `groups errors by kind, with the latest kind first`() {
    book.record(.defect, reference: "aaaaaaaa", at: 1_000)
    book.record(.worker, reference: nil, at: 3_000)
    book.record(.defect, reference: "bbbbbbbb", at: 2_000)

    #expect(
      book.errors(since: 0) == [
        ErrorGroup(kind: .worker, count: 1, last: 3_000, reference: nil),
        ErrorGroup(kind: .defect, count: 2, last: 2_000, reference: "bbbbbbbb"),
      ])
    #expect(book.errors(since: 2_001).map(\.kind) == [.worker])
  }

  @Test func `is empty if no error was recorded`() {
    #expect(book.errors(since: 0) == [])
  }

  @Test func `drops the older half before it grows large`() throws {
    for number in 0..<6_000 { book.record(.defect, reference: "reference", at: number) }

    let size = try #require(try FileManager.default.attributesOfItem(atPath: folder.path + "/errors")[.size] as? Int)
    let errors = try #require(book.errors(since: 0).first)
    #expect(size <= 66_000)
    #expect(errors.last == 5_999 && errors.count > 1_000)
  }

  @Test func `can be read only by its owner, and skips malformed lines`() throws {
    book.record(.full, reference: nil, at: 5)
    let path = folder.path + "/errors"
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    try Data("half a li\n9 unheard-of -\n\u{0}\n7 full x\n".utf8).write(to: URL(filePath: path))

    #expect(mode == 0o600)
    #expect(book.errors(since: 0) == [ErrorGroup(kind: .full, count: 1, last: 7, reference: "x")])
  }

  @Test func `loses no line if several threads write at once`() throws {
    let book = book
    DispatchQueue.concurrentPerform(iterations: 400) { number in book.record(.catalogue, reference: nil, at: number) }

    #expect(book.errors(since: 0).first?.count == 400)
  }
}
