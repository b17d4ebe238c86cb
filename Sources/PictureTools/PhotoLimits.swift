import Dispatch

/// The limits on the work for one upload.
struct PhotoLimits: Sendable {
  /// 52 megapixels: what phones sell as 50 is up to 8,192 × 6,144.
  var pixels = 52_000_000
  /// For the whole render.
  var time = Duration.seconds(10)
  /// In bytes. The largest accepted pictures need 520 MB of it, of which 350 MB are resident.
  var addressSpace = 838_860_800
  var output = 8_388_608
  var openFiles = 64
  /// In the folder of an upload, which is one of them.
  var files = 64
  /// Bytes of all of them.
  var folder = 134_217_728
  /// Of one tool.
  var ownThreads = 64
  var atOnce = 1
  /// How many threads of the process may render or wait for their turn.
  var threads = Int.max
  /// The most uploads of one household that may wait for their turn in a process. A phone may send a dozen at once, all
  /// of them to one process, which reads two while the others wait.
  var waiting = 10
  /// The longest wait for a turn.
  var patience = DispatchTimeInterval.seconds(5)

  /// For processes that share an installation: two pictures are read at once, whichever processes they reached. Waiting
  /// and rendering together stay below the minute after which nginx gives up.
  static let shared: PhotoLimits = {
    var limits = PhotoLimits()
    limits.atOnce = 2
    limits.patience = .seconds(45)
    return limits
  }()
}
