import Testing

/// Text from outside is searched and split byte by byte. A Swift `Character` hides what others see: CR LF is one
/// character, and so is a slash with a combining accent behind it.
@Suite struct `Text from outside` {
  private static let rooms: Set<String> = ["FastCGI", "Templating", "TiffinWeb"]

  private static let sources = SourceFile.all.filter { rooms.contains($0.module) }

  private let searching =
    /\.contains\("\\?[^"]"\)|\.(first|last)Index\(of: "|\.replacingOccurrences|\.replacing\("|\.range\(of:/
  private let splitting = /\.split\((separator|maxSplits): *"|\.components\(separatedBy/

  @Test func `is not searched by characters`() {
    #expect(Self.sources.flatMap { $0.places(of: searching) }.isEmpty)
  }

  @Test func `is not split by characters`() {
    #expect(Self.sources.flatMap { $0.places(of: splitting) }.isEmpty)
  }

  @Test func `is checked by rules that find violations`() {
    let file = SourceFile(
      path: "TiffinWeb/X.swift",
      text: #"""
        if value.contains("\n") { }
        let parts = path.split(separator: "/")
        // value.contains("\n")
        let parts = path.utf8.split(separator: UInt8(ascii: "/"))
        """#)

    #expect(file.places(of: searching).count == 1)
    #expect(file.places(of: splitting).count == 1)
    #expect("x\r\ny".contains("\n" as Character) == false)
  }
}

/// Closing any descriptor of a database file drops the locks that SQLite holds on it in the same process, and rows
/// are lost. So nothing opens files by a library's means, which may open and close what they please.
@Suite struct `Database files` {
  @Test func `are opened only by SQLite`() {
    let places = SourceFile.all.flatMap { file in
      file.places(of: /\b(FileManager|fopen|freopen|ifstream)\b/) + file.places(of: /\b(Data|String)\(contentsOf/)
    }

    #expect(places.isEmpty)
  }
}
