import Glibc

/// The variables that a process was started with.
package enum SystemEnvironment {
  /// A variable's text, the empty one too; nil where it is not set.
  package static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Sets a variable that is not set. To be called before the first thread is started.
  package static func setDefault(_ name: String, _ text: String) {
    unsafe setenv(name, text, 0)
  }
}
