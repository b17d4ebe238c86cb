/// The elements of a page that are open at a place, the outermost first.
///
/// Ends that HTML leaves out are known as far as they matter for lists, tables and paragraphs.
/// - Source: HTML Living Standard, optional tags and the parsing of end tags.
struct OpenElements<Content> {
  struct Element {
    let name: String
    var content: Content
  }

  /// The deepest nesting that is kept; what is within is taken for a part of the last element.
  private static var limit: Int { 200 }

  var elements: [Element] = []
  private var counts: [String: Int] = [:]

  /// Adds an element whose tag was read; returns false where that is too deep.
  mutating func open(_ name: String, _ content: Content) -> Bool {
    guard elements.count < Self.limit else { return false }
    elements.append(Element(name: name, content: content))
    counts[name, default: 0] += 1
    return true
  }

  /// Removes and returns the elements that a closing tag ends, the innermost first.
  mutating func close(_ name: String) -> [Element] {
    guard counts[name, default: 0] > 0 else { return [] }
    let isBlock = HTMLElements.blocks.contains(name)
    for place in elements.indices.reversed() {
      let other = elements[place].name
      if other == name { return pop(to: place) }
      if isStopped(isBlock, by: other, name) { return [] }
    }
    return []
  }

  /// Returns true if such an element is not closed from within: a cell by what is around its table, a block by `b`.
  private func isStopped(_ isBlock: Bool, by other: String, _ name: String) -> Bool {
    guard isBlock else { return HTMLElements.blocks.contains(other) }
    return HTMLElements.cells.contains(other) && !HTMLElements.ofTables.contains(name)
  }

  /// Removes and returns the elements that an opening tag ends: the last `li`, at the next one.
  mutating func closeImplied(by name: String) -> [Element] {
    let (ended, within) = HTMLElements.ended(by: name)
    guard !ended.isEmpty else { return [] }
    for place in elements.indices.reversed() {
      let other = elements[place].name
      if ended.contains(other) { return pop(to: place) }
      if within.contains(other) { return [] }
    }
    return []
  }

  /// Removes and returns all elements.
  mutating func closeAll() -> [Element] { pop(to: 0) }

  private mutating func pop(to place: Int) -> [Element] {
    let popped = Array(elements[place...].reversed())
    elements.removeSubrange(place...)
    for element in popped { counts[element.name, default: 1] -= 1 }
    return popped
  }
}

/// The kinds of HTML's elements.
enum HTMLElements {
  /// Have no content and no closing tag.
  static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
  ]
  /// End a paragraph, and are not ended by the closing tags of what is around them.
  static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "dd", "details", "div", "dl", "dt", "fieldset", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre",
    "section", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ]
  static let cells: Set<String> = ["td", "th"]
  static let ofTables: Set<String> = ["table", "tbody", "td", "tfoot", "th", "thead", "tr"]

  /// Returns the elements that such an opening tag ends, and those that they are not looked for outside of.
  static func ended(by name: String) -> (ended: Set<String>, within: Set<String>) {
    switch name {
    case "li": (["li"], ["ul", "ol", "td", "th"])
    case "dt", "dd": (["dt", "dd"], ["dl"])
    case "td", "th": (cells, ["tr", "table"])
    case "tr": (["tr"], ["table"])
    case "tbody", "tfoot": (["thead", "tbody"], ["table"])
    case _ where blocks.contains(name): (["p"], blocks)
    default: ([], [])
    }
  }
}
