/// The things that a page's HTML describes by attributes, as the same values that JSON-LD gives.
struct PageItems {
  /// The most properties that are read.
  private static let limit = 20_000
  /// The most properties of one element.
  private static let mostOfAnElement = 10
  /// The most properties of which one item is the value.
  private static let mostOfAnItem = 4

  /// The things that are no property of another one.
  private(set) var values: [JSONValue] = []

  private let page: [UInt8]
  private let vocabulary: PageVocabulary
  private var open = OpenElements<Content>()
  /// The items that are open, the outermost first.
  private var items: [Item] = []
  /// The places of open elements with properties, the outermost first.
  private var described: [Int] = []
  /// How many open elements have a property.
  private var counts: [OpenProperty: Int] = [:]
  private var properties = 0
  /// The bytes of texts that may still be read: elements within each other have the same text.
  private var allowance: Int

  /// A property of an item of that depth.
  private struct OpenProperty: Hashable {
    let owner: Int
    let name: String
  }

  /// What an open element is.
  private struct Content {
    /// The properties whose value it is.
    var properties: [String] = []
    /// The depth of the item that has these properties.
    var owner = 0
    /// The value, where an attribute has it.
    var value: String?
    /// True if it begins an item.
    var isItem = false
    /// Where its content begins.
    var start = 0
  }

  /// An item with its members so far.
  private struct Item {
    var types: [String]
    var members: [String: [JSONValue]] = [:]
    /// Where the only element with ingredients is, which then has all of them, by the property's name.
    var ingredients: [String: Range<Int>] = [:]

    /// True if one of its members is an item.
    var hasItems: Bool {
      members.values.contains { $0.contains { if case .object = $0 { true } else { false } } }
    }
  }

  init(_ page: [UInt8], _ vocabulary: PageVocabulary) {
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

  /// Notes the properties of an element that was opened.
  private mutating func count(_ content: Content) {
    guard !content.properties.isEmpty else { return }
    described.append(open.elements.count - 1)
    for name in content.properties { counts[OpenProperty(owner: content.owner, name: name), default: 0] += 1 }
  }

  /// Ends elements that are no longer open, the innermost first.
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
      if !content.properties.isEmpty { content.value = PageValue.attribute(of: tag, content.properties, vocabulary) }
      if vocabulary == .microformats, let title = PageValue.title(tag) { giveValue(title) }
    }
    if let types = vocabulary.types(tag), HTMLElements.void.contains(tag.name) == false {
      content.isItem = true
      items.append(Item(types: types))
    }
  }

  /// Gives the innermost property the value that an element within it has for machines.
  private mutating func giveValue(_ value: String) {
    while let place = described.last, open.elements[place].content.properties.isEmpty { described.removeLast() }
    guard let place = described.last else { return }
    if open.elements[place].content.value == nil { open.elements[place].content.value = value }
  }

  /// Adds what an element says to the item whose property it is.
  private mutating func end(_ element: OpenElements<Content>.Element, at end: Int) {
    let content = element.content
    let item = content.isItem ? items.popLast() : nil
    guard !content.properties.isEmpty, items.indices.contains(content.owner) else {
      if let item { values.append(value(of: item, content, end)) }
      return
    }
    let given = item.map { value(of: $0, content, end) }
    // Items within each other, each as the value of two properties, would be twice as many at each level.
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
    // Of a list and its lines, both marked up as the same, the lines say more.
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
    let text = isLine ? content.value ?? PageValue.line(raw, of: element.name) : HTMLText.shown(raw)
    guard !Blank.trimmed(text).isEmpty else { return }
    let isFirst = items[content.owner].members[name] == nil
    if isLine { items[content.owner].ingredients[name] = isFirst && content.value == nil ? content.start..<end : nil }
    items[content.owner].members[name, default: []].append(.string(text))
  }

  /// The item as JSON-LD would write it; one that says nothing but its text has that as its name.
  private mutating func value(of item: Item, _ content: Content, _ end: Int) -> JSONValue {
    var members = item.members.mapValues { $0.count == 1 ? $0[0] : JSONValue.array($0) }
    if let text = members["recipeInstructions"]?.text {
      members["recipeInstructions"] = .string(PageValue.withoutTitle(text))
    }
    for (name, all) in item.ingredients {
      members[name] = .string(PageValue.lines(raw(all.lowerBound, all.upperBound)))
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
