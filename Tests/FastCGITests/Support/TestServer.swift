import Glibc
import TestSupport

@testable import FastCGI

extension TestProcess {
  /// The gateway program for tests, beside the one that is running.
  static let testServer: String = {
    var room = [CChar](repeating: 0, count: 4096)
    let length = max(0, unsafe readlink("/proc/self/exe", &room, room.count))
    let path = room.prefix(length).map { UInt8(bitPattern: $0) }
    let folder = path.prefix(upTo: path.lastIndex(of: UInt8(ascii: "/")) ?? 0)
    return String(decoding: folder, as: UTF8.self) + "/FastCGITestServer"
  }()

  convenience init(
    testServer arguments: [String], environment: [String] = [], input: Int32? = nil, output: String = "/dev/null"
  ) throws {
    try self.init(Self.testServer, arguments, environment: environment, input: input, output: output)
  }
}

func readFile(_ path: String) throws -> [UInt8] {
  let file = try Descriptor(unsafe open(path, O_RDONLY), "open \(path)")
  return readAll(file.number)
}

func readAll(_ descriptor: Int32) -> [UInt8] {
  var bytes: [UInt8] = []
  while let part = part(of: descriptor) { bytes += part }
  return bytes
}

/// Nil at the end.
private func part(of descriptor: Int32) -> [UInt8]? {
  let part = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { room, filled in
    unsafe filled = max(0, read(descriptor, room.baseAddress, room.count))
  }
  return part.isEmpty ? nil : part
}
