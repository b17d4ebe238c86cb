import Platform
import Synchronization

/// The languages that pages can be written in: English, and each that has a file `TAG.po`. A file is read when its
/// language is first asked for.
public final class Languages: Sendable {
  /// The tags of all languages, English first.
  public let tags: [LanguageTag]
  private let source: @Sendable (LanguageTag) -> String?
  private let keeps: Bool
  private let report: @Sendable (String) -> Void
  private let known = Mutex<[LanguageTag: Language]>([:])

  /// English alone.
  public static let onlyEnglish = Languages(sources: [:])

  /// Finds the languages in a folder; one that cannot be read has none.
  ///
  /// - Parameters:
  ///   - keeps: False to read a file again each time, while somebody translates.
  ///   - report: Told of each mistake in a file, as one line.
  public convenience init(folder: String, keeps: Bool = true, report: @escaping @Sendable (String) -> Void = { _ in }) {
    let names = (FolderReader.names(in: folder) ?? []).filter { $0.hasSuffix(".po") }
    self.init(names.compactMap { LanguageTag(String($0.dropLast(3))) }, keeps: keeps, report: report) { tag in
      FolderReader.contents(of: "\(folder)/\(tag.text).po").flatMap { String(validating: $0, as: UTF8.self) }
    }
  }

  /// Creates languages from the texts of their files.
  public convenience init(sources: [LanguageTag: String]) {
    self.init(Array(sources.keys), keeps: true, report: { _ in }, source: { sources[$0] })
  }

  private init(
    _ tags: [LanguageTag], keeps: Bool, report: @escaping @Sendable (String) -> Void,
    source: @escaping @Sendable (LanguageTag) -> String?
  ) {
    let others = tags.filter { $0 != .english }.sorted { $0.text < $1.text }
    self.tags = [.english] + others
    self.source = source
    self.keeps = keeps
    self.report = report
  }

  /// Returns a language; English if there is no such language.
  public func language(_ tag: LanguageTag) -> Language {
    guard tag != .english, tags.contains(tag) else { return .english }
    if keeps, let language = known.withLock({ $0[tag] }) { return language }
    let read = Language(tag, source: source(tag) ?? "", file: "\(tag.text).po")
    guard keeps else { return read }
    // Of two threads that read it at once, the first one's is kept.
    let (language, isNew) = known.withLock { known -> (Language, Bool) in
      if let other = known[tag] { return (other, false) }
      known[tag] = read
      return (read, true)
    }
    if isNew { for problem in language.problems { report(problem.description) } }
    return language
  }

  /// Returns the language that suits a browser best; English if none does.
  ///
  /// - Parameter header: The header Accept-Language; nil if it was not sent.
  public func language(accepted header: String?) -> Language {
    language(header.flatMap { LanguageTag.lookUp($0, among: tags) } ?? .english)
  }

  /// Returns a language's name in the language itself, as its file says: "Deutsch". The file is not kept.
  public func name(of tag: LanguageTag) -> String {
    if tag == .english { return "English" }
    let file = source(tag).flatMap { try? POFile($0, name: tag.text) }
    return file?.header["X-Native-Name"] ?? tag.text
  }
}
