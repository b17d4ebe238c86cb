/// A value in a row, between pieces of markup.
enum Field {
  case id, picture, name, category, energy, carbs, protein, fat, day
}

/// The markup of the list, cut out of pages that Tiffin made, as `skeleton.py` does it for the C program.
struct Skeleton {
  enum Piece {
    case literal(Range<Int>)
    case field(Field)
  }

  /// All markup in one piece, into which the ranges point.
  private(set) var text: [UInt8] = []
  private(set) var head = 0..<0
  private(set) var groupOpen = 0..<0
  private(set) var groupTitled = 0..<0
  private(set) var between = 0..<0
  private(set) var groupClose = 0..<0
  private(set) var tail = 0..<0
  /// By rating × 2, and one more for a favourite.
  private(set) var rows: [[Piece]] = []

  private static let open = Array(#"<section class="slot"><header><h2>"#.utf8)
  private static let row = Array(#"<li id="meal-"#.utf8)
  private static let rowEnd = Array("</li>".utf8)

  init(page: [UInt8], marked: [UInt8], photo: String) {
    let groups = page.ranges(of: Self.open)
    let first = Self.rows(of: page[groups[0].upperBound..<groups[1].lowerBound])
    let last = Self.rows(of: page[groups[groups.count - 1].upperBound...])
    head = keep(page[..<groups[0].lowerBound])
    groupOpen = keep(Self.open[...])
    let title = page[groups[0].upperBound...].firstIndex(of: UInt8(ascii: "<")) ?? 0
    groupTitled = keep(page[title..<first[0].lowerBound])
    between = keep(page[first[0].upperBound..<first[1].lowerBound])
    groupClose = keep(page[first[first.count - 1].upperBound..<groups[1].lowerBound])
    tail = keep(page[last[last.count - 1].upperBound...])
    for (kind, row) in Self.rows(of: marked[...]).enumerated() {
      rows.append(pieces(of: marked[row], Sample.marks(kind, photo: photo)))
    }
  }

  private static func rows(of part: ArraySlice<UInt8>) -> [Range<Int>] {
    let starts = part.ranges(of: row).map(\.lowerBound)
    let listEnd = part[(starts.last ?? 0)...].firstRange(of: Array("</ul>".utf8))?.lowerBound ?? part.endIndex
    return zip(starts, starts.dropFirst() + [listEnd]).map { start, next in
      start..<(part[start..<next].ranges(of: rowEnd).last?.upperBound ?? next)
    }
  }

  private mutating func pieces(of row: ArraySlice<UInt8>, _ marks: [(text: String, field: Field)]) -> [Piece] {
    var pieces: [Piece] = []
    var start = row.startIndex
    while let (range, field) = Self.next(in: row[start...], marks) {
      pieces += [.literal(keep(row[start..<range.lowerBound])), .field(field)]
      start = range.upperBound
    }
    return pieces + [.literal(keep(row[start...]))]
  }

  private static func next(
    in part: ArraySlice<UInt8>, _ marks: [(text: String, field: Field)]
  ) -> (Range<Int>, Field)? {
    let found = marks.compactMap { mark in part.firstRange(of: Array(mark.text.utf8)).map { ($0, mark.field) } }
    return found.min { $0.0.lowerBound < $1.0.lowerBound }
  }

  private mutating func keep(_ piece: ArraySlice<UInt8>) -> Range<Int> {
    text += piece
    return text.count - piece.count..<text.count
  }
}
