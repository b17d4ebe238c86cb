import Dispatch
import Foundation
import Glibc
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

/// A temporary folder of a test, in which renders run and the test's own tools lie.
struct Workbench {
  let path: String
  private let folder: TemporaryFolder

  init() throws {
    folder = try #require(TemporaryFolder(in: "/tmp"))
    path = folder.path
  }

  func remove() {
    folder.remove()
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try #require(folder.write(bytes, to: name))
  }

  /// False if the file was there already.
  func wrote(_ bytes: [UInt8], to name: String) -> Bool {
    folder.write(bytes, to: name)
  }

  func read(_ name: String) -> [UInt8] {
    (try? folder.read(name, limit: .max)) ?? []
  }

  func has(_ name: String) -> Bool {
    unsafe access("\(path)/\(name)", F_OK) == 0
  }

  /// True if a tool has made the file `started` in its folder, beside which it can write nothing.
  var hasStarted: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.contains { has("\($0)/started") }
  }

  /// The output of the last program.
  var said: [UInt8] { read(ChildProcess.output) }

  func makeFolders(_ names: String...) throws {
    for name in names {
      try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
    }
  }

  func run(_ arguments: String...) throws {
    try run(arguments)
  }

  private func run(_ arguments: [String]) throws {
    let child = ChildProcess(arguments: arguments, environment: ["PATH=/usr/bin:/bin"], folder: path, readable: "/proc")
    let ending = child.run(until: .untilHung)
    let complaint = String(decoding: read(ChildProcess.errors), as: UTF8.self)
    try #require(ending == .exited(0), "\(arguments): \(complaint)")
  }

  /// A renderer that works in this folder, with the real tools.
  func renderer(_ limits: PhotoLimits = .unhurried) -> PhotoRenderer {
    PhotoRenderer(temporaryFolder: path, limits: limits)
  }

  /// A renderer whose `vipsheader` is content with everything and whose `vipsthumbnail` is this shell script.
  func renderer(thumbnail script: String, _ limits: PhotoLimits = .unhurried) throws -> PhotoRenderer {
    try writeShellScript(#"printf 'width: 10\nheight: 10\nbands: 3\n'"#, to: "\(path)/vipsheader")
    try writeShellScript(script, to: "\(path)/vipsthumbnail")
    return PhotoRenderer(temporaryFolder: path, toolFolder: path, limits: limits)
  }

  /// Renders whose folder, or a descriptor of this process for it, still exists.
  var leftovers: [String] {
    get throws {
      let files = FileManager.default
      let folders = try files.contentsOfDirectory(atPath: path).filter { $0.hasPrefix("tiffin-photo-") }
      // Other tests close theirs meanwhile.
      let open = try files.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { number in
        try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")
      }
      return folders + open.filter { $0.hasPrefix(path + "/") }
    }
  }

  /// Waits until no process runs this command; false if one still does.
  static func isGone(_ command: String) throws -> Bool {
    let bench = try Workbench()
    defer { bench.remove() }
    // In brackets, so that the search does not find itself. Arguments end with a zero byte.
    let pattern = "[\(command.prefix(1))]" + command.dropFirst().split(separator: " ").joined(separator: ".")
    return try eventually {
      try bench.run("/bin/sh", "-c", "cat /proc/[0-9]*/cmdline 2>/dev/null | grep -a -c -e '\(pattern)' || true")
      return bench.said == Array("0\n".utf8)
    }
  }
}

/// Renderers for tests, whose work belongs to no household.
extension PhotoRenderer {
  func render(_ upload: some Collection<UInt8>, isBackground: Bool = false) throws(PhotoError) -> RenderedPhoto {
    try render(upload, of: nil, isBackground: isBackground)
  }

  /// A renderer with the machine's decoders that waits for them as long as they take.
  static func unhurried(in folder: String) -> PhotoRenderer {
    PhotoRenderer(temporaryFolder: folder, limits: .unhurried)
  }

  func barcodes(in upload: some Collection<UInt8>) throws(PhotoError) -> [String] { try barcodes(in: upload, of: nil) }

  func text(ofPDF document: some Collection<UInt8>) throws(PhotoError) -> [UInt8] {
    try text(ofPDF: document, of: nil)
  }
}

extension PhotoLimits {
  /// The limits of the server, except the time: the machine may be busy.
  static var unhurried: PhotoLimits { PhotoLimits().unhurried }

  /// The same limits, except the time.
  var unhurried: PhotoLimits {
    var limits = self
    limits.time = .untilHung
    limits.timeout = .seconds(3_600)
    return limits
  }
}
