import Foundation
import TestSupport
import Testing

@testable import Fetching
@testable import TiffinCore

/// Open Food Facts on loopback, with recorded responses.
struct StandInProducts {
  let server: StandInServer

  static let missing = Comment(rawValue: TestData.missing)
  static var isThere: Bool { TestData.has("openfoodfacts/expected.csv") }

  /// The expected content of each response: its row of `expected.csv`.
  static func expectations() throws -> [[String: String]] {
    try CSVRows.read("openfoodfacts/expected.csv")
  }

  init(_ answer: @escaping @Sendable (String) -> (status: Int, body: [UInt8])?) throws {
    server = try StandInServer { connection, request in
      let code = request.path.split(separator: "/").last?.prefix { $0 != "." && $0 != "?" } ?? ""
      guard let found = answer(String(code)) else {
        return connection.answer("<h1>Not found</h1>", type: "text/html", status: "404 Not Found")
      }
      connection.answer(
        String(decoding: found.body, as: UTF8.self), type: "application/json",
        status: found.status == 200 ? "200 OK" : "\(found.status) Something")
    }
  }

  static func recorded() throws -> StandInProducts {
    var answers: [String: (status: Int, body: [UInt8])] = [:]
    for row in try expectations() {
      guard let code = row["code"], let file = row["file"] else { continue }
      answers[code] = (Int(row["http"] ?? "") ?? 0, try TestData.bytes("openfoodfacts/\(file)"))
    }
    let all = answers
    return try StandInProducts { all[$0] }
  }

  static func single(_ code: String, _ product: String) throws -> StandInProducts {
    try StandInProducts { asked in
      asked == code ? (200, Array(#"{"code":"\#(code)","status":1,"product":\#(product)}"#.utf8)) : nil
    }
  }

  func source() throws -> OpenFoodFacts {
    try #require(OpenFoodFacts(at: server.address(), as: "Tiffin/1.2.3", through: try FetchGateway(reaching: server)))
  }
}

/// Tables of comma-separated values, read by a small parser of the tests.
enum CSVRows {
  static func read(_ name: String) throws -> [[String: String]] {
    let rows = cells(String(decoding: try TestData.bytes(name), as: UTF8.self))
    let names = try #require(rows.first)
    return rows.dropFirst().map { cells in
      Dictionary(uniqueKeysWithValues: zip(names, cells).filter { !$0.1.isEmpty })
    }
  }

  private static func cells(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var (row, cell, isQuoted) = ([String](), "", false)
    var signs = Array(text.unicodeScalars)[...]
    while let sign = signs.popFirst() {
      switch sign {
      case "\"" where isQuoted && signs.first == "\"": cell.unicodeScalars.append(signs.removeFirst())
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        row.append(cell)
        cell = ""
      case "\r" where !isQuoted: continue
      case "\n" where !isQuoted:
        rows.append(row + [cell])
        (row, cell) = ([], "")
      default: cell.unicodeScalars.append(sign)
      }
    }
    return row.isEmpty && cell.isEmpty ? rows : rows + [row + [cell]]
  }
}
