import HTTPTypes
import Localization
import TiffinCore

/// The language of a response.
struct PageLanguage: Sendable {
  let language: Language
  /// True if the browser's languages decided, so that caches must keep a page for each.
  let isNegotiated: Bool

  static let english = PageLanguage(language: .english, isNegotiated: false)
}

extension Languages {
  /// Returns the language that a person has chosen, or the one that suits the browser.
  ///
  /// - Parameter settings: The person's settings; nil if the visitor is not identified.
  func choice(of settings: PersonSettings?, _ request: Request) -> PageLanguage {
    if let tag = settings?.language, tags.contains(tag) {
      return PageLanguage(language: language(tag), isNegotiated: false)
    }
    // With English alone there is nothing to decide.
    guard tags.count > 1 else { return .english }
    return PageLanguage(language: language(accepted: request.header(.acceptLanguage)), isNegotiated: true)
  }
}

extension Response {
  /// Adds the language of the page, and its dependence on that of the browser.
  mutating func set(_ language: PageLanguage) {
    headers[.contentLanguage] = language.language.tag.text
    if language.isNegotiated { headers[values: .vary].append("Accept-Language") }
  }
}
