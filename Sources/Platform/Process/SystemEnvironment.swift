import Glibc

/// The environment variables of this process.
package enum SystemEnvironment {
  /// Returns the value of a variable, which may be empty; nil if it is not set.
  package static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Returns the sorted names of all variables that begin with `prefix`.
  package static func names(beginning prefix: String) -> [String] {
    var names: [String] = []
    var next = unsafe environ
    while let variable = unsafe next.pointee {
      let name = unsafe String(cString: variable).utf8.prefix { $0 != UInt8(ascii: "=") }
      if name.starts(with: prefix.utf8) { names.append(String(decoding: name, as: UTF8.self)) }
      unsafe next += 1
    }
    return names.sorted()
  }

  /// Sets a variable unless it is set already. Must be called before the first thread is started.
  package static func setDefault(_ name: String, _ text: String) {
    unsafe setenv(name, text, 0)
  }
}
