import Glibc

/// The environment variables of this process.
package enum SystemEnvironment {
  /// A variable's text, which may be empty; nil if it is not set.
  package static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// The names of all variables that begin so.
  package static func names(beginning prefix: String) -> [String] {
    var names: [String] = []
    var next = unsafe environ
    while let variable = unsafe next.pointee {
      let bytes = unsafe String(cString: variable).utf8
      if bytes.starts(with: prefix.utf8) { names.append(String(decoding: bytes.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)) }
      unsafe next += 1
    }
    return names.sorted()
  }

  /// Sets a variable unless it is set already. Must be called before the first thread is started.
  package static func setDefault(_ name: String, _ text: String) {
    unsafe setenv(name, text, 0)
  }
}
