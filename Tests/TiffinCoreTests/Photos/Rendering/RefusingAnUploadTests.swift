import Dispatch
import Glibc
import Testing

@testable import TiffinCore

@Suite struct `Refusing an upload` {
  @Test(
    arguments: [
      ("<!doctype html><script>alert(1)</script>", .notAPicture),
      ("", .notAPicture),
      ("GIF88a", .notAPicture),
      ("RIFF\0\0\0\0WAVE", .notAPicture),
      ("<svg xmlns='http://www.w3.org/2000/svg'/>", .unsupported(kind: "SVG")),
      ("<?xml version='1.0'?><svg/>", .unsupported(kind: "SVG")),
      ("%PDF-1.7", .unsupported(kind: "PDF")),
      ("II*\0", .unsupported(kind: "TIFF")),
      ("MM\0*", .unsupported(kind: "TIFF")),
      ("BM", .unsupported(kind: "BMP")),
      ("\0\0\0\u{18}ftypmp42", .unsupported(kind: "MP4")),
    ] as [(String, PhotoError)])
  func `starts nothing for what is no picture`(_ upload: String, error: PhotoError) throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let renderer = try bench.renderer(thumbnail: "exit 127")

    #expect(throws: error) { try renderer.render(upload.utf8) }
  }

  @Test(arguments: ["\u{89}PNG\r\n\u{1A}\n", "GIF89a", "RIFF\u{10}\0\0\0WEBP", "\0\0\0\u{18}ftypheic\0\0\0\0mif1heic"])
  func `garbage that begins like a picture is broken`(_ beginning: String) throws {
    let bench = try Workbench()
    defer { bench.remove() }
    // Each character is the byte of its number.
    let upload = beginning.unicodeScalars.map { UInt8($0.value) } + Array(repeating: 0x5A, count: 5_000)

    let error = #expect(throws: PhotoError.self) { try bench.renderer().render(upload) }

    #expect(error?.isBroken == true)
    #expect(try bench.leftovers == [])
  }

  @Test func `tells the size of a picture that is too large, and does not decode it`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let upload = PNGFixture(20, 20).claiming(64_250, 64_250)

    #expect(throws: PhotoError.tooManyPixels(width: 64_250, height: 64_250)) {
      try bench.renderer().render(upload)
    }
  }

  @Test func `a decoder that never ends is killed with all it started`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    var limits = PhotoLimits()
    limits.time = .seconds(1)
    let renderer = try bench.renderer(thumbnail: "sleep 3141.5 & sleep 3141.5", limits)
    let start = ContinuousClock.now

    #expect(throws: PhotoError.tooSlow) { try renderer.render(PNGFixture(9, 9).bytes) }

    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(try Workbench.isGone("sleep 3141.5"))
    #expect(try bench.leftovers == [])
  }

  @Test func `a decoder that ends leaves nothing running`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let renderer = try bench.renderer(thumbnail: "sleep 2718.2 & exit 1")

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    #expect(error?.isBroken == true)
    #expect(try Workbench.isGone("sleep 2718.2"))
  }

  @Test func `a decoder that eats processor time is ended`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let loop = ChildProcess(
      arguments: ["/usr/bin/prlimit", "--cpu=1:2", "--", "/bin/sh", "-c", "while :; do :; done"],
      environment: [],
      folder: bench.path
    )

    #expect(loop.run(until: .now + .seconds(60)) == .killed(signal: SIGXCPU))
  }

  @Test func `a decoder that eats memory is stopped by its limit`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    var limits = PhotoLimits()
    limits.addressSpace = 64_000_000
    let renderer = try bench.renderer(thumbnail: "exec tail /dev/zero", limits)

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    #expect(error?.log?.contains("memory exhausted") == true)
  }

  @Test func `a decoder that writes without end is stopped by its limit`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let renderer = try bench.renderer(thumbnail: "exec cat /dev/zero > large.jpeg")

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    #expect(error?.log?.contains("signal \(SIGXFSZ)") == true)
    #expect(try bench.leftovers == [])
  }

  @Test func `a decoder that writes no picture is found out`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let renderer = try bench.renderer(thumbnail: "echo '<svg/>' > large.jpeg")

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    #expect(error?.isBroken == true)
  }

  @Test func `the decoder gets no descriptor, no variable and no right of ours`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let ours = unsafe open("/proc/self/status", O_RDONLY)
    defer { close(ours) }
    let renderer = try bench.renderer(
      thumbnail: """
        for fd in /proc/$$/fd/*; do echo "$fd $(readlink $fd)"; done | grep -v -e "/vipsthumbnail$" -e pipe: >&2
        env | cut -d= -f1 | sort | tr '\\n' ' ' >&2; env >&2; ulimit -a >&2; grep -e NoNewPrivs -e SigBlk -e SigIgn /proc/self/status >&2; exit 1
        """)

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    let log = try #require(error?.log)
    #expect(log.contains("/fd/0 /dev/null\n"))
    #expect(log.contains("/status") == false)
    // PWD is the shell's own.
    #expect(log.contains("HOME LC_ALL MALLOC_ARENA_MAX PATH PWD TMPDIR VIPS_BLOCK_UNTRUSTED VIPS_CONCURRENCY "))
    #expect(log.contains("VIPS_BLOCK_UNTRUSTED=1\n"))
    #expect(log.contains("NoNewPrivs:\t1\n"))
    // glibc ignores signals 32 and 33, its own, in every program that it spawns.
    #expect(log.contains("SigBlk:\t0000000000000000\n"))
    #expect(log.contains("SigIgn:\t0000000180000000\n") || log.contains("SigIgn:\t0000000000000000\n"))
    #expect(log.contains("(-c) 0\n") || log.contains("coredump(blocks)     0\n"))
  }

  @Test func `no more than 8 KB of what the decoder says are kept`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let renderer = try bench.renderer(thumbnail: "head -c 100000 /dev/zero | tr '\\0' x >&2; exit 1")

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    let length = try #require(error?.log).utf8.count
    #expect((8_192..<8_300).contains(length))
  }

  @Test func `says when the decoder is not installed`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let renderer = PhotoRenderer(temporaryFolder: bench.path, toolFolder: "/nowhere")

    let error = #expect(throws: PhotoError.self) { try renderer.render(PNGFixture(9, 9).bytes) }

    guard case .unavailable(let log) = error else { Issue.record("\(String(describing: error))"); return }
    #expect(log.contains("/nowhere/vipsheader"))
    #expect(try bench.leftovers == [])
  }

  @Test func `says when there is no folder to work in`() {
    let renderer = PhotoRenderer(temporaryFolder: "/nowhere")

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

extension PhotoError {
  var isBroken: Bool {
    if case .broken = self { true } else { false }
  }

  var log: String? {
    if case .broken(let log) = self { log } else { nil }
  }
}
