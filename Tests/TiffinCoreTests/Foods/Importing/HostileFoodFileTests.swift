import Foundation
import TestSupport
import Testing

@testable import Archives
@testable import TiffinCore

@Suite struct `An invalid food file` {
  private let folder = TestFolder()
  private static let head = "code\tproduct_name\tenergy-kcal_100g\n"
  private static let good = "5449000000996\tCola\t42\n"

  private func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = "\(folder.path)/\(name)"
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }

  /// The error for a file that is refused; asserts that nothing of it is stored.
  private func refusal(_ name: String, _ bytes: [UInt8]) throws -> FoodImportError? {
    let kitchen = try Kitchen()
    let path = try write(name, bytes)
    let error = #expect(throws: FoodImportError.self) { try kitchen.take(path) }
    #expect(try kitchen.rowCount("food") == 0 && kitchen.rowCount("food_source") == 0)
    #expect(try kitchen.rowCount("food_import") == 0)
    return error
  }

  @Test(arguments: ["1e-9223372036854775808", "1e9223372036854775807", "1e31", "1e"])
  func `gives no figure for an exponent out of range`(text: String) {
    #expect(FoodNumberParser.thousandths(text) == nil)
  }

  @Test(arguments: [
    ("a NUL", "1234567890128\tA\0B\t1\n"), ("bad UTF-8", "1234567890128\t\u{1}\t1\n"),
    ("a row with fewer columns", "1234567890128\tCut"), ("a row with more columns", "1234567890128\tA\t1\t2\n"),
  ])
  func `is refused with the number of the invalid line`(what: String, row: String) throws {
    var bytes = Array((Self.head + Self.good + row).utf8)
    if what == "bad UTF-8" { bytes = bytes.map { $0 == 1 ? 0xFF : $0 } }

    let error = try refusal("export.csv", bytes)

    guard case .line(3, "export.csv", _) = error else { return #expect(Bool(false), "\(String(describing: error))") }
  }

  @Test func `is refused for ten megabytes in one field`() throws {
    let row = Array("1234567890128\t".utf8) + Array(repeating: UInt8(ascii: "x"), count: 10_000_000)

    let error = try refusal("export.csv", Array((Self.head + Self.good).utf8) + row + Array("\t1\n".utf8))

    guard case .line(3, "export.csv", _) = error else { return #expect(Bool(false), "\(String(describing: error))") }
  }

  @Test func `is refused for unclosed quotes`() throws {
    let head = "id,name_en,name_de,per,energy_kcal\n"
    let long = String(repeating: "line\n", count: 50)

    let error = try refusal("swiss.csv", Array((head + "1,\"Apple\",Apfel,,52\n2,\"Cut\(long)").utf8))

    guard case .line(3, "swiss.csv", _) = error else { return #expect(Bool(false), "\(String(describing: error))") }
  }

  @Test func `is refused for truncated JSON`() throws {
    let line = #"{"code":"5449000000996","product_name":"Cola"}"#

    let error = try refusal("export.jsonl", Array("\(line)\n{\"code\":\"544".utf8))

    guard case .line(2, "export.jsonl", _) = error else { return #expect(Bool(false), "\(String(describing: error))") }
  }

  @Test func `is refused for truncated gzip data`() throws {
    let rows = (0..<20_000).map { "\(1_000_000_000_000 + $0 * 7919)\tProduct \($0 * 31)\t\($0 % 800)\n" }.joined()
    let packed = try Self.gzip(Array((Self.head + rows).utf8))

    let error = try refusal("export.csv.gz", Array(packed.prefix(packed.count / 2)))

    guard case .line(let number, "export.csv.gz", _) = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    #expect(number > 1_000)
  }

  @Test func `is refused for a gzip bomb`() throws {
    let zeros = [UInt8](repeating: UInt8(ascii: "x"), count: 64 << 20)

    let error = try refusal("export.csv.gz", try Self.gzip(Array(Self.head.utf8) + zeros))

    guard case .line(2, "export.csv.gz", _) = error else { return #expect(Bool(false), "\(String(describing: error))") }
  }

  @Test(arguments: ["", "\n", "{}", "a,b\n1,2\n", "<html>", "%PDF-1.4"])
  func `of an unknown format is refused`(text: String) throws {
    let error = try refusal("file", Array(text.utf8))

    #expect(error == (text == "{}" ? .empty(1) : .unknown))
  }

  @Test func `that is missing is refused`() {
    #expect(throws: FoodImportError.self) { try FoodTableFiles("/nowhere/export.csv") }
  }

  @Test func `is not assumed if a gzip file has several members, which are all read`() throws {
    let kitchen = try Kitchen()
    let packed = try Self.gzip(Array(Self.head.utf8)) + Self.gzip(Array(Self.good.utf8))

    #expect(try kitchen.take(try write("export.csv.gz", packed)).foods == 1)
  }

  private static func gzip(_ bytes: [UInt8]) throws -> [UInt8] {
    let (input, output) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = URL(filePath: "/bin/gzip")
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    DispatchQueue.global().async {
      try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
      try? input.fileHandleForWriting.close()
    }
    return [UInt8](try output.fileHandleForReading.readToEnd() ?? Data())
  }
}
