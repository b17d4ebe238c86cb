import Dispatch

/// What one upload may cost.
struct PhotoLimits: Sendable {
  /// 50 megapixels is what the largest phone cameras take.
  var pixels = 50_000_000
  /// Over the whole render.
  var time = Duration.seconds(10)
  /// The largest pictures that are taken need 520 MB of it, of which 350 MB are resident.
  var addressSpace = 838_860_800
  var output = 8_388_608
  var openFiles = 64
  var atOnce = 1
  /// How many threads of the process may render or wait for their turn.
  var threads = Int.max
  /// How long one waits for one's turn.
  var patience = DispatchTimeInterval.seconds(5)

  /// Where all processes of an installation share them: two pictures are read at once, whichever processes they reached.
  /// With the picture's own time one waits less long than nginx, which gives up after a minute.
  static let shared: PhotoLimits = {
    var limits = PhotoLimits()
    limits.atOnce = 2
    limits.patience = .seconds(45)
    return limits
  }()
}
