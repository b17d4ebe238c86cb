/// The stack of open elements at a position of a page, outermost first.
///
/// End tags that HTML allows to omit are implied, to the extent that they matter for lists, tables and paragraphs.
///
/// - Source: HTML Living Standard, optional tags and the parsing of end tags.
struct OpenElements<Content> {
  struct Element {
    let name: String
    var content: Content
    /// The number that stands for the element's name; -1 for an element that was never opened.
    fileprivate let kind: Int

    init(name: String, content: Content) { self.init(name: name, content: content, kind: -1) }

    fileprivate init(name: String, content: Content, kind: Int) {
      (self.name, self.content, self.kind) = (name, content, kind)
    }
  }

  /// The maximum depth of nesting. Deeper elements count as part of the last one.
  private static var limit: Int { 200 }

  var elements: [Element] = []
  /// The numbers that stand for element names: first those of block elements, followed by others in order of
  /// appearance.
  private var kinds = HTMLElements.kinds
  /// The indices of open elements by the number of their name, so that no tag requires a search through all open
  /// elements.
  private var places = [[Int]](repeating: [], count: HTMLElements.kinds.count)
  /// The indices of open blocks.
  private var blocks: [Int] = []

  init() {}

  /// Adds an element whose opening tag was read; returns false if it would be nested too deep.
  mutating func open(_ name: String, _ content: Content) -> Bool {
    guard elements.count < Self.limit else { return false }
    let kind = kind(of: name)
    places[kind].append(elements.count)
    if HTMLElements.isBlock(kind) { blocks.append(elements.count) }
    elements.append(Element(name: name, content: content, kind: kind))
    return true
  }

  private mutating func kind(of name: String) -> Int {
    if let kind = kinds[name] { return kind }
    kinds[name] = places.count
    places.append([])
    return places.count - 1
  }

  /// Removes and returns the elements that a closing tag ends, innermost first.
  mutating func close(_ name: String) -> [Element] {
    guard let kind = kinds[name], let place = places[kind].last, place >= barrier(to: name, kind) else { return [] }
    return pop(to: place)
  }

  /// Returns the index of the last element that limits a closing tag: within a cell, only the tags of a table end
  /// elements outside of the cell, and a block is not ended by tags such as `</b>`.
  private func barrier(to name: String, _ kind: Int) -> Int {
    guard HTMLElements.isBlock(kind) else { return blocks.last ?? -1 }
    return HTMLElements.ofTables.contains(name) ? -1 : last(HTMLElements.cells)
  }

  /// Removes and returns the elements that an opening tag ends implicitly, such as the previous `li`.
  mutating func closeImplied(by name: String) -> [Element] {
    guard let kind = kinds[name], let ended = HTMLElements.ended(by: kind) else { return [] }
    let place = last(ended.kinds)
    guard place >= 0, place >= (ended.within.map(last) ?? blocks.last ?? -1) else { return [] }
    return pop(to: place)
  }

  /// Removes and returns all elements.
  mutating func closeAll() -> [Element] { pop(to: 0) }

  /// Returns the index of the last open element of one of these kinds; -1 if there is none.
  private func last(_ kinds: [Int]) -> Int {
    var last = -1
    for kind in kinds { if let place = places[kind].last, place > last { last = place } }
    return last
  }

  private mutating func pop(to place: Int) -> [Element] {
    let popped = Array(elements[place...].reversed())
    elements.removeSubrange(place...)
    for element in popped { places[element.kind].removeLast() }
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
  /// Elements that end a paragraph, and are not ended by the closing tags of inline elements.
  private static let blocks = [
    "address", "article", "aside", "blockquote", "body", "dd", "details", "div", "dl", "dt", "fieldset", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre",
    "section", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ]
  /// The numbers that stand for the names of block elements.
  static let kinds = Dictionary(uniqueKeysWithValues: blocks.enumerated().map { ($1, $0) })
  static let cells = numbers(["td", "th"])
  static let ofTables: Set<String> = ["table", "tbody", "td", "tfoot", "th", "thead", "tr"]

  /// Returns true if the number stands for the name of a block element.
  static func isBlock(_ kind: Int) -> Bool { kind < blocks.count }

  /// The elements that an opening tag ends implicitly.
  struct EndedElements {
    let kinds: [Int]
    /// The elements within which elements of these kinds are searched for; nil for any block.
    let within: [Int]?
  }

  /// Returns the elements that the opening tag of a block ends; nil if it is no block.
  static func ended(by kind: Int) -> EndedElements? { isBlock(kind) ? endedByKind[kind] : nil }

  private static let endedByKind: [EndedElements] = blocks.map { name in
    switch name {
    case "li": EndedElements(kinds: numbers(["li"]), within: numbers(["ul", "ol", "td", "th"]))
    case "dt", "dd": EndedElements(kinds: numbers(["dt", "dd"]), within: numbers(["dl"]))
    case "td", "th": EndedElements(kinds: cells, within: numbers(["tr", "table"]))
    case "tr": EndedElements(kinds: numbers(["tr"]), within: numbers(["table"]))
    case "tbody", "tfoot": EndedElements(kinds: numbers(["thead", "tbody"]), within: numbers(["table"]))
    default: EndedElements(kinds: numbers(["p"]), within: nil)
    }
  }

  private static func numbers(_ names: [String]) -> [Int] { names.compactMap { kinds[$0] } }
}
