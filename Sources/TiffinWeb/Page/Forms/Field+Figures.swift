import Templating
import TiffinCore

// Nutrients that may be unknown are written without intermediate strings, because a list has hundreds of them.
extension Field {
  /// Creates a field of whole kilocalories with thousands separators, without the unit. A template's section with this
  /// field is shown if the energy is known.
  ///
  /// - Parameter isEstimated: Returns true for an estimate.
  static func energy(
    _ get: @escaping @Sendable (V) -> Energy?, isEstimated: @escaping @Sendable (V) -> Bool
  ) -> Field {
    .written(if: { get($0) != nil }) { view, out in
      if isEstimated(view) { out.write(Formatter.about) }
      if let energy = get(view) { Formatter.write(energy, to: &out) }
    }
  }

  /// Creates a field of grams with their unit and at most one decimal; a dash if unknown.
  static func grams(_ get: @escaping @Sendable (V) -> Mass?) -> Field {
    .written { view, out in
      if let mass = get(view) { Formatter.write(mass, to: &out) } else { out.write(markup: "–") }
    }
  }
}

extension Formatter {
  /// The symbol before an estimate.
  static let about = "≈\u{A0}"

  /// Returns a sum of kilocalories, with "≈" if a part is an estimate: "1,244", "≈ 1,244".
  static func energy(_ total: FigureTotal) -> String {
    Output.text(capacity: 15) { write(energy: total, to: &$0) }
  }

  /// Writes a sum of kilocalories, with "≈" if a part is an estimate, without an intermediate string.
  static func write(energy total: FigureTotal, to out: inout Output) {
    if total.estimated > 0 { out.write(markup: about) }
    write(grouped: total.amount, to: &out)
  }

  /// Writes energy such as "1,244".
  static func write(_ energy: Energy, to out: inout Output) {
    write(grouped: energy.kilocalories, to: &out)
  }

  /// Writes a mass such as "58 g" or "5.5 g".
  static func write(_ mass: Mass, to out: inout Output) {
    let tenths = (mass.milligrams + 50) / 100
    out.write(tenths / 10)
    if tenths % 10 != 0 {
      out.write(byte: UInt8(ascii: "."))
      out.write(tenths % 10)
    }
    out.write(byte: UInt8(ascii: " "))
    out.write(byte: UInt8(ascii: "g"))
  }
}
