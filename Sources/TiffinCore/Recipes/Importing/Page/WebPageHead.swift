/// The metadata of a page: its title, its picture, its address, and the base of relative addresses.
struct WebPageHead {
  /// The base of relative addresses, as written; nil if it is missing.
  private(set) var base: String?
  /// The address of the preview picture, as written; nil if it is missing.
  private(set) var picture: String?
  /// The page's own address, as written; nil if it is missing.
  private(set) var address: String?

  private var site: String?
  private var sharedTitle: String?
  private var title: [UInt8]?
  private var heading: [UInt8]?
  /// The name of the element whose text is being read; nil if there is none.
  private var reading: String?

  /// The maximum number of bytes of a title.
  private static let limit = 2_000

  /// The title of the page without the site's name; nil if it is missing.
  var name: String? {
    let heading = heading.map(Self.line) ?? ""
    guard let title = [sharedTitle, title.map(Self.line)].compactMap({ $0 }).first(where: { !$0.isEmpty }) else {
      return heading.isEmpty ? nil : heading
    }
    return !heading.isEmpty && title.hasPrefix(heading) ? heading : withoutSite(title)
  }

  /// Adds text between tags, if it belongs to the title or the heading.
  mutating func add(_ text: ArraySlice<UInt8>) {
    switch reading {
    case "title": Self.append(text, to: &title)
    case "h1": Self.append(text, to: &heading)
    default: break
    }
  }

  private static func append(_ text: ArraySlice<UInt8>, to title: inout [UInt8]?) {
    let known = title ?? []
    guard known.count < limit else { return }
    title = known + text.prefix(limit - known.count)
  }

  /// Adds a tag. Only the first title and the first heading are used.
  mutating func add(_ tag: HTMLScanner.Tag) {
    switch tag.name {
    case "title", "h1":
      let isFirst = tag.name == "title" ? title == nil : heading == nil
      reading = isFirst && !tag.isClosing ? tag.name : nil
      if reading == "title" { title = [] }
      if reading == "h1" { heading = [] }
    case "base": if base == nil, !tag.isClosing { base = tag.text("href") }
    case "link": if address == nil, tag.words("rel").contains("canonical") { address = tag.text("href") }
    case "meta": addMeta(tag)
    default: break
    }
  }

  /// Adds a meta tag.
  ///
  /// - Source: The Open Graph protocol, https://ogp.me
  private mutating func addMeta(_ tag: HTMLScanner.Tag) {
    guard let property = tag.text("property") ?? tag.text("name"), let content = tag.text("content") else { return }
    switch property {
    case "og:title": sharedTitle = sharedTitle ?? TextCleanup.line(content)
    case "og:site_name": site = site ?? TextCleanup.line(content)
    case "og:image", "og:image:url", "og:image:secure_url", "twitter:image": picture = picture ?? content
    default: break
    }
  }

  /// Removes the site's name after a title, as in ` | Site` or ` - Site`.
  private func withoutSite(_ title: String) -> String {
    for sign in [" | ", " - ", " – ", " — ", " · ", " • ", " » "] {
      guard let range = title.lastRange(of: sign), range.lowerBound > title.startIndex else { continue }
      if sign == " | " || title[range.upperBound...] == site ?? "" { return String(title[..<range.lowerBound]) }
    }
    return title
  }

  private static func line(_ markup: [UInt8]) -> String { TextCleanup.line(HTMLText.shown(markup[...])) }
}

extension String {
  /// Returns the range of the last occurrence of a text; nil if there is none.
  fileprivate func lastRange(of sign: String) -> Range<String.Index>? {
    let (bytes, pattern) = (Array(utf8), Array(sign.utf8))
    guard bytes.count >= pattern.count,
      let start = (0...(bytes.count - pattern.count)).last(where: { bytes[$0...].starts(with: pattern) })
    else { return nil }
    let lower = utf8.index(startIndex, offsetBy: start)
    return lower..<utf8.index(lower, offsetBy: pattern.count)
  }
}
