import TestSupport

@testable import TiffinCore

extension Kitchen {
  var held: HeldPictureStore { held(HeldPictureLimits()) }

  func held(_ limits: HeldPictureLimits) -> HeldPictureStore {
    HeldPictureStore(database, now: { [clock] in clock.seconds }, limits: limits)
  }
}
