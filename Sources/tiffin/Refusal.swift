import ArgumentParser
import Glibc

/// Why the command did nothing: one sentence on standard error, and exit code 64 (EX_USAGE) or 78 (EX_CONFIG).
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
