/// The items that a page's HTML describes with attributes, in the same form as JSON-LD.
struct WebPageItems {
  /// The maximum number of properties that are read.
  private static let limit = 20_000
  /// The maximum number of properties of one element.
  private static let mostOfAnElement = 10
  /// The maximum number of properties that one item can be the value of.
  private static let mostOfAnItem = 4

  /// The items that are not the value of another item's property.
  private(set) var values: [JSONValue] = []

  private let page: [UInt8]
  private let vocabulary: WebPageVocabulary
  private var open = OpenElements<Content>()
  /// The open items, outermost first.
  private var items: [Item] = []
  /// The indices of open elements with properties, outermost first.
  private var described: [Int] = []
  /// The number of open elements by property.
  private var counts: [OpenProperty: Int] = [:]
  private var properties = 0
  /// The remaining bytes of text to read. They are limited, because nested elements share the same text.
  private var allowance: Int

  /// A property of the open item at a depth.
  private struct OpenProperty: Hashable {
    let owner: Int
    let name: String
  }

  /// The data of an open element.
  private struct Content {
    /// The properties whose value is the element.
    var properties: [String] = []
    /// The depth of the item that has these properties.
    var owner = 0
    /// The value in an attribute; nil if the value is the element's text.
    var value: String?
    /// True if the element begins an item.
    var isItem = false
    /// The position of the beginning of the element's content.
    var start = 0
  }

  /// An item with its members so far.
  private struct Item {
    var types: [String]
    var members: [String: [JSONValue]] = [:]
    /// The range of the element with ingredients, by property, as long as there is only one such element, which then
    /// contains all ingredients.
    var ingredients: [String: Range<Int>] = [:]

    /// True if the value of one of its members is an item.
    var hasItems: Bool {
      members.values.contains { $0.contains { if case .object = $0 { true } else { false } } }
    }
  }

  init(_ page: [UInt8], _ vocabulary: WebPageVocabulary) {
    (self.page, self.vocabulary) = (page, vocabulary)
    allowance = max(100_000, 4 * page.count)
    var scanner = HTMLScanner(page)
    while !scanner.isAtEnd, properties < Self.limit {
      _ = scanner.text()
      let start = scanner.index
      guard let tag = scanner.tag() else { continue }
      if tag.isClosing {
        end(open.close(tag.name), at: start)
      } else {
        begin(tag, from: start, to: scanner.index)
        if HTMLText.hidden.contains(tag.name) {
          _ = scanner.content(of: tag.name)
          end(open.close(tag.name), at: scanner.index)
        }
      }
    }
    end(open.closeAll(), at: page.count)
  }

  private mutating func begin(_ tag: HTMLScanner.Tag, from start: Int, to end: Int) {
    self.end(open.closeImplied(by: tag.name), at: start)
    var content = Content(start: end)
    if !tag.attributes.isEmpty { describe(tag, &content) }
    if !HTMLElements.void.contains(tag.name), open.open(tag.name, content) {
      count(content)
    } else {
      self.end(OpenElements.Element(name: tag.name, content: content), at: end)
    }
  }

  /// Counts the properties of an element that was opened.
  private mutating func count(_ content: Content) {
    guard !content.properties.isEmpty else { return }
    described.append(open.elements.count - 1)
    for name in content.properties { counts[OpenProperty(owner: content.owner, name: name), default: 0] += 1 }
  }

  /// Ends elements that were closed, innermost first.
  private mutating func end(_ elements: [OpenElements<Content>.Element], at end: Int) {
    while let place = described.last, place >= open.elements.count { described.removeLast() }
    for element in elements {
      for name in element.content.properties {
        counts[OpenProperty(owner: element.content.owner, name: name), default: 1] -= 1
      }
    }
    for element in elements { self.end(element, at: end) }
  }

