import Platform

/// The position of a meal in a list, from which the next page continues. Opaque to callers.
public struct MealCursor: Hashable, Sendable {
  /// The order of the list.
  public let order: MealOrder
  let lead: [SQLValue]
  let date: LocalDate
  let time: LocalTime?
  let id: Meal.ID

  init(_ meal: ListedMeal, in order: MealOrder) {
    self.order = order
    self.lead = order.lead(of: meal)
    self.date = meal.date
    self.time = meal.time
    self.id = meal.id
  }

  /// Creates the position after all meals of that day and later ones, in a list with the newest first.
  public init(before date: LocalDate) {
    (order, lead, self.date, time, id) = (.date, [], date, nil, Meal.ID(1))
  }

  /// The cursor as text: letters, digits, `-` and `.` only, at most 500 of them.
  public var text: String {
    let order = order == .date ? [] : [self.order.rawValue]
    let time = self.time.map { "\(Digits.padded($0.hour, 2))\(Digits.padded($0.minute, 2))" } ?? "none"
    return (order + lead.map(Self.text) + [date.iso, time, String(id.number)]).joined(separator: ".")
  }

  /// Parses a text that ``text`` returned; nil for any other text.
  public init?(_ text: String) {
    guard text.utf8.count <= 500 else { return nil }
    var parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String($0) ?? "" }[...]
    let order = parts.first.flatMap(MealOrder.init(rawValue:))
    if order != nil { parts.removeFirst() }
    self.order = order ?? .date
    let count = self.order.lead.columns.count
    guard parts.count == count + 3 else { return nil }
    var lead: [SQLValue] = []
    for part in parts.prefix(count) {
      guard let value = Self.value(part, in: self.order) else { return nil }
      lead.append(value)
    }
    parts = parts.dropFirst(count)
    guard let date = parts.popFirst().flatMap(LocalDate.init(iso:)), let time = parts.popFirst(),
      let number = parts.popFirst().flatMap({ Int64($0) }), number > 0
    else { return nil }
    self.lead = lead
    self.date = date
    self.time = LocalTime(cursor: time)
    self.id = Meal.ID(number)
    guard self.text.utf8.elementsEqual(text.utf8) else { return nil }
  }

  private static func text(_ value: SQLValue) -> String {
    switch value {
    case .integer(let number): number < 0 ? "none" : String(number)
    case .string(let text): Hexadecimal.text(of: text)
    case .null, .blob: ""
    }
  }

  private static func value(_ text: String, in order: MealOrder) -> SQLValue? {
    switch order.lead {
    case .texts: Hexadecimal.decoded(text).flatMap { Whitespace.holdsNull($0) ? nil : .string($0) }
    case .figure: text == "none" ? .integer(-1) : Int(text).map(SQLValue.integer)
    }
  }
}

extension LocalTime {
  fileprivate init?(cursor text: String) {
    let bytes = text.utf8.span
    guard bytes.count == 4, let hour = Digits.number(bytes, 0..<2), let minute = Digits.number(bytes, 2..<4)
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}
