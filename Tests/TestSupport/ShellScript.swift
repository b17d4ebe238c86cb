import Foundation

/// Writes a shell script that can be run at once.
///
/// Another program, install(1), puts it in place. A file that this process wrote itself may still be open for writing
/// in a child that another test has just forked, and until that child executes its program, the file cannot be run
/// (`ETXTBSY`, execve(2)).
///
/// - Parameters:
///   - path: the script's path; a draft at the same path with `.sh` appended remains.
public func writeShellScript(_ script: String, to path: String) throws {
  let draft = path + ".sh"
  try "#!/bin/sh\n\(script)\n".write(toFile: draft, atomically: true, encoding: .utf8)
  let copy = try TestProcess("/usr/bin/install", ["-m", "700", draft, path])
  guard copy.ending() == .exit(code: 0) else { throw CocoaError(.fileWriteUnknown) }
}
