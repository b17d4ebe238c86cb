import TiffinCore

/// A writer of an iCalendar file, which escapes texts and folds lines longer than 75 bytes.
///
/// - Source: RFC 5545, 3.1 and 3.3.11.
struct CalendarFileWriter {
  private(set) var bytes: [UInt8] = []

  /// Appends a line whose value needs no escaping.
  mutating func line(_ name: String, _ value: String) {
    fold("\(name):\(value)")
  }

  /// Appends a line with a text, which is escaped.
  mutating func line(_ name: String, text: String) {
    var escaped = "\(name):"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      // Carriage returns and other control characters are invalid in a text and omitted.
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    fold(escaped)
  }

  private mutating func fold(_ line: String) {
    var count = 0
    for scalar in line.unicodeScalars {
      let width = UTF8.width(scalar)
      if count + width > 75 {
        bytes += [0x0D, 0x0A, 0x20]
        count = 1
      }
      bytes += Array(String(scalar).utf8)
      count += width
    }
    bytes += [0x0D, 0x0A]
  }
}

extension LocalDateTime {
  /// The moment in iCalendar format: `20261121T180000`.
  var calendarText: String { "\(date.calendarText)T\(Self.digits(time.iso))00" }

  fileprivate static func digits(_ iso: String) -> String {
    String(decoding: iso.utf8.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }, as: UTF8.self)
  }
}

extension LocalDate {
  /// The date in iCalendar format: `20261121`.
  var calendarText: String { LocalDateTime.digits(iso) }
}
