import TestSupport
import Testing

@testable import TiffinWeb

/// No input may cause a trap, because it would end the whole process with all its requests.
@Suite struct `Hostile input` {
  private static let multipart = Array(
    """
    --b\r
    Content-Disposition: form-data; name="name"\r
    \r
    Soup\r
    --b\r
    Content-Disposition: form-data; name="photo"; filename="a%22.jpg"\r
    Content-Type: image/jpeg\r
    Content-Transfer-Encoding: base64\r
    \r
    VGVzdA==\r
    --b--\r

    """.utf8)

  @Test func `of random bytes is answered or refused as an address`() throws {
    var random = SeededRandom(seed: 1)
    for _ in 0..<5_000 {
      let target = "/" + text(random.bytes(upTo: 40, likely: "/.%2Fe?&=\\"))

      let read = MountPoint(basePath: BasePath("/food")).read(try gateway("GET", target))

      #expect(read.request.path.allSatisfy { $0 != ".." && !$0.utf8.contains(where: \.isControl) })
    }
  }

  @Test func `of random bytes is parsed or refused as a form`() throws {
    var random = SeededRandom(seed: 2)
    for _ in 0..<5_000 {
      let body = random.bytes(upTo: 60, likely: "a%2=&+;")

      _ = try? FormData(urlEncoded: body[...])
      _ = try FormData(query: body[...])
    }
  }

  @Test func `of random bytes is parsed or refused as a multipart form`() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<5_000 {
      let body = Array("--b\r\n".utf8) + random.bytes(upTo: 200, likely: "\r\n--b: ;\"=name")

      _ = try? FormData(multipart: body[...], boundary: Array("b".utf8))
    }
  }

  @Test func `differing by one byte from a multipart form is parsed or refused`() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<5_000 {
      let body = random.mutation(of: Self.multipart)

      _ = try? FormData(multipart: body[...], boundary: Array("b".utf8))
    }
  }

  @Test func `is parsed the same in any pieces`() throws {
    var random = SeededRandom(seed: 5)
    for _ in 0..<2_000 {
      let body = random.mutation(of: Self.multipart)

      let whole = outcome(of: [body[...]])
      let split = Int.random(in: 0...body.count, using: &random)
      #expect(outcome(of: [body[..<split], body[split...]]) == whole)
      #expect(outcome(of: body.indices.map { body[$0...$0] }) == whole)
    }
  }

  @Test func `cut short anywhere is not parsed as a form`() {
    for end in Self.multipart.indices {
      let form = try? FormData(multipart: Self.multipart[..<end], boundary: Array("b".utf8))

      // The line end behind the last boundary may be missing.
      #expect((form != nil) == (end >= Self.multipart.count - 2))
    }
  }

  @Test func `of random bytes is parsed as cookies without a crash`() {
    var random = SeededRandom(seed: 6)
    for _ in 0..<5_000 {
      _ = Cookies(header: text(random.bytes(upTo: 60, likely: "a=;, \t\"")))["a"]
    }
  }

  @Test func `of random bytes is parsed as an origin or refused`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<5_000 {
      let origin = Origin("http" + text(random.bytes(upTo: 30, likely: "s://a.:80@[]?#")))

      #expect(origin?.authority.utf8.contains(UInt8(ascii: "@")) != true)
    }
  }

  @Test func `of random bytes is parsed as a header with parameters or refused`() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<5_000 {
      let bytes = random.bytes(upTo: 60, likely: "a=\"; \\*")

      _ = HeaderValue(bytes[...])
      _ = EntityTag("a").isIn(text(bytes))
      _ = try? FormEncoding(contentType: "multipart/form-data;" + text(bytes))
    }
  }

  @Test func `of random bytes in a transfer encoding is decoded or refused`() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<5_000 {
      let bytes = random.bytes(upTo: 60, likely: "aZ09+/=\r\n ")

      _ = TransferEncoding.base64.decode(bytes[...])
      _ = TransferEncoding.quotedPrintable.decode(bytes[...])
    }
  }

  private struct Outcome: Equatable {
    let parts: [MultipartParser.Part]
    let error: MultipartError?
  }

  private func outcome(of pieces: [ArraySlice<UInt8>]) -> Outcome {
    var parser = MultipartParser(boundary: "b".utf8)
    do throws(MultipartError) {
      for piece in pieces { try parser.feed(piece) }
      try parser.finish()
      return Outcome(parts: parser.parts, error: nil)
    } catch {
      return Outcome(parts: parser.parts, error: error)
    }
  }
}
