import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import TiffinWeb

@Suite struct `Static assets` {
  private let place = TestFolder()
  private var folder: URL { URL(filePath: place.path) }

  init() throws {
    try write("app.css", "body{}")
    try write("icons/star.svg", "<svg/>")
    try write(".hidden.css", "secret")
    try write("notes.md", "not for the web")
  }

  @Test(arguments: [("app.css", "text/css; charset=utf-8", "body{}"), ("icons/star.svg", "image/svg+xml", "<svg/>")])
  func `are cached for a year under their own hash`(name: String, contentType: String, content: String) throws {
    let assets = try assets()

    let response = try assets.show(request("GET", "/"), hash: assets.hash, name: name)

    #expect(text(response.body) == content)
    #expect(response.headers[.contentType] == contentType)
    #expect(response.headers[.cacheControl] == "public, max-age=31536000, immutable")
    #expect(response.headers[.eTag] != nil)
  }

  @Test func `are served uncached under another release's hash`() throws {
    let response = try assets().show(request("GET", "/"), hash: "0123456789abcdef", name: "app.css")

    #expect(text(response.body) == "body{}")
    #expect(response.headers[.cacheControl] == "no-cache")
  }

  @Test func `are not sent again to a browser that has them`() throws {
    let assets = try assets()
    let first = try assets.show(request("GET", "/"), hash: "x", name: "app.css")

    let visit = try request("GET", "/", ["HTTP_IF_NONE_MATCH": try #require(first.headers[.eTag])])
    let second = try assets.show(visit, hash: "x", name: "app.css")

    #expect(second.status == .notModified)
    #expect(second.body.isEmpty)
  }

  @Test(arguments: [
    "", "app", "APP.css", "other.css", ".hidden.css", "notes.md", "icons", "icons/", "/app.css", "icons/../app.css",
    "../app.css", "./app.css", "app.css\0", "/etc/passwd",
  ])
  func `are only files found at startup`(name: String) throws {
    let assets = try assets()

    #expect(throws: HTTPRefusal.notFound) { try assets.show(request("GET", "/"), hash: assets.hash, name: name) }
  }

  @Test func `have another hash if a file changed, and the same in every process`() throws {
    let before = try assets().hash
    #expect(try assets().hash == before)

    try write("app.css", "body{ }")
    let changed = try assets().hash
    #expect(changed != before)

    try write("app.css", "body{}")
    #expect(try assets().hash == before)
    #expect(before.utf8.count == 16)
  }

  @Test func `have addresses under the base path`() throws {
    let assets = try assets()

    #expect(assets.root(Links(root: "/food/")) == "/food/assets/\(assets.hash)")
  }

  @Test func `can be read by the server`() throws {
    let assets = try assets()

    #expect(assets.contents(of: "icons/star.svg").map { text($0) } == "<svg/>")
    #expect(assets.contents(of: "../app.css") == nil)
  }

  @Test func `beyond a megabyte in total are read on request`() throws {
    let large = String(repeating: "a", count: 700_000)
    try write("a.txt", large)
    try write("b.txt", large)
    let assets = try assets()

    for name in ["a.txt", "b.txt"] {
      #expect(try assets.show(request("GET", "/"), hash: assets.hash, name: name).body.count == 700_000)
    }
  }

  @Test func `are reloaded in development`() throws {
    let assets = try Assets(folder: folder.path, isDevelopment: true)
    let before = try assets.show(request("GET", "/"), hash: assets.hash, name: "app.css")

    try write("app.css", "main{}")
    let after = try assets.show(request("GET", "/"), hash: assets.hash, name: "app.css")

    #expect(text(after.body) == "main{}")
    #expect(after.headers[.cacheControl] == "no-cache")
    #expect(after.headers[.eTag] != before.headers[.eTag])
  }

  /// 20 times `body{}`, compressed with `gzip -9n`.
  private let packed = Data(base64Encoded: "H4sIAAAAAAACA0vKT6msrk2iOwkA3M4uqHgAAAA=") ?? Data()

  @Test(arguments: [
    ("gzip", true), ("br, GZIP;q=0.5", true), ("gzip, deflate, br, zstd", true), ("gzip;q=0", false),
    ("gzip;q=0.000, br", false), ("br", false), ("", false), ("gzipped", false),
  ])
  func `are sent compressed to browsers that accept gzip`(accepted: String, isPacked: Bool) throws {
    try write("app.css", String(repeating: "body{}", count: 20))
    try packed.write(to: folder.appendingPathComponent("app.css.gz"))
    let assets = try assets()

    let response = try assets.show(
      request("GET", "/", ["HTTP_ACCEPT_ENCODING": accepted]), hash: assets.hash, name: "app.css")

    #expect(response.headers[.contentEncoding] == (isPacked ? "gzip" : nil))
    #expect(response.headers[.vary] == "Accept-Encoding")
    #expect(response.headers[.contentType] == "text/css; charset=utf-8")
    #expect(response.body == (isPacked ? Array(packed) : Array(String(repeating: "body{}", count: 20).utf8)))
  }

  @Test func `have a different entity tag for each encoding`() throws {
    try write("app.css", String(repeating: "body{}", count: 20))
    try packed.write(to: folder.appendingPathComponent("app.css.gz"))
    let assets = try assets()

    let plain = try assets.show(request("GET", "/"), hash: "x", name: "app.css")
    let tag = try #require(plain.headers[.eTag])
    let visit = try request("GET", "/", ["HTTP_ACCEPT_ENCODING": "gzip", "HTTP_IF_NONE_MATCH": tag])
    let short = try assets.show(visit, hash: "x", name: "app.css")

    #expect(short.status == .ok)
    #expect(short.headers[.eTag] != plain.headers[.eTag])
  }

  @Test(arguments: ["BODY{}", "body{};"])
  func `are never sent from a compressed copy of another version`(other: String) throws {
    try write("app.css", String(repeating: other, count: 20))
    try packed.write(to: folder.appendingPathComponent("app.css.gz"))
    let assets = try assets()

    let response = try assets.show(
      request("GET", "/", ["HTTP_ACCEPT_ENCODING": "gzip"]), hash: assets.hash, name: "app.css")

    #expect(response.headers[.contentEncoding] == nil)
    #expect(text(response.body) == String(repeating: other, count: 20))
  }

  @Test func `have a standard CRC-32 checksum`() {
    #expect(Checksum.of(Array("123456789".utf8).span) == 0xCBF4_3926)
  }

  @Test func `in a missing folder fail at startup`() {
    #expect(throws: AssetError.unreadable("/nowhere/at/all")) { try Assets(folder: "/nowhere/at/all") }
  }

  @Test func `have a standard FNV-1a fingerprint`() {
    var fingerprint = AssetFingerprint()
    fingerprint.add("foobar".utf8)

    #expect(fingerprint.text == "85944171f73967e8")
    #expect(AssetFingerprint().text == "cbf29ce484222325")
  }

  private func assets() throws -> Assets { try Assets(folder: folder.path) }

  private func write(_ name: String, _ content: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file)
  }
}
