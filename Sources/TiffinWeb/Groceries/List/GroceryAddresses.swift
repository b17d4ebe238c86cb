import Templating
import TiffinCore

/// The addresses of the list's lines, written without intermediate strings, because a list has many. They equal those
/// of ``Links``.
struct GroceryAddresses: Sendable {
  /// The address of the list.
  private let list: String

  init(_ links: Links) {
    list = links.groceries
  }

  /// Writes the address of the list with the line opened, or closed again.
  func writeLine(_ line: GroceryItem.ID, isOpen: Bool, to out: inout Output) {
    out.write(list)
    if !isOpen {
      out.write(markup: "?open=")
      out.write(Int(line.number))
    }
    out.write(markup: "#item-")
    out.write(Int(line.number))
  }

  /// Writes the address of an action on a line, such as "/toggle".
  ///
  /// - Parameter below: the line that the page is scrolled to afterwards.
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
