import Dispatch
import Glibc
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Reaching the decoder` {
  @Test func `says when the decoder is not installed`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let renderer = PhotoRenderer(temporaryFolder: bench.path, toolFolder: "/nowhere", threads: 2)

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    guard case .unavailable(let log) = error else { Issue.record("\(String(describing: error))"); return }
    #expect(log.contains("/nowhere/vipsheader"))
    #expect(try bench.leftovers == [])
  }

  @Test func `says when there is no folder to work in`() {
    let renderer = PhotoRenderer(temporaryFolder: "/nowhere", toolFolder: "/usr/bin", threads: 2)

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    guard case .unavailable = error else { Issue.record("\(String(describing: error))"); return }
  }

  @Test func `is busy while another picture takes long`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    var limits = PhotoLimits()
    limits.patience = .milliseconds(100)
    let renderer = try bench.renderer(thumbnail: "touch \(bench.path)/started; exec sleep 1", limits)
    let other = DispatchGroup()
    DispatchQueue(label: "other visitor").async(group: other) { _ = try? renderer.render(PNGFixture(9, 9).bytes) }
    while unsafe access("\(bench.path)/started", F_OK) != 0 { usleep(5_000) }

    #expect(throws: PhotoError.busy) { try renderer.render(PNGFixture(9, 9).bytes) }

    other.wait()
  }

  @Test func `what a killed render left is removed later`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    try bench.run("/bin/mkdir", "-p", "tiffin-photo-old/.cache/deep", "tiffin-photo-new", "other")
    try bench.run("/usr/bin/touch", "tiffin-photo-old/.cache/deep/upload")
    try bench.run("/usr/bin/touch", "-d", "2 hours ago", "tiffin-photo-old", "other")

    _ = bench.renderer()

    try bench.run("/bin/ls")
    #expect(bench.said == Array("complained\nother\nsaid\ntiffin-photo-new\n".utf8))
  }
}
