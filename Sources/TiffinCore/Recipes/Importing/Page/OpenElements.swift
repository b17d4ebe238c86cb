/// The stack of open elements at a position of a page, outermost first.
///
/// End tags that HTML allows to omit are implied, as far as they matter for lists, tables and paragraphs.
///
/// - Source: HTML Living Standard, optional tags and the parsing of end tags.
struct OpenElements<Content> {
  struct Element {
    let name: String
    var content: Content
  }

  /// The maximum depth of nesting; deeper elements count as part of the last one.
  private static var limit: Int { 200 }

  var elements: [Element] = []
  /// The indices of elements by name, so that a tag needs no search through all open elements.
  private var places: [String: [Int]] = [:]
  /// The indices of block elements.
  private var blocks: [Int] = []

  /// Pushes an element; returns false if the nesting is too deep.
  mutating func open(_ name: String, _ content: Content) -> Bool {
    guard elements.count < Self.limit else { return false }
    places[name, default: []].append(elements.count)
    if HTMLElements.blocks.contains(name) { blocks.append(elements.count) }
    elements.append(Element(name: name, content: content))
    return true
  }

  /// Removes and returns the elements that a closing tag ends, innermost first; empty if it ends none.
  mutating func close(_ name: String) -> [Element] {
    guard let place = places[name]?.last, place >= barrier(to: name) else { return [] }
    return pop(to: place)
  }

  /// Returns the index of the last element that a closing tag cannot end from within; -1 if there is none. A tag in a
  /// cell ends nothing outside of its table, except for the table's own tags, and `</b>` does not end a block.
  private func barrier(to name: String) -> Int {
    guard HTMLElements.blocks.contains(name) else { return blocks.last ?? -1 }
    return HTMLElements.ofTables.contains(name) ? -1 : last(HTMLElements.cells)
  }

  /// Removes and returns the elements that an opening tag ends implicitly, such as the previous `li`.
  mutating func closeImplied(by name: String) -> [Element] {
    guard let (ended, within) = HTMLElements.ended(by: name) else { return [] }
    let place = last(ended)
    guard place >= 0, place >= (within.map(last) ?? blocks.last ?? -1) else { return [] }
    return pop(to: place)
  }

  /// Removes and returns all elements.
  mutating func closeAll() -> [Element] { pop(to: 0) }

  /// Returns the index of the last open element with one of these names; -1 if there is none.
  private func last(_ names: [String]) -> Int {
    names.reduce(-1) { max($0, places[$1]?.last ?? -1) }
  }

  private mutating func pop(to place: Int) -> [Element] {
    let popped = Array(elements[place...].reversed())
    elements.removeSubrange(place...)
    for element in popped { places[element.name]?.removeLast() }
    while let last = blocks.last, last >= place { blocks.removeLast() }
    return popped
  }
}

/// Categories of HTML elements.
enum HTMLElements {
  /// Elements without content and closing tag.
  static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
  ]
  /// Elements that end a paragraph, and are not ended by closing tags of elements around them.
  static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "dd", "details", "div", "dl", "dt", "fieldset", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre",
    "section", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ]
  static let cells = ["td", "th"]
  static let ofTables: Set<String> = ["table", "tbody", "td", "tfoot", "th", "thead", "tr"]

  /// Returns the elements that an opening tag ends implicitly, and those that limit the search for them; nil limits
  /// mean any block. Nil if it ends none.
  static func ended(by name: String) -> (ended: [String], within: [String]?)? {
    endedByName[name] ?? (blocks.contains(name) ? paragraph : nil)
  }

  private static let paragraph: (ended: [String], within: [String]?) = (["p"], nil)
  private static let endedByName: [String: (ended: [String], within: [String]?)] = [
    "li": (["li"], ["ul", "ol", "td", "th"]),
    "dt": (["dt", "dd"], ["dl"]), "dd": (["dt", "dd"], ["dl"]),
    "td": (cells, ["tr", "table"]), "th": (cells, ["tr", "table"]),
    "tr": (["tr"], ["table"]),
    "tbody": (["thead", "tbody"], ["table"]), "tfoot": (["thead", "tbody"], ["table"]),
  ]
}
