/// A sentence or a label that people read, in English, with the values that it names.
///
/// The English text is written in place and is also the key of its translations, so it must be a literal:
///
/// ```swift
/// Message("Planned for {day}", ["day": format.date(day)])
/// Message("1 entry", "{count} entries", count: entries.count)
/// Message("May", context: "the month")
/// ```
///
/// `Scripts/messages` collects all of them. A comment for translators is the line above: `// Translators: …`.
public struct Message: Hashable, Sendable {
  /// The text in English, or its form for one.
  public let english: String
  /// The form in English for any number but one; nil if the text has no number.
  private let englishPlural: String?
  private let context: String?
  private let count: Int
  private let values: [NamedValue]
  /// True if the text is written as it is in every language.
  private let isVerbatim: Bool

  private struct NamedValue: Hashable, Sendable {
    let name: String
    let value: MessageArgument
  }

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - english: The text, a literal, with its values as `{name}`.
  ///   - values: The values by their names: numbers, texts, or other messages.
  ///   - context: The use of the text, a literal, where the same English text needs different translations.
  public init(
    _ english: String, _ values: KeyValuePairs<String, any MessageValue> = [:], context: String? = nil
  ) {
    self.init(english, nil, 0, values, context)
  }

  /// Creates a message with a number. Both texts may name it as `{count}`.
  ///
  /// - Parameters:
  ///   - one: The text for one, a literal.
  ///   - other: The text for any other number, a literal.
  public init(
    _ one: String, _ other: String, count: Int, _ values: KeyValuePairs<String, any MessageValue> = [:],
    context: String? = nil
  ) {
    self.init(one, other, count, values, context)
  }

  /// Creates a message of text that is not translated, such as what a person typed.
  public init(verbatim text: String) {
    (english, englishPlural, context, count, values, isVerbatim) = (text, nil, nil, 0, [], true)
  }

  private init(
    _ english: String, _ plural: String?, _ count: Int, _ values: KeyValuePairs<String, any MessageValue>,
    _ context: String?
  ) {
    self.english = english
    englishPlural = plural
    self.context = context
    self.count = count
    isVerbatim = false
    let named = values.map { NamedValue(name: $0.key, value: $0.value.argument) }
    self.values = plural == nil ? named : named + [NamedValue(name: "count", value: .number(count))]
  }

  /// Returns the text in a language; in English if the language has no translation.
  public func text(in language: Language = .english) -> String {
    if isVerbatim { return english }
    let form: String
    if let forms = language.forms(of: MessageKey(english, context: context)), !forms.isEmpty {
      form = englishPlural == nil ? forms[0] : forms[min(language.pluralForm(for: count), forms.count - 1)]
    } else {
      form = count == 1 ? english : englishPlural ?? english
    }
    return values.isEmpty ? form : fill(form, in: language)
  }

  private func fill(_ form: String, in language: Language) -> String {
    var filled = ""
    var rest = form.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "{")),
      let end = rest[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      let name = rest[rest.index(after: start)..<end]
      filled += String(Substring(rest[..<start]))
      filled += values.first { $0.name.utf8.elementsEqual(name) }?.value.text(in: language) ?? ""
      rest = rest[rest.index(after: end)...]
    }
    return filled + String(Substring(rest))
  }
}

/// A value that a message can contain.
public protocol MessageValue: Sendable {
  /// The value as an argument of a message.
  var argument: MessageArgument { get }
}

/// The value of a name in a message.
public enum MessageArgument: Hashable, Sendable {
  case number(Int)
  case text(String)
  indirect case message(Message)

  func text(in language: Language) -> String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): text
    case .message(let message): message.text(in: language)
    }
  }
}

extension Int: MessageValue {
  /// This number as an argument.
  public var argument: MessageArgument { .number(self) }
}

extension String: MessageValue {
  /// This text as an argument.
  public var argument: MessageArgument { .text(self) }
}

extension Message: MessageValue {
  /// This message as an argument.
  public var argument: MessageArgument { .message(self) }
}

/// The identity of a message in a catalogue: its English text, and its context if the text alone is ambiguous.
public struct MessageKey: Hashable, Sendable {
  /// The context; nil if the text is not ambiguous.
  public let context: String?
  /// The English text, or its form for one.
  public let text: String

  /// Creates a key.
  public init(_ text: String, context: String? = nil) {
    self.text = text
    self.context = context
  }
}
