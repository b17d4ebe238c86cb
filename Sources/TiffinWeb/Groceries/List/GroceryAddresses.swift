import Templating
import TiffinCore

/// A writer of the addresses of the list's lines, without intermediate strings, since a list has many. The addresses
/// equal those of ``Links``.
struct GroceryAddresses: Sendable {
  /// The address of the list.
  private let list: String

  init(_ links: Links) {
    list = links.groceries
  }

  /// Writes the address of the list with the line open, or closed if it is open.
  func writeQueue(_ line: GroceryItem.ID, isOpen: Bool, to out: inout Output) {
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
  /// - Parameter below: The line to which the page is scrolled afterwards.
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
