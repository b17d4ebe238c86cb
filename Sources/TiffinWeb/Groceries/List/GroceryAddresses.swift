import Templating
import TiffinCore

/// The addresses of the list's lines, written in place: a list has many. They are those of ``Links``.
struct GroceryAddresses: Sendable {
  /// The list's own.
  private let list: String

  init(_ links: Links) {
    list = links.groceries
  }

  /// The list at a line, which opens there or closes.
  func writeLine(_ line: GroceryItem.ID, isOpen: Bool, to out: inout Output) {
    out.write(list)
    if !isOpen {
      out.write(markup: "?open=")
      out.write(Int(line.number))
    }
    out.write(markup: "#item-")
    out.write(Int(line.number))
  }

  /// Where something is done to a line, such as "/toggle".
  ///
  /// - Parameter below: the line at which one goes on then.
  func write(_ action: String, of line: GroceryItem.ID, at below: GroceryItem.ID? = nil, to out: inout Output) {
    out.write(list)
    out.write(markup: "/")
    out.write(Int(line.number))
    out.write(markup: action)
    guard let below else { return }
    out.write(markup: "?at=")
    out.write(Int(below.number))
  }
}
