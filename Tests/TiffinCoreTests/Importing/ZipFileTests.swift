import Foundation
import TestSupport
import Testing

@testable import Archives

@Suite struct `An uploaded zip file` {
  /// Writes zip files with Python's own library, independently of this reader.
  private func zip(_ script: String, in folder: TestFolder) throws -> [UInt8] {
    let opened = "out = zipfile.ZipFile('\(folder.path)/t.zip', 'w', zipfile.ZIP_DEFLATED)"
    let process = try TestProcess(
      "/usr/bin/python3", ["-c", "import zipfile\n\(opened)\n\(script)\nout.close()"])
    #expect(process.ending() == .exit(code: 0))
    return [UInt8](try Data(contentsOf: URL(filePath: "\(folder.path)/t.zip")))
  }

  private let folder = TestFolder()

  @Test func `is read if Python's library wrote it`() throws {
    let bytes = try zip(
      "out.writestr('a/b.txt', 'hello ' * 1000)\nout.writestr('ä.txt', b'')\nout.writestr('a/', '')", in: folder)

    let archive = try ZipArchive(.memory(bytes))

    #expect(archive.entries.map(\.name) == ["a/b.txt", "ä.txt"])
    let text = try archive.bytes(of: archive.entries[0], limit: 10_000)
    #expect(text == Array(String(repeating: "hello ", count: 1000).utf8))
    #expect(try archive.bytes(of: archive.entries[1], limit: 10_000) == [])
  }

  @Test func `is read from disk like from memory`() throws {
    let bytes = try zip("out.writestr('a.txt', 'hello')", in: folder)

    let archive = try ZipArchive(.file(OpenFile("\(folder.path)/t.zip")))

    #expect(archive.entries == (try ZipArchive(.memory(bytes)).entries))
    #expect(try archive.bytes(of: archive.entries[0], limit: 5) == Array("hello".utf8))
  }

  @Test(arguments: ["../x", "a/../../x", "/etc/passwd", "C:/x", "..\\\\x"])
  func `is refused if a path leads out of its folder`(path: String) throws {
    let bytes = try zip("out.writestr(zipfile.ZipInfo('\(path)'), 'x')", in: folder)

    #expect { try ZipArchive(.memory(bytes)) } throws: { error in
      if case ArchiveError.outside = error { true } else { false }
    }
  }

  @Test func `is refused if it is too large, and never unpacks beyond its stated sizes`() throws {
    var bytes = try zip("out.writestr('zeros', bytes(50_000_000))", in: folder)
    var limits = ZipArchive.Limits()
    limits.bytes = 1_000_000
    #expect(throws: ArchiveError.tooLarge) { try ZipArchive(.memory(bytes), limits: limits) }
    let archive = try ZipArchive(.memory(bytes))
    #expect(throws: ArchiveError.tooLarge) { try archive.bytes(of: archive.entries[0], limit: 1_000_000) }

    // The directory claims 5 bytes.
    let place = try #require(bytes.firstRange(of: [0x50, 0x4B, 1, 2])?.lowerBound)
    bytes.replaceSubrange((place + 24)..<(place + 28), with: [5, 0, 0, 0])
    let liar = try ZipArchive(.memory(bytes))
    #expect(throws: ArchiveError.tooLarge) { try liar.bytes(of: liar.entries[0], limit: 1_000_000) }
  }

  @Test func `causes no crash if it is truncated or a byte is changed`() throws {
    let bytes = try zip("out.writestr('a.txt', 'hello ' * 9)\nout.writestr('b.txt', 'x')", in: folder)

    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0xFF
      for bytes in [changed, Array(bytes[..<index])] {
        guard let archive = try? ZipArchive(.memory(bytes)) else { continue }
        for entry in archive.entries { _ = try? archive.bytes(of: entry, limit: 1_000) }
      }
    }
    #expect(throws: ArchiveError.damaged) { try ZipArchive(.memory(Array(bytes.dropLast(30)))) }
  }

  @Test func `is refused if it is encrypted`() throws {
    var bytes = try zip("out.writestr('a.txt', 'hello')", in: folder)
    let place = try #require(bytes.firstRange(of: [0x50, 0x4B, 1, 2])?.lowerBound)
    bytes[place + 8] |= 1

    let archive = try ZipArchive(.memory(bytes))

    #expect(throws: ArchiveError.encrypted) { try archive.bytes(of: archive.entries[0], limit: 10) }
  }
}
