/// The font size of a number within a ring: longer numbers are smaller.
enum RingTextSize {
  /// Returns the CSS class of the element that contains the ring and the number; nil if the number fits in the normal
  /// size.
  static func size(of figure: String) -> String? {
    switch figure.unicodeScalars.count {
    case ...5: nil
    case 6...8: "long"
    default: "longer"
    }
  }
}
