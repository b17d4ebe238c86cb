import Dispatch

/// The limits on the work for one upload.
struct PhotoLimits: Sendable {
  /// The maximum number of pixels. 52 megapixels: phones' "50 megapixels" are up to 8,192 × 6,144.
  var pixels = 52_000_000
  /// The longest time for the whole render.
  var time = Duration.seconds(10)
  /// The largest address space of a tool, in bytes. The largest accepted pictures need 520 MB, of which 350 MB are
  /// resident.
  var addressSpace = 838_860_800
  var output = 8_388_608
  var openFiles = 64
  /// The maximum number of files in the folder of an upload, including the upload.
  var files = 64
  /// The largest total size of the files in the folder of an upload, in bytes.
  var folder = 134_217_728
  /// The maximum number of threads of one tool.
  var ownThreads = 64
  var atOnce = 1
  /// The maximum number of threads of the process that may render or wait for their turn.
  var threads = Int.max
  /// The maximum number of one household's uploads that may wait for their turn in a process. A phone may send a dozen
  /// at once, all of them to one process, which reads two while the others wait.
  var waiting = 10
  /// The longest wait for a turn.
  var timeout = DispatchTimeInterval.seconds(5)

  /// The limits for processes that share an installation: two pictures are read at once, by any of the processes.
  /// Waiting and rendering together stay below the minute after which nginx gives up.
  static let shared: PhotoLimits = {
    var limits = PhotoLimits()
    limits.atOnce = 2
    limits.timeout = .seconds(45)
    return limits
  }()
}
