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
  /// The places of elements by name: no tag needs a walk through all that are open.
  private var places: [String: [Int]] = [:]
  /// The places of blocks.
  private var blocks: [Int] = []

  /// Adds an element whose tag was read; returns false where that is too deep.
  mutating func open(_ name: String, _ content: Content) -> Bool {
    guard elements.count < Self.limit else { return false }
    places[name, default: []].append(elements.count)
    if HTMLElements.blocks.contains(name) { blocks.append(elements.count) }
    elements.append(Element(name: name, content: content))
    return true
  }

  /// Removes and returns the elements that a closing tag ends, the innermost first.
  mutating func close(_ name: String) -> [Element] {
    guard let place = places[name]?.last, place >= barrier(to: name) else { return [] }
    return pop(to: place)
  }

  /// Returns the place of the last element that such a closing tag does not reach beyond: a cell ends nothing around
  /// its table but by the table's own tags, and a block is not ended by `</b>`.
  private func barrier(to name: String) -> Int {
    guard HTMLElements.blocks.contains(name) else { return blocks.last ?? -1 }
    return HTMLElements.ofTables.contains(name) ? -1 : last(HTMLElements.cells)
  }

  /// Removes and returns the elements that an opening tag ends: the last `li`, at the next one.
  mutating func closeImplied(by name: String) -> [Element] {
    guard let (ended, within) = HTMLElements.ended(by: name) else { return [] }
    let place = last(ended)
    guard place >= 0, place >= (within.map(last) ?? blocks.last ?? -1) else { return [] }
    return pop(to: place)
  }

  /// Removes and returns all elements.
  mutating func closeAll() -> [Element] { pop(to: 0) }

  /// Returns the place of the last open element with one of these names; -1 if there is none.
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
  static let cells = ["td", "th"]
  static let ofTables: Set<String> = ["table", "tbody", "td", "tfoot", "th", "thead", "tr"]

  /// Returns the elements that such an opening tag ends, and those that they are not looked for outside of: nil for any
  /// block. Nil if it ends none.
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
