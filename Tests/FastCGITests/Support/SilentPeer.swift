import TestSupport

/// A peer, or a handler, that is silent on purpose.
enum SilentPeer {
  /// Stays silent for two rounds of the worker's watchdog, which checks every half second: whoever is cut off for the
  /// silence is cut off by then.
  static func outlastWatchdog() { pause(for: .milliseconds(1_200)) }
}
