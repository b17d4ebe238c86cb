/// The place of a meal in the list, from which the next page goes on. To be handed back as it was given.
public struct MealCursor: Hashable, Sendable {
  let date: LocalDate
  let time: LocalTime?
  let id: Meal.ID

  init(_ meal: ListedMeal) {
    self.date = meal.date
    self.time = meal.time
    self.id = meal.id
  }

  /// Reads what ``text`` wrote; nil for anything else.
  public init?(_ text: String) {
    let bytes = text.utf8.span
    guard (15...38).contains(bytes.count), bytes[10] == Self.dot,
      let date = LocalDate(iso: String(text.utf8.prefix(10)) ?? "")
    else { return nil }
    let rest = text.utf8.dropFirst(11)
    let parts = rest.split(separator: Self.dot, maxSplits: 1, omittingEmptySubsequences: false).map { String($0) ?? "" }
    guard parts.count == 2, let number = Int64(parts[1]), number > 0, String(number) == parts[1] else { return nil }
    self.date = date
    self.time = LocalTime(cursor: parts[0])
    self.id = Meal.ID(number)
    guard self.text.utf8.elementsEqual(text.utf8) else { return nil }
  }

  /// Letters, digits, `-` and `.` only, at most 40 of them.
  public var text: String {
    let time = self.time.map { "\(Digits.padded($0.hour, 2))\(Digits.padded($0.minute, 2))" } ?? "none"
    return "\(date.iso).\(time).\(id.number)"
  }

  private static let dot = UInt8(ascii: ".")
}

extension LocalTime {
  fileprivate init?(cursor text: String) {
    let bytes = text.utf8.span
    guard bytes.count == 4, let hour = Digits.number(bytes, 0..<2), let minute = Digits.number(bytes, 2..<4)
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}
