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
  /// How many may wait for their turn besides.
  var room = Int.max
  /// How long one waits for one's turn.
  var patience = DispatchTimeInterval.seconds(5)
}
