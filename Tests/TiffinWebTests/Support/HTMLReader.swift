/// Reads the pages that Tiffin writes: well nested HTML, quoted attributes. Anything else is noted as a fault.
struct HTMLReader {
  private var rest: Substring.UnicodeScalarView
  private var open: [HTMLElement] = [HTMLElement("document")]
  private(set) var faults: [String] = []

  private static let voids: Set = ["meta", "link", "img", "input", "br", "hr"]

  static func read(_ text: String) -> (root: HTMLElement, faults: [String]) {
    var reader = HTMLReader(rest: text[...].unicodeScalars)
    reader.readAll()
    if reader.open.count != 1 { reader.faults.append("not closed: \(reader.open.last?.name ?? "")") }
    return (reader.open[0], reader.faults)
  }

  private init(rest: Substring.UnicodeScalarView) {
    self.rest = rest
  }

  private mutating func readAll() {
    while let next = rest.first {
      guard next == "<" else {
        let text = take { $0 != "<" }
        // A line break right after the tag belongs to the markup.
        let isFirst = open[open.count - 1].name == "textarea" && open[open.count - 1].children.isEmpty
        add(.text(Entities.decoded(isFirst && text.first == "\n" ? String(text.dropFirst()) : text)))
        continue
      }
      rest.removeFirst()
      if rest.first == "!" {
        _ = take { $0 != ">" }
        rest = rest.dropFirst()
      } else if rest.first == "/" {
        rest.removeFirst()
        close(take { $0 != ">" })
        rest = rest.dropFirst()
      } else {
        readTag()
      }
    }
  }

  private mutating func readTag() {
    let name = take { Self.isName($0) }
    if name.isEmpty { faults.append("a bare < before “\(String(rest.prefix(20)))”") }
    var attributes: [String: String] = [:]
    skipBlanks()
    while let next = rest.first, next != ">", next != "/" {
      let key = take { $0 != "=" && $0 != ">" && $0 != "/" && !$0.properties.isWhitespace }
      if attributes[key] != nil { faults.append("attribute \(key) comes twice") }
      attributes[key] = readValue(of: key)
      skipBlanks()
    }
    let closesItself = rest.first == "/"
    if closesItself { rest = rest.dropFirst() }
    rest = rest.dropFirst()
    let element = HTMLElement(name, attributes)
    add(.element(element))
    if !closesItself && !Self.voids.contains(name) { open.append(element) }
  }

  private mutating func readValue(of key: String) -> String {
    guard rest.first == "=" else { return "" }
    rest.removeFirst()
    guard rest.first == "\"" else {
      faults.append("attribute \(key) is not quoted")
      return take { $0 != ">" && !$0.properties.isWhitespace }
    }
    rest.removeFirst()
    let value = take { $0 != "\"" }
    rest = rest.dropFirst()
    return Entities.decoded(value)
  }

  private mutating func close(_ name: String) {
    guard open.count > 1, open[open.count - 1].name == name else {
      return faults.append("</\(name)> inside <\(open[open.count - 1].name)>")
    }
    open.removeLast()
  }

  private func add(_ node: HTMLNode) { open[open.count - 1].append(node) }

  private mutating func take(while belongs: (Unicode.Scalar) -> Bool) -> String {
    let taken = rest.prefix(while: belongs)
    rest = rest.dropFirst(taken.count)
    return String(taken)
  }

  private mutating func skipBlanks() { _ = take { $0.properties.isWhitespace } }

  private static func isName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-")
  }
}

/// The entities that Tiffin writes.
enum Entities {
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var decoded = ""
    var rest = text.unicodeScalars[...]
    while let next = rest.first {
      if next == "&", let (entity, value) = known.first(where: { rest.starts(with: $0.key.unicodeScalars) }) {
        decoded.unicodeScalars.append(value)
        rest = rest.dropFirst(entity.unicodeScalars.count)
      } else {
        decoded.unicodeScalars.append(next)
        rest.removeFirst()
      }
    }
    return decoded
  }

  private static let known: [(key: String, value: Unicode.Scalar)] = [
    ("&nbsp;", "\u{a0}"), ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
  ]
}
