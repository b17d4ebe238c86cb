import Glibc

/// The environment variables of this process.
package enum SystemEnvironment {
  /// A variable's text, which may be empty; nil if it is not set.
  package static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Sets a variable unless it is set already. Must be called before the first thread is started.
  package static func setDefault(_ name: String, _ text: String) {
    unsafe setenv(name, text, 0)
  }
}
