import Foundation
import PictureTools
import TestSupport
import Testing

/// Programs that an administrator names in a setting.
@Suite struct `A program of the owner's` {
  private let folder = TestFolder()

  private func program(_ script: String, arguments: String = "", timeout: Duration = .seconds(3_600)) throws
    -> OwnerProgram
  {
    try writeShellScript(script, to: "\(folder.path)/program")
    return try #require(OwnerProgram("\(folder.path)/program\(arguments)", timeout: timeout))
  }

  @Test func `gets its arguments as they are, without a shell`() throws {
    let program = try program(#"printf '%s\n' "$@" > "$(dirname "$0")/got""#, arguments: " to there")

    #expect(program.run(["$(touch /tmp/x) `id`; a b\"'*"], showsOutput: false) == nil)

    let got = try String(contentsOfFile: "\(folder.path)/got", encoding: .utf8)
    #expect(got == "to\nthere\n$(touch /tmp/x) `id`; a b\"'*\n")
  }

  @Test func `is reported with its exit code, its signal or the reason why it cannot run`() throws {
    #expect(try program("exit 3").run([], showsOutput: false) == "\(folder.path)/program ended with 3")
    #expect(try program("kill -9 $$").run([], showsOutput: false) == "\(folder.path)/program was ended by signal 9")
    let missing = try #require(OwnerProgram("/nowhere/copy", timeout: .seconds(1)))
    #expect(missing.run([], showsOutput: false) == "/nowhere/copy cannot be run: No such file or directory")
  }

  @Test func `is ended with what it started when its time is over`() throws {
    let program = try program("sleep 600 & sleep 600", timeout: .milliseconds(200))

    #expect(program.run([], showsOutput: false) == "\(folder.path)/program took longer than 0 s")
  }

  @Test(arguments: ["", " ", "rsync", "./copy"]) func `needs an absolute path`(command: String) {
    #expect(OwnerProgram(command, timeout: .seconds(1)) == nil)
  }
}
