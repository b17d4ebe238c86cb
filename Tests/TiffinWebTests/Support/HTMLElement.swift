/// An element of a page, as a visitor's browser would have it.
final class HTMLElement {
  let name: String
  let attributes: [String: String]
  fileprivate(set) var children: [HTMLNode] = []

  init(_ name: String, _ attributes: [String: String] = [:]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The text in it, as it stands.
  var text: String {
    children.map { child in
      switch child {
      case .text(let text): text
      case .element(let element): element.text
      }
    }.joined()
  }

  /// The text in it with each run of white space as one blank, and none around it.
  var words: String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The contents of a template are no part of the page, as in a browser.
  var elements: [HTMLElement] { name == "template" ? [] : content }

  /// The elements right below this one, those of a template too.
  var content: [HTMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// All descendants in document order.
  var descendants: [HTMLElement] {
    elements.flatMap { [$0] + $0.descendants }
  }

  func append(_ node: HTMLNode) { children.append(node) }
}

enum HTMLNode {
  case text(String)
  case element(HTMLElement)
}

extension HTMLElement {
  /// The descendants with this name and, if given, this class or attribute.
  func all(_ name: String, class: String? = nil, where attribute: (String, String)? = nil) -> [HTMLElement] {
    descendants.filter { element in
      guard element.name == name else { return false }
      if let wanted = `class`, element.classes.contains(wanted) == false { return false }
      if let (key, value) = attribute, element[key] != value { return false }
      return true
    }
  }

  func first(_ name: String, class: String? = nil, where attribute: (String, String)? = nil) -> HTMLElement? {
    all(name, class: `class`, where: attribute).first
  }

  func element(id: String) -> HTMLElement? {
    descendants.first { $0["id"] == id }
  }

  /// The selected option of a menu, or the first one.
  var chosenOption: HTMLElement? {
    all("option").first { $0["selected"] != nil } ?? first("option")
  }

  var classes: [String] { (self["class"] ?? "").split(separator: " ").map(String.init) }
}
