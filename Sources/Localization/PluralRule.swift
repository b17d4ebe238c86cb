/// The rule by which a language chooses the form of a text with a number: the header `Plural-Forms` of a PO file.
///
/// - Source: GNU gettext manual, 11.2.6 “Additional functions for plural forms”: `nplurals` and an expression of C with
///   the variable `n`.
public struct PluralRule: Sendable {
  /// The number of forms.
  public let count: Int
  private let expression: Expression

  /// English: one, and everything else.
  public static let english = PluralRule(count: 2, expression: .binary("!=", .variable, .number(1)))

  private init(count: Int, expression: Expression) {
    self.count = count
    self.expression = expression
  }

  /// Parses `nplurals=2; plural=(n != 1);`; returns nil if it is malformed, or chooses a form that does not exist.
  public init?(_ header: String) {
    var fields: [String: Substring] = [:]
    for part in header.split(separator: ";") {
      guard let equals = part.firstIndex(of: "=") else { continue }
      let name = part[..<equals].filter { $0 != " " }
      fields[name] = part[part.index(after: equals)...]
    }
    guard let number = fields["nplurals"], let count = Int(number.filter { $0 != " " }), (1...10).contains(count),
      let text = fields["plural"], let expression = Expression(text)
    else { return nil }
    self.init(count: count, expression: expression)
    // All rules repeat after a hundred.
    let isWhole = (0...1_000).allSatisfy { expression.value(Int64($0)).map { 0 <= $0 && $0 < count } ?? false }
    guard isWhole else { return nil }
  }

  /// Returns the index of the form for a number.
  public func form(for number: Int) -> Int {
    let form = expression.value(Int64(clamping: number.magnitude)) ?? 0
    return Int(max(0, min(form, Int64(count - 1))))
  }
}

/// An expression of C with whole numbers and the variable `n`.
private indirect enum Expression: Sendable {
  case number(Int64)
  case variable
  case not(Expression)
  case binary(String, Expression, Expression)
  case choice(Expression, Expression, Expression)

  init?(_ text: Substring) {
    guard let tokens = ExpressionParser.tokens(of: text) else { return nil }
    var parser = ExpressionParser(tokens: tokens[...])
    guard let expression = parser.choice(), parser.tokens.isEmpty else { return nil }
    self = expression
  }

  /// Returns the value for `n`; nil for a division by zero and for a number that is too large.
  func value(_ n: Int64) -> Int64? {
    switch self {
    case .number(let number): return number
    case .variable: return n
    case .not(let operand): return operand.value(n).map { $0 == 0 ? 1 : 0 }
    case .choice(let condition, let one, let other):
      return condition.value(n).flatMap { $0 != 0 ? one.value(n) : other.value(n) }
    case .binary(let sign, let left, let right):
      guard let first = left.value(n) else { return nil }
      if sign == "&&", first == 0 { return 0 }
      if sign == "||", first != 0 { return 1 }
      return right.value(n).flatMap { Self.apply(sign, first, $0) }
    }
  }

  private static func apply(_ sign: String, _ left: Int64, _ right: Int64) -> Int64? {
    switch sign {
    case "&&", "||": right != 0 ? 1 : 0
    case "==": left == right ? 1 : 0
    case "!=": left != right ? 1 : 0
    case "<": left < right ? 1 : 0
    case ">": left > right ? 1 : 0
    case "<=": left <= right ? 1 : 0
    case ">=": left >= right ? 1 : 0
    case "+": whole(left.addingReportingOverflow(right))
    case "-": whole(left.subtractingReportingOverflow(right))
    case "*": whole(left.multipliedReportingOverflow(by: right))
    case "/": right == 0 ? nil : whole(left.dividedReportingOverflow(by: right))
    default: right == 0 ? nil : whole(left.remainderReportingOverflow(dividingBy: right))
    }
  }

  private static func whole(_ result: (partialValue: Int64, overflow: Bool)) -> Int64? {
    result.overflow ? nil : result.partialValue
  }
}

/// A parser of expressions by descent, one level of precedence after the other.
private struct ExpressionParser {
  var tokens: ArraySlice<String>
  private var depth = 0

  private static let levels = [["||"], ["&&"], ["==", "!="], ["<", ">", "<=", ">="], ["+", "-"], ["*", "/", "%"]]

  init(tokens: ArraySlice<String>) {
    self.tokens = tokens
  }

  static func tokens(of text: Substring) -> [String]? {
    var tokens: [String] = []
    var rest = text.utf8[...]
    while let byte = rest.first {
      let length: Int
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"):
        rest = rest.dropFirst()
        continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        length = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      case UInt8(ascii: "n"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"):
        length = 1
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"):
        length = rest.dropFirst().first == UInt8(ascii: "=") ? 2 : 1
      case UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "|"):
        guard rest.dropFirst().first == byte else { return nil }
        length = 2
      default: return nil
      }
      tokens.append(String(Substring(rest.prefix(length))))
      rest = rest.dropFirst(length)
    }
    return tokens
  }

  mutating func choice() -> Expression? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 50, let condition = binary(0) else { return nil }
    guard next("?") else { return condition }
    guard let one = choice(), next(":"), let other = choice() else { return nil }
    return .choice(condition, one, other)
  }

  private mutating func binary(_ level: Int) -> Expression? {
    guard level < Self.levels.count else { return operand() }
    guard var left = binary(level + 1) else { return nil }
    while let sign = tokens.first, Self.levels[level].contains(sign) {
      tokens.removeFirst()
      guard let right = binary(level + 1) else { return nil }
      left = .binary(sign, left, right)
    }
    return left
  }

  private mutating func operand() -> Expression? {
    if next("!") {
      depth += 1
      defer { depth -= 1 }
      return depth < 50 ? operand().map { .not($0) } : nil
    }
    if next("(") {
      guard let inner = choice(), next(")") else { return nil }
      return inner
    }
    guard let token = tokens.popFirst() else { return nil }
    return token == "n" ? .variable : Int64(token).map { .number($0) }
  }

  private mutating func next(_ token: String) -> Bool {
    guard tokens.first == token else { return false }
    tokens.removeFirst()
    return true
  }
}
