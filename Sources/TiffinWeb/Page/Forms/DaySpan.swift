import TiffinCore

/// The days from a first to a last one, given in two fields of a form.
struct DaySpan: Sendable {
  let from: String
  let to: String
  /// The days; nil if there are ``errors``.
  let days: [LocalDate]?
  let errors: FormErrors?

  /// Parses the fields of a form.
  ///
  /// - Parameters:
  ///   - usual: The days if the fields are missing.
  ///   - most: The maximum number of days.
  init(_ data: FormData, else usual: [LocalDate], most: Int) throws(HTTPRefusal) {
    from = try data.text("from") ?? usual.first?.iso ?? ""
    to = try data.text("to") ?? usual.last?.iso ?? ""
    var errors = FormErrors()
    let (first, last) = (LocalDate(typed: from), LocalDate(typed: to))
    if first == nil { errors.add("Choose the first day", at: "from") }
    if last == nil { errors.add("Choose the last day", at: "to") }
    let count = first.flatMap { first in last.map { $0.daysSinceEpoch - first.daysSinceEpoch + 1 } } ?? 0
    if first != nil, last != nil, count < 1 { errors.add("The last day comes before the first", at: "to") }
    if count > most { errors.add("At most \(most) days at once", at: "to") }
    self.errors = errors.isEmpty ? nil : errors
    days = errors.isEmpty ? first.map { first in (0..<count).compactMap { first.adding(days: $0) } } : nil
  }
}
