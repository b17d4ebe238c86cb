/// Elements of a page that an app marked, in the page's order.
struct MarkedElements {
  /// An element that was asked for.
  struct Element {
    /// The mark by which it was found.
    let mark: String
    let attributes: ArraySlice<UInt8>
    /// What stands inside of it, with line breaks where the page has them.
    private(set) var content: [UInt8] = []

    /// Its text on one line.
    var line: String { HTMLText.line(text) }
    /// Its lines.
    var lines: [String] { HTMLText.lines(text) }
    private var text: String { String(decoding: content, as: UTF8.self) }

    fileprivate mutating func add(_ bytes: some Collection<UInt8>) {
      // No more is read, and those around others have all of theirs, too.
      content += bytes.prefix(HTMLText.limit - content.count)
    }

    /// The value of an attribute.
    func attribute(_ name: String) -> String? { MarkedElements.attribute(name, attributes) }
    /// What machines are to read: an attribute, else the text.
    var value: String { attribute("content").map { PlainText.line($0) } ?? line }
  }

  /// The most elements within each other that are read: each has all of the text of those within.
  private static let deepest = 4

  private(set) var elements: [Element] = []

  /// Finds elements by attributes; those within others count as well.
  ///
  /// - Parameter names: The attributes whose words are marks: `class`, `itemprop`.
  init(_ page: [UInt8], markedBy names: [String], _ marks: Set<String>) {
    var scanner = HTMLScanner(page)
    /// Elements that are open, with their tag and how many of the same tag are open within.
    var open: [(index: Int, tag: String, depth: Int)] = []
    while !scanner.isAtEnd {
      let text = scanner.text()
      for (index, _, _) in open { elements[index].add(text) }
      guard let tag = scanner.tag() else { continue }
      if tag.name == "style" || tag.name == "script", !tag.isClosing { _ = scanner.content(of: tag.name) }
      if Self.breaking.contains(tag.name) {
        for (index, _, _) in open { elements[index].add("<br>".utf8) }
      }
      for place in open.indices where open[place].tag == tag.name { open[place].depth += tag.isClosing ? -1 : 1 }
      // What is open within an element ends with it.
      if let ended = open.firstIndex(where: { $0.depth == 0 }) { open.removeSubrange(ended...) }
      guard !tag.isClosing, let mark = Self.mark(of: tag, names, marks) else { continue }
      elements.append(Element(mark: mark, attributes: tag.attributes))
      if !Self.empty.contains(tag.name), open.count < Self.deepest { open.append((elements.count - 1, tag.name, 1)) }
    }
  }

  /// Cuts the elements before each one with that mark: what a page has several times.
  func groups(beginningWith mark: String) -> [[Element]] {
    var groups: [[Element]] = []
    for element in elements {
      if element.mark == mark { groups.append([]) }
      if !groups.isEmpty { groups[groups.count - 1].append(element) }
    }
    return groups
  }

  private static func mark(of tag: HTMLScanner.Tag, _ names: [String], _ marks: Set<String>) -> String? {
    for name in names {
      let words = attribute(name, tag.attributes)?.split(separator: " ") ?? []
      if let word = words.first(where: { marks.contains(String($0)) }) { return String(word) }
    }
    return nil
  }

  private static func attribute(_ name: String, _ attributes: ArraySlice<UInt8>) -> String? {
    HTMLAttributes.value(of: name, in: attributes).map { String(decoding: HTMLEntities.decoded($0), as: UTF8.self) }
  }

  private static let breaking: Set<String> = ["p", "br", "li", "div", "tr", "h1", "h2", "h3"]
  private static let empty: Set<String> = ["meta", "img", "br", "link", "input", "hr"]
}

extension [MarkedElements.Element] {
  /// The elements with a mark.
  func all(_ mark: String) -> [MarkedElements.Element] { filter { $0.mark == mark } }
  /// The first element with a mark.
  func first(_ mark: String) -> MarkedElements.Element? { first { $0.mark == mark } }
}
