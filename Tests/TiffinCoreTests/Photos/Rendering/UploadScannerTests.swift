import PictureTools
import Testing
import TestSupport

/// Programs that answer as clamdscan(1) does.
@Suite struct `An upload scanner` {
  /// The file of the European Institute for Computer Antivirus Research that every scanner finds, in two halves.
  private static let eicar = #"X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-"# + #"ANTIVIRUS-TEST-FILE!$H+H*"#

  @Test func `passes only uploads in which its program finds nothing`() throws {
    try withProgram("! grep -q EICAR") { path in
      let scanner = try #require(UploadScanner("\(path) -"))

      #expect(scanner.scan(Array("a picture".utf8)[...]) == .clean)
      #expect(scanner.scan(Array(Self.eicar.utf8)[...]) == .infected)
    }
  }

  @Test func `receives all bytes`() throws {
    try withProgram("[ $(wc -c) = 25000000 ]") { path in
      let scanner = try #require(UploadScanner(path))

      #expect(scanner.scan([UInt8](repeating: 0, count: 25_000_000)[...]) == .clean)
      #expect(scanner.scan([UInt8](repeating: 0, count: 24_999_999)[...]) == .infected)
    }
  }

  @Test(arguments: ["exit 2", "exit 40", "kill -9 $$"])
  func `reports an unknown result if its program fails`(script: String) throws {
    try withProgram(script) { path in
      let result = try #require(UploadScanner(path)).scan([1])

      guard case .unknown = result else { return #expect(result == .unknown("")) }
    }
  }

  @Test func `times out, and leaves no process running`() throws {
    try withProgram("sleep 600 & sleep 600") { path in
      let result = try #require(UploadScanner(path, timeout: .milliseconds(200))).scan([1])

      #expect(result == .unknown("\(path) took longer than 0 s"))
    }
  }

  @Test func `reports a missing program`() throws {
    let result = try #require(UploadScanner("/nowhere/scan")).scan([1])

    #expect(result == .unknown("/nowhere/scan cannot be run: No such file or directory"))
  }

  @Test(arguments: ["", " ", "clamdscan -", "./scan"])
  func `needs an absolute path`(command: String) {
    #expect(UploadScanner(command) == nil)
  }

  private func withProgram(_ script: String, _ body: (String) throws -> Void) throws {
    let folder = TestFolder()
    try writeShellScript(script, to: "\(folder.path)/scan")
    try withExtendedLifetime(folder) { try body("\(folder.path)/scan") }
  }
}
