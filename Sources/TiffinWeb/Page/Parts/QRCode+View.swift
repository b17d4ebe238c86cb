import QRCodes
import Templating

/// A QR code for the template `parts/qr-code`.
extension QRCode: View {
  /// The light squares that a reader needs on each side of the code.
  private static let quietZone = 2

  static let fields: Fields<QRCode> = [
    "path": .text(\.path),
    "side": .number { $0.width + 2 * Self.quietZone },
  ]
}
