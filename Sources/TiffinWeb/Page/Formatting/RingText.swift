/// The size of a figure within a ring: the longer it is, the smaller.
enum RingText {
  /// Returns the CSS class of the element around ring and figure; nil for a figure short enough for the usual size.
  static func size(of figure: String) -> String? {
    switch figure.unicodeScalars.count {
    case ...5: nil
    case 6...8: "long"
    default: "longer"
    }
  }
}
