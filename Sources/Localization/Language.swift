/// A language that pages are written in, with its translations.
///
/// What is not translated, or translated wrongly, is in English.
public final class Language: Sendable {
  /// The language's tag.
  public let tag: LanguageTag
  /// The mistakes in the language's file, each with file and line. Their messages are in English.
  public let problems: [POError]
  private let rule: PluralRule
  private let translations: [MessageKey: [String]]

  /// The language that all texts are written in, without a file.
  public static let english = Language(.english)

  private init(_ tag: LanguageTag, problems: [POError] = []) {
    self.tag = tag
    self.problems = problems
    rule = .english
    translations = [:]
  }

  /// Creates a language from a PO file. Fuzzy and empty translations are left out.
  public init(_ tag: LanguageTag, _ file: POFile) {
    self.tag = tag
    guard let rule = PluralRule(file.header["Plural-Forms"] ?? "") else {
      self.rule = .english
      translations = [:]
      problems = [POError(file: file.name, line: 0, message: "The header Plural-Forms is missing or wrong.")]
      return
    }
    var problems: [POError] = []
    var translations: [MessageKey: [String]] = [:]
    translations.reserveCapacity(file.entries.count)
    for entry in file.entries where !entry.isFuzzy && !entry.translations.contains("") {
      if let problem = entry.problem(forms: rule.count) {
        problems.append(POError(file: file.name, line: entry.line, message: problem))
      } else {
        translations[MessageKey(entry.id, context: entry.context)] = entry.translations
      }
    }
    self.rule = rule
    self.problems = problems
    self.translations = translations
  }

  /// Reads a language from the text of a PO file; one that cannot be read leaves everything in English.
  public convenience init(_ tag: LanguageTag, source: String, file: String) {
    do throws(POError) {
      self.init(tag, try POFile(source, name: file))
    } catch {
      self.init(tag, problems: [error])
    }
  }

  /// `rtl` or `ltr`, as HTML writes it.
  public var direction: String { tag.isRightToLeft ? "rtl" : "ltr" }

  /// Returns the translation of a message, with all forms of a plural; nil if there is none.
  public func forms(of key: MessageKey) -> [String]? { translations[key] }

  /// Returns the index of the form for a number.
  public func pluralForm(for number: Int) -> Int { rule.form(for: number) }
}

extension POFile.Entry {
  /// A sentence about the mistake in a translation; nil if it has none.
  ///
  /// A translation has the values and the markup of its message. A form of a plural may leave out one value, its number:
  /// "one meal".
  func problem(forms: Int) -> String? {
    let expected = plural == nil ? 1 : forms
    guard translations.count == expected else {
      return "The translation has \(translations.count) forms; it needs \(expected)."
    }
    do throws(MessageTextError) {
      let source = try MessageText(plural ?? id)
      for translation in translations {
        let text = try MessageText(translation)
        if let name = text.values.subtracting(source.values).min() { return "There is no value {\(name)}." }
        let missing = source.values.subtracting(text.values)
        if let name = missing.min(), missing.count > (plural == nil ? 0 : 1) {
          return "The value {\(name)} is missing."
        }
        if text.markup != source.markup { return "The markup is not that of the message." }
      }
      return nil
    } catch {
      return error.message
    }
  }
}
