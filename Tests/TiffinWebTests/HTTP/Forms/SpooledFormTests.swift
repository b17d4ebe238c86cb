import FastCGI
import Foundation
import Platform
import TestSupport
import Testing

@testable import TiffinWeb

@Suite struct `A form with a file too large for memory` {
  private let folder = TestFolder()

  private func body(_ file: String, text: String = "key") -> String {
    "--x\r\nContent-Disposition: form-data; name=\"token\"\r\n\r\n\(text)\r\n"
      + "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a b.zip\"\r\nContent-Type: application/zip\r\n\r\n"
      + "\(file)\r\n--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\"\r\n\r\n\r\n--x--\r\n"
  }

  private func sent(
    _ body: String, to path: String = "/bring", limit: Int = 4 << 20, hasSpace: Bool = true, length: Int? = nil
  ) throws -> Request {
    let spool = UploadSpool(folder: folder.path, limit: limit, hasSpace: { _ in hasSpace })
    return try request(
      "POST", path,
      ["CONTENT_TYPE": "multipart/form-data; boundary=x", "CONTENT_LENGTH": "\(length ?? body.utf8.count)"],
      body: Array(body.utf8), at: MountPoint(bodyLimit: 100, imports: spool))
  }

  private var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }

  @Test(arguments: [1, 500, 300_000]) func `keeps its fields in memory and its file on disk`(count: Int) throws {
    let file = String(repeating: "\r\n-\r", count: count)

    let form = try sent(body(file)).form()

    #expect(try form.text("token") == "key")
    let upload = try #require(form.files("file").first)
    #expect(form.files.count == 1 && upload.filename == "a b.zip" && upload.contentType == "application/zip")
    let stored = try #require(upload.stored)
    #expect(try stored.file.bytes(stored.range) == Array(file.utf8))
    #expect(files.count == 1)
  }

  @Test func `leaves no file behind when it is released`() throws {
    _ = try sent(body("file")).form()
    #expect(throws: HTTPRefusal.self) { try sent(String(body("cut").dropLast(30))).form() }

    #expect(files.isEmpty)
  }

  @Test func `is accepted only on the import page from a signed-in person`() throws {
    #expect(throws: HTTPRefusal.payloadTooLarge(limit: 100)) { try sent(body("x"), to: "/meals").form() }
    #expect(throws: HTTPRefusal.payloadTooLarge(limit: 100)) { try sent(body("x")).anonymous().form() }
    #expect(files.isEmpty)
  }

  @Test func `is refused above its limit, without disk space, and if the body is missing`() throws {
    let large = body(String(repeating: "x", count: 2_000))
    #expect(throws: HTTPRefusal.payloadTooLarge(limit: 1_000)) { try sent(large, limit: 1_000).form() }
    #expect(throws: HTTPRefusal.diskFull) { try sent(large, hasSpace: false).form() }
    #expect(throws: HTTPRefusal.payloadTooLarge(limit: 100)) { try sent("", length: 2_000).form() }
    #expect(files.isEmpty)
  }
}
