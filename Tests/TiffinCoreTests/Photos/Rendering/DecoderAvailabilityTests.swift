import Dispatch
import Glibc
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `The picture decoder` {
  @Test func `reports that it is not installed`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let renderer = PhotoRenderer(temporaryFolder: bench.path, toolFolder: "/nowhere", threads: 2)

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    guard case .unavailable(let log) = error else { Issue.record("\(String(describing: error))"); return }
    #expect(log.contains("/nowhere/vipsheader"))
    #expect(try bench.leftovers == [])
  }

  @Test func `reports a missing temporary folder`() {
    let renderer = PhotoRenderer.unhurried(in: "/nowhere")

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    guard case .unavailable = error else { Issue.record("\(String(describing: error))"); return }
  }

  @Test func `reports that it is busy while another picture takes long`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    var limits = PhotoLimits()
    limits.timeout = .milliseconds(100)
    limits.time = .anHour
    let renderer = try bench.renderer(
      thumbnail: "touch started; until [ -e ../finish ]; do sleep 0.02; done; exit 1", limits)
    let other = Background { _ = try? renderer.render(PNGFixture(9, 9).bytes) }
    #expect(eventually { bench.hasStarted })

    #expect(throws: PhotoError.busy) { try renderer.render(PNGFixture(9, 9).bytes) }

    try bench.write([], to: "finish")
    try other.value()
  }

  @Test func `removes only leftovers of killed renders at the next start`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    try bench.makeFolders("tiffin-photo-left/.cache/deep", "other")
    try bench.write([], to: "tiffin-photo-left/.cache/deep/upload")
    let used = try #require(TemporaryFolder(in: bench.path))
    defer { used.remove() }

    _ = bench.renderer()

    try bench.run("/bin/ls")
    let name = used.path.dropFirst(bench.path.count + 1)
    #expect(bench.said == Array("complained\nother\nsaid\n\(name)\n".utf8))
  }
}
