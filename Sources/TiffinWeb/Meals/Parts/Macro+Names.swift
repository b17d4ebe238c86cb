import Templating
import TiffinCore

extension Macro {
  /// The name shown on pages.
  var name: String {
    switch self {
    case .carbs: "Carbs"
    case .protein: "Protein"
    case .fat: "Fat"
    }
  }

  /// The initial of the name: "C", "P", "F".
  var initial: String {
    switch self {
    case .carbs: "C"
    case .protein: "P"
    case .fat: "F"
    }
  }
}

extension Formatter {
  /// Writes a value of each macro after its initial: "C 126 · P 50 · F 60".
  static func writeMacros(to out: inout Output, figure: (Macro, inout Output) -> Void) {
    for macro in Macro.allCases {
      if macro != Macro.allCases.first { out.write(markup: between) }
      out.write(markup: macro.initial)
      out.write(byte: UInt8(ascii: " "))
      figure(macro, &out)
    }
  }
}
