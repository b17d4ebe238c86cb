import Glibc
import TiffinWeb

/// Values that an option or a variable gives.
enum Setting {
  /// The variable's text; nil when it is missing or empty.
  static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  static func data(_ option: String?) throws -> String {
    guard let folder = option ?? variable("TIFFIN_DATA") else {
      throw Refusal("Say where the data is: --data FOLDER, or the variable TIFFIN_DATA.")
    }
    return folder
  }

  /// - Throws: ``Refusal`` for a text that is no number within the range.
  static func number(_ option: Int?, _ name: String, else standard: Int, in range: ClosedRange<Int>) throws -> Int {
    let text = variable(name)
    guard let number = option ?? (text == nil ? standard : text.flatMap { Int($0) }), range.contains(number) else {
      throw Refusal("\(name) has to be a number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  /// Whether a variable says yes: `1`, `true` or `yes`.
  static func isOn(_ name: String) -> Bool {
    ["1", "true", "yes"].contains(variable(name) ?? "")
  }
}
