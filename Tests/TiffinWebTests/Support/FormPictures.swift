import Foundation
import TestSupport
import TiffinCore

@testable import TiffinWeb

extension Site {
  /// The bytes of a sample picture.
  static func picture(_ name: String = "caprese") throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: checkout + "/Public/samples/\(name).jpg")))
  }

  var held: HeldPictureStore { HeldPictureStore(database, now: { [clock] in clock.seconds }) }

  func count(_ table: String) throws -> Int {
    try database.read { statements throws(StoreError) in
      try statements.first("SELECT COUNT(*) FROM \(table)") { row in row.int(0) } ?? 0
    }
  }
}

extension HTMLElement {
  /// The part that shows that a form's picture is kept.
  var kept: HTMLElement? { first("div", class: "kept") }
}
