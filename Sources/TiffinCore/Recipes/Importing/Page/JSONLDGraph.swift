/// The items described by a page's JSON-LD, with their references.
struct JSONLDGraph {
  /// The maximum number of references that are resolved per field.
  private static let mostReferences = 5

  /// All items of type Recipe outside of other recipes, at any depth, in a stable order, which for arrays is that of
  /// the page.
  private(set) var recipes: [JSONValue] = []
  private var byID: [String: (value: JSONValue, size: Int)] = [:]
  /// The remaining bytes of items that may replace references, because many references to a large item would inflate a
  /// small page.
  private var allowance = 100_000

  init(_ blocks: [JSONValue]) {
    for block in blocks { allowance += 2 * collect(block, isWithinRecipe: false) }
  }

  /// Returns a recipe in which the first few references of each field, such as `{"@id": "#cook"}`, are replaced by
  /// their items.
  mutating func resolved(_ recipe: JSONValue) -> JSONValue {
    guard case .object(var members) = recipe else { return recipe }
    for name in members.keys.sorted() {
      guard let value = members[name], name != "@id" else { continue }
      guard case .array(var elements) = value else {
        members[name] = item(for: value)
        continue
      }
      for place in elements.indices.prefix(Self.mostReferences) { elements[place] = item(for: elements[place]) }
      members[name] = .array(elements)
    }
    return .object(members)
  }

  /// Returns the referenced item; the value itself if it is not a reference.
  private mutating func item(for value: JSONValue) -> JSONValue {
    guard case .object(let members) = value, let id = members["@id"]?.text,
      members.keys.allSatisfy({ $0 == "@id" || $0 == "@type" }), let item = byID[id], item.size <= allowance
    else { return value }
    allowance -= item.size
    return item.value
  }

  /// Collects the items in a value.
  ///
  /// - Returns: The size of the value in bytes.
  @discardableResult
  private mutating func collect(_ value: JSONValue, isWithinRecipe: Bool) -> Int {
    switch value {
    case .array(let elements):
      return elements.reduce(1) { $0 + collect($1, isWithinRecipe: isWithinRecipe) }
    case .object(let members):
      let isRecipe = value.isOfType("Recipe")
      // A recipe within a recipe is one that the page recommends.
      if isRecipe, !isWithinRecipe { recipes.append(value) }
      // The members are sorted by name, so that the order is stable.
      let size = members.sorted(by: { $0.key < $1.key }).reduce(1) { size, member in
        size + member.key.utf8.count + collect(member.value, isWithinRecipe: isWithinRecipe || isRecipe)
      }
      remember(value, members, size)
      return size
    case .number(let text), .string(let text): return text.utf8.count + 1
    case .null, .bool: return 1
    }
  }

  /// Stores an item by its identifier. Of two items with the same identifier, the one with more members is stored.
  private mutating func remember(_ value: JSONValue, _ members: [String: JSONValue], _ size: Int) {
    guard let id = members["@id"]?.text else { return }
    if case .object(let known)? = byID[id]?.value, known.count >= members.count { return }
    byID[id] = (value, size)
  }
}

extension JSONValue {
  /// Returns true if `@type` contains a type, as in `"Recipe"` or `["Thing", "https://schema.org/Recipe"]`.
  func isOfType(_ type: String) -> Bool {
    (self["@type"]?.elements ?? []).prefix(20).contains { element in
      let name = element.text?.utf8.split { "/:#".utf8.contains($0) }.last ?? []
      return name.elementsEqual(type.utf8, by: { $0 | 0x20 == $1 | 0x20 })
    }
  }
}
