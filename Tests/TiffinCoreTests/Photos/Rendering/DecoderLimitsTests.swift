import Glibc
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `The limits of the picture decoder` {
  @Test func `kill an endless decoder and its children`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    var limits = PhotoLimits()
    limits.time = .seconds(1)
    let renderer = try bench.renderer(thumbnail: "sleep 3141.5 & sleep 3141.5", limits)

    let render = Background { try renderer.render(PNGFixture(9, 9).bytes) }

    // It waits and takes no processor time.
    #expect(throws: PhotoError.busy) { try render.value() }
    #expect(try Workbench.isGone("sleep 3141.5"))
    #expect(try bench.leftovers == [])
  }

  @Test(arguments: [(9_000, PhotoError.tooSlow), (7_500, .tooSlow), (7_499, .busy), (40, .busy)])
  func `blame the picture if the decoder had three quarters of the time, and else the server`(
    used: Int, error: PhotoError
  ) {
    let ending = ChildProcess.Ending.outOfTime(used: .milliseconds(used))

    #expect(PhotoError("vipsthumbnail", ended: ending, complaining: "", within: .seconds(10)) == error)
  }

  @Test func `count the processor time of a decoder that computes`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let child = ChildProcess(
      arguments: ["/bin/sh", "-c", "while :; do :; done"], environment: ["PATH=/usr/bin:/bin"], folder: bench.path,
      readable: "/usr/bin")

    // A second from now.
    guard case .outOfTime(let used) = child.run(until: .untilHung.advanced(by: .seconds(1) - .untilHung)) else {
      Issue.record("It ended.")
      return
    }
    #expect(used > .zero)
  }

  @Test func `kill an endless decoder after the configured time`() throws {
    let benches = [try Workbench(), try Workbench()]
    defer { for bench in benches { bench.remove() } }
    let renderers = try zip(benches, [1, 3]).map { bench, seconds in
      var limits = PhotoLimits()
      limits.time = .seconds(seconds)
      return try bench.renderer(thumbnail: "sleep 3141.6", limits)
    }

    let isQuicker = try isMuchQuicker {
      _ = try? renderers[0].render(PNGFixture(9, 9).bytes)
    } than: {
      _ = try? renderers[1].render(PNGFixture(9, 9).bytes)
    }

    #expect(isQuicker)
  }

  @Test func `leave no child running after the decoder ends`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let renderer = try bench.renderer(thumbnail: "sleep 2718.2 & exit 1")

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    #expect(error?.isBroken == true)
    #expect(try Workbench.isGone("sleep 2718.2"))
  }

  @Test func `end a decoder that uses too much processor time`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let loop = ChildProcess(
      arguments: ["/usr/bin/prlimit", "--cpu=1:2", "--", "/bin/sh", "-c", "while :; do :; done"],
      environment: [],
      folder: bench.path,
      readable: bench.path
    )

    #expect(loop.run(until: .untilHung) == .killed(signal: SIGXCPU))
  }

  @Test func `end a decoder that uses too much memory`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    var limits = PhotoLimits.unhurried
    limits.addressSpace = 64_000_000
    let renderer = try bench.renderer(thumbnail: "yes | tr -d '\\n' | tail", limits)

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    #expect(error?.isTooLarge == true)
    #expect(error?.log?.contains("memory exhausted") == true)
  }

  @Test func `report a picture that needs too much memory as too large, not damaged`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    var limits = PhotoLimits.unhurried
    limits.addressSpace = 200_000_000
    // All of an interlaced picture is held in memory, which is asked for at once.
    let upload = PNGFixture(20, 20).claiming(7_000, 7_000, interlaced: true)

    let error = #expect(throws: PhotoError.self) { try bench.renderer(limits).render(upload) }

    #expect(error?.isTooLarge == true)
    #expect(error?.log?.contains("out of memory") == true)
    #expect(try bench.leftovers == [])
  }

  @Test(arguments: [
    ("echo 'vips_tracked: out of memory --- size == 373MB' >&2; exit 1", true),
    ("echo \"what():  std::bad_alloc\" >&2; kill -ABRT $$", true),
    ("kill -KILL $$", true),
    ("echo 'bad seek to 9109113' >&2; exit 255", false),
    ("kill -ABRT $$", false), ("kill -SEGV $$", false),
  ])
  func `distinguish lack of memory from damage`(script: String, isTooLarge: Bool) throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let renderer = try bench.renderer(thumbnail: script)

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    #expect(error?.isTooLarge == isTooLarge)
    #expect(error?.isBroken == !isTooLarge)
  }

  @Test func `end a decoder that writes without end`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let renderer = try bench.renderer(thumbnail: "exec yes > large.jpeg")

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    #expect(error?.log?.contains("signal \(SIGXFSZ)") == true)
    #expect(try bench.leftovers == [])
  }

  @Test func `give the decoder a clean environment and no core dumps`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let renderer = try bench.renderer(
      thumbnail: """
        env | cut -d= -f1 | sort | tr '\\n' ' ' >&2; env >&2; ulimit -a >&2; exit 1
        """)

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    let log = try #require(error?.log)
    // PWD is the shell's own.
    let names = """
      HOME LC_ALL MALLOC_ARENA_MAX OMP_THREAD_LIMIT PATH PWD TMPDIR VIPSHOME VIPS_BLOCK_UNTRUSTED VIPS_CONCURRENCY\u{20}
      """
    #expect(log.contains(names))
    #expect(log.contains("VIPS_BLOCK_UNTRUSTED=1\n"))
    #expect(log.contains("(-c) 0\n") || log.contains("coredump(blocks)     0\n"))
  }

  // The dynamic linker says what is loaded; none of these is a whole picture, which libvips finds out later.
  @Test func `let the decoder load libvips modules only for HEIC and AVIF`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let renderer = try bench.renderer(
      thumbnail: """
        LD_DEBUG=files /usr/bin/vipsheader upload 2>&1 | grep -c 'file=/.*/vips-modules.*generating' >&2; exit 1
        """)

    for (upload, hasModules) in [
      (PNGFixture(9, 9).bytes, false), (Array("GIF89a".utf8), false), (Array("\0\0\0\u{18}ftypheic".utf8), true),
      (Array("\0\0\0\u{18}ftypavif".utf8), true),
    ] {
      let error = #expect(throws: PhotoError.self) { try renderer.render(upload) }

      let count = try #require(error?.log?.split(separator: ": ").last.flatMap { Int($0.filter(\.isNumber)) })
      #expect((count > 0) == hasModules)
    }
  }

  @Test func `keep at most 8 KB of the decoder's output`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let renderer = try bench.renderer(thumbnail: "yes x | head -c 100000 >&2; exit 1")

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    let length = try #require(error?.log).utf8.count
    #expect((8_192..<8_300).contains(length))
  }
}
