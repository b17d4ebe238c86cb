/// A text shared by another app, which is usually a page's title and address, such as "Red lentil soup:
/// https://example.org/soup."
struct SharedText {
  /// The maximum number of addresses that are looked at. An app shares one or two; a text of many is a page's source.
  private static let mostAddresses = 20

  /// The web addresses in the text without duplicates, at most two.
  private(set) var pages: [WebAddress] = []
  /// The text without the addresses that were looked at.
  let rest: String

  init(_ text: String) {
    var rest: [UInt8] = []
    var bytes = Array(text.utf8)[...]
    var addresses = 0
    // Two pages are enough to know that there are several.
    while pages.count < 2, addresses < Self.mostAddresses, let start = Self.start(in: bytes) {
      addresses += 1
      let end = Self.end(of: bytes[start...])
      rest += bytes[..<start]
      if let page = WebAddress.typed(String(decoding: bytes[start..<end], as: UTF8.self)) {
        if !pages.contains(where: { $0.isSamePage(as: page) }) { pages.append(page) }
      } else {
        rest += bytes[start..<end]
      }
      bytes = bytes[end...]
    }
    self.rest = String(decoding: rest + bytes, as: UTF8.self)
  }

  /// True if the text itself is a recipe, because a line looks like an ingredient, or is a heading such as
  /// "Ingredients".
  ///
  /// The first line is usually a title. In this line, "15 minute noodles" and "1-pot pasta" are not ingredients, but
  /// "200 g noodles" and "2 eggs" are.
  var isRecipe: Bool {
    let lines = PastedLine.paragraphs(rest, limit: 2_000).flatMap(\.self).map { PastedLine($0) }
    return lines.enumerated().contains { index, line in
      let isPart = index > 0 && (line.section == .ingredients || line.section == .steps)
      let isIngredient = index == 0 ? line.isIngredientAsTitle : line.isLikeIngredient
      return (isPart || isIngredient) && !RecipeFactLine.isLine(line.text)
    }
  }

  private static let beginnings = ["https://", "http://", "www."].map { Array($0.utf8) }

  /// Returns the position of the first web address; nil if there is none.
  private static func start(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { index in
      let first = bytes[index] | 0x20
      guard first == UInt8(ascii: "h") || first == UInt8(ascii: "w") && !isInWord(index, of: bytes) else {
        return false
      }
      let rest = bytes[index...]
      return beginnings.contains { beginning in
        rest.prefix(beginning.count).elementsEqual(beginning) { $0 == $1 || $0 | 0x20 == $1 && $1 >= 0x61 }
      }
    }
  }

  private static func isInWord(_ index: Int, of bytes: ArraySlice<UInt8>) -> Bool {
    guard index > bytes.startIndex else { return false }
    let before = bytes[index - 1]
    return (0x61...0x7A).contains(before | 0x20) || (0x30...0x39).contains(before)
  }

  /// Returns the end of the web address at the beginning of a text. Whitespace, quotation marks and brackets that are
  /// not ASCII end the address. Punctuation at its end, and closing brackets that were opened before it, do not belong
  /// to it.
  private static func end(of bytes: ArraySlice<UInt8>) -> Int {
    var end = bytes.startIndex
    let most = bytes.prefix(4 * WebAddress.limit).prefix { $0 >= 0x80 || !isEnd(Unicode.Scalar($0)) }
    for scalar in String(decoding: most, as: UTF8.self).unicodeScalars {
      if isEnd(scalar) { break }
      end += UTF8.width(scalar)
    }
    var unopened: [UInt8: Int] = [:]
    for byte in bytes[..<end] {
      if let closing = brackets[byte] { unopened[closing, default: 0] -= 1 }
      if brackets.values.contains(byte) { unopened[byte, default: 0] += 1 }
    }
    while end > bytes.startIndex {
      let last = bytes[end - 1]
      if let count = unopened[last] {
        if count <= 0 { break }
        unopened[last] = count - 1
      } else if !".,;:!?'*_~|".utf8.contains(last) {
        break
      }
      end -= 1
    }
    return end
  }

  private static let brackets = Dictionary(
    uniqueKeysWithValues: zip("([{".utf8, ")]}".utf8).map { ($0, $1) })

  private static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.value <= 0x20 || scalar.value == 0x7F || "\"<>`\\".unicodeScalars.contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .control,
      .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .otherSymbol:
      return true
    default: return false
    }
  }
}

extension WebAddress {
  /// Returns the address of the only page in a text shared by another app.
  ///
  /// Returns nil if there is no address, if the addresses lead to different pages, if the text itself is a recipe, or if
  /// it is larger than ``WebRecipe/mostBytes``.
  public static func shared(in text: String) -> WebAddress? {
    guard text.utf8.count <= WebRecipe.mostBytes else { return nil }
    let shared = SharedText(text)
    return shared.pages.count == 1 && !shared.isRecipe ? shared.pages[0] : nil
  }
}

extension PastedLine {
  /// True if the line contains an ingredient's quantity.
  var isLikeIngredient: Bool { text.utf8.count < 200 && !IngredientLine(text).cut.measure.isEmpty }

  /// True if the line is an ingredient even in the position of a title, such as `200 g noodles` or `2 eggs`, but not
  /// `1-pot pasta` or `3 bean chili`.
  fileprivate var isIngredientAsTitle: Bool {
    guard isLikeIngredient else { return false }
    let line = IngredientLine(text)
    if let unit = line.unit, [.mass, .volume].contains(unit.dimension) { return true }
    let isJoined = line.cut.measure.utf8.contains(UInt8(ascii: "-"))
    guard !isJoined, line.unit.map({ ![.pot, .sheet, .bag].contains($0) }) ?? true else { return false }
    return KitchenTable.food(named: IngredientName(line.name).words) != nil
  }
}
