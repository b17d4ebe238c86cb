import Foundation

/// Writes a shell script that can be run at once.
///
/// A program puts it in its place. What this process wrote itself may still be open for writing in a child that another
/// test has just started, and until that child runs its own program, nobody can run the file (`ETXTBSY`, execve(2)).
///
/// - Parameters:
///   - path: the script's own; beside it stays a draft, at `.sh`.
public func writeShellScript(_ script: String, to path: String) throws {
  let draft = path + ".sh"
  try "#!/bin/sh\n\(script)\n".write(toFile: draft, atomically: true, encoding: .utf8)
  let copy = try TestProcess("/usr/bin/install", ["-m", "700", draft, path])
  guard copy.ending() == .exit(code: 0) else { throw CocoaError(.fileWriteUnknown) }
}