  private mutating func describe(_ tag: HTMLScanner.Tag, _ content: inout Content) {
    if !items.isEmpty {
      content.properties = Array(vocabulary.properties(tag).prefix(Self.mostOfAnElement))
      content.owner = items.count - 1
      if !content.properties.isEmpty { content.value = WebPageValue.attribute(of: tag, content.properties, vocabulary) }
      if vocabulary == .microformats, let title = WebPageValue.title(tag) { giveValue(title) }
    }
    if let types = vocabulary.types(tag), HTMLElements.void.contains(tag.name) == false {
      content.isItem = true
      items.append(Item(types: types))
    }
  }

  /// Sets the value of the innermost property to a machine-readable value within its element.
  private mutating func giveValue(_ value: String) {
    while let place = described.last, open.elements[place].content.properties.isEmpty { described.removeLast() }
    guard let place = described.last else { return }
    if open.elements[place].content.value == nil { open.elements[place].content.value = value }
  }

  /// Adds the value of a closed element to the item that has the property.
  private mutating func end(_ element: OpenElements<Content>.Element, at end: Int) {
    let content = element.content
    let item = content.isItem ? items.popLast() : nil
    guard !content.properties.isEmpty, items.indices.contains(content.owner) else {
      if let item { values.append(value(of: item, content, end)) }
      return
    }
    let given = item.map { value(of: $0, content, end) }
    // Nested items that are each the value of two properties would double at each level.
    let most = item?.hasItems == true ? 1 : Self.mostOfAnItem
    for (number, name) in content.properties.enumerated() {
      properties += 1
      add(name, number < most ? given : nil, element, end)
    }
  }

  private mutating func add(
    _ name: String, _ item: JSONValue?, _ element: OpenElements<Content>.Element, _ end: Int
  ) {
    let content = element.content
    // If a list and its lines are both described as the same property, only the lines are used.
    let property = OpenProperty(owner: content.owner, name: name)
    if counts.removeValue(forKey: property) ?? 0 > 0 {
      for place in open.elements.indices where open.elements[place].content.owner == content.owner {
        open.elements[place].content.properties.removeAll { $0 == name }
      }
    }
    let isLine = name == "recipeIngredient" || name == "ingredients"
    if let value = isLine ? nil : item ?? content.value.map(JSONValue.string) {
      items[content.owner].members[name, default: []].append(value)
      return
    }
    let raw = raw(content.start, end)
    let text = isLine ? content.value ?? WebPageValue.line(raw, of: element.name) : HTMLText.shown(raw)
    guard !Whitespace.trimmed(text).isEmpty else { return }
    let isFirst = items[content.owner].members[name] == nil
    if isLine { items[content.owner].ingredients[name] = isFirst && content.value == nil ? content.start..<end : nil }
    items[content.owner].members[name, default: []].append(.string(text))
  }

  /// Returns an item as JSON-LD. If it has neither name nor text, its text becomes the name.
  private mutating func value(of item: Item, _ content: Content, _ end: Int) -> JSONValue {
    var members = item.members.mapValues { $0.count == 1 ? $0[0] : JSONValue.array($0) }
    if let text = members["recipeInstructions"]?.text {
      members["recipeInstructions"] = .string(WebPageValue.withoutTitle(text))
    }
    for (name, all) in item.ingredients {
      members[name] = .string(WebPageValue.lines(raw(all.lowerBound, all.upperBound)))
    }
    members["@type"] = .array(item.types.map(JSONValue.string))
    let value = JSONValue.object(members)
    let isNamed = ["name", "text", "itemListElement", "url"].contains { members[$0] != nil }
    guard !isNamed, !value.isOfType("Recipe"), !content.properties.isEmpty else { return value }
    members["name"] = .string(HTMLText.shown(raw(content.start, end, limit: 1_000)))
    return .object(members)
  }

  private mutating func raw(_ start: Int, _ end: Int, limit: Int = HTMLText.limit) -> ArraySlice<UInt8> {
    let raw = page[min(start, end)..<end].prefix(limit)
    allowance -= raw.count
    return allowance >= 0 ? raw : []
  }
}
