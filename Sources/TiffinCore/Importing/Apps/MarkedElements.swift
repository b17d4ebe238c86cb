/// The elements of a page that have one of the given marks, such as class names, in page order.
struct MarkedElements {
  /// A marked element.
  struct Element {
    /// The mark by which the element was found.
    let mark: String
    let attributes: ArraySlice<UInt8>
    /// The element's inner HTML, with line breaks where block elements begin or end.
    private(set) var content: [UInt8] = []

    /// The element's text on one line.
    var line: String { HTMLText.line(text) }
    /// The element's text as lines.
    var lines: [String] { HTMLText.lines(text) }
    private var text: String { String(decoding: content, as: UTF8.self) }

    fileprivate mutating func add(_ bytes: some Collection<UInt8>) {
      // The content is truncated at the limit, so that nested elements cannot multiply it.
      content += bytes.prefix(HTMLText.limit - content.count)
    }

    /// Returns the value of an attribute; nil if it is missing.
    func attribute(_ name: String) -> String? { MarkedElements.attribute(name, attributes) }
    /// The machine-readable value: the attribute `content`, otherwise the text.
    var value: String { attribute("content").map { TextCleanup.line($0) } ?? line }
  }

  /// The maximum number of nested marked elements whose text is read. The text of an element includes the text of the
  /// elements in it.
  private static let deepest = 4

  private(set) var elements: [Element] = []

  /// Finds elements by their attributes, including nested elements.
  ///
  /// - Parameter names: The attributes whose words are compared with the marks, such as `class` or `itemprop`.
  init(_ page: [UInt8], markedBy names: [String], _ marks: Set<String>) {
    var scanner = HTMLScanner(page)
    /// The open marked elements, each with its tag and the number of open elements with the same tag from itself on.
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
      // Closing an element closes the elements in it.
      if let ended = open.firstIndex(where: { $0.depth == 0 }) { open.removeSubrange(ended...) }
      guard !tag.isClosing, let mark = Self.mark(of: tag, names, marks) else { continue }
      elements.append(Element(mark: mark, attributes: tag.attributes))
      if !Self.empty.contains(tag.name), open.count < Self.deepest { open.append((elements.count - 1, tag.name, 1)) }
    }
  }

  /// Splits the elements into groups, each of which begins with an element that has the mark. Elements before the first
  /// group are dropped.
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
  /// Returns the elements with a mark.
  func all(_ mark: String) -> [MarkedElements.Element] { filter { $0.mark == mark } }
  /// Returns the first element with a mark; nil if there is none.
  func first(_ mark: String) -> MarkedElements.Element? { first { $0.mark == mark } }
}
