import Dispatch
import Glibc
import TestSupport
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
    limits.time = .anHour
    let renderer = try bench.renderer(
      thumbnail: "cd \(bench.path); touch started; until [ -e finish ]; do sleep 0.02; done; exit 1", limits)
    let other = Background { _ = try? renderer.render(PNGFixture(9, 9).bytes) }
    #expect(eventually { unsafe access("\(bench.path)/started", F_OK) == 0 })

    #expect(throws: PhotoError.busy) { try renderer.render(PNGFixture(9, 9).bytes) }

    try bench.write([], to: "finish")
    try other.value()
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
