import Templating
import TiffinCore

/// Entries of the plan as a list of ids in addresses and forms: `12,15`.
struct PlanEntryIDs: Sendable {
  let ids: [PlanEntry.ID]

  init(_ ids: [PlanEntry.ID]) {
    self.ids = ids
  }

  /// Parses ``text``. Invalid ids are ignored, as are those after the first 1,000.
  init(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: ",")).prefix(1_000)
    self.init(parts.compactMap { String($0).flatMap(PlanEntry.ID.init(_:)) })
  }

  var text: String { Output.text(capacity: 8 * ids.count) { write(to: &$0) } }

  /// Writes ``text`` without an intermediate string.
  func write(to out: inout Output) {
    for (index, id) in ids.enumerated() {
      if index > 0 { out.write(byte: UInt8(ascii: ",")) }
      out.write(Int(id.number))
    }
  }
}

extension PlanEntryIDs: NoticeSubject {
  init(noticed text: String) {
    self.init(text)
  }

  var noticed: String { text }
}
