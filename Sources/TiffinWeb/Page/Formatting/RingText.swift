/// The size of a figure within a ring, whose room is round: the longer it is, the smaller.
enum RingText {
  /// The class of what is around ring and figure; nil for one that is short enough for its usual size.
  static func size(of figure: String) -> String? {
    switch figure.unicodeScalars.count {
    case ...5: nil
    case 6...8: "long"
    default: "longer"
    }
  }
}
