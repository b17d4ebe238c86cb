/// The items that a page's JSON-LD describes, with their references.
struct JSONLDGraph {
  /// All items of type Recipe outside of other recipes, at any depth, in the page's order where it has one.
  private(set) var recipes: [JSONValue] = []
  private var byID: [String: JSONValue] = [:]

  init(_ blocks: [JSONValue]) {
    for block in blocks { collect(block, isWithinRecipe: false) }
  }

  /// Returns the item itself if a value only refers to it: `{"@id": "#cook"}`.
  func resolved(_ value: JSONValue) -> JSONValue {
    guard case .object(let members) = value, let id = members["@id"]?.text,
      members.keys.allSatisfy({ $0 == "@id" || $0 == "@type" })
    else { return value }
    return byID[id] ?? value
  }

  private mutating func collect(_ value: JSONValue, isWithinRecipe: Bool) {
    switch value {
    case .array(let elements):
      for element in elements { collect(element, isWithinRecipe: isWithinRecipe) }
    case .object(let members):
      remember(value, members)
      let isRecipe = value.isOfType("Recipe")
      // A recipe's own recipes are others that its page recommends.
      if isRecipe, !isWithinRecipe { recipes.append(value) }
      // Sorted by name, so that each reading gives the same order.
      for member in members.sorted(by: { $0.key < $1.key }) {
        collect(member.value, isWithinRecipe: isWithinRecipe || isRecipe)
      }
    case .null, .bool, .number, .string: break
    }
  }

  /// Keeps, of two items with the same id, the one with more members; the other refers to it.
  private mutating func remember(_ value: JSONValue, _ members: [String: JSONValue]) {
    guard let id = members["@id"]?.text else { return }
    if case .object(let known)? = byID[id], known.count >= members.count { return }
    byID[id] = value
  }
}

extension JSONValue {
  /// Returns true if `@type` names the type: `"Recipe"`, `["Thing", "https://schema.org/Recipe"]`.
  func isOfType(_ type: String) -> Bool {
    (self["@type"]?.elements ?? []).contains { element in
      let name = element.text?.utf8.split { "/:#".utf8.contains($0) }.last ?? []
      return name.elementsEqual(type.utf8, by: { $0 | 0x20 == $1 | 0x20 })
    }
  }
}
