import Testing

@testable import PictureTools

/// The rows are those of tesseract 5.3 for a page that was drawn for it.
@Suite struct `The text of a page in tesseract's table` {
  private static let header =
    "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n"

  private func text(_ rows: String...) -> PageText {
    PageText(table: Array((Self.header + rows.map { $0 + "\n" }.joined()).utf8))
  }

  @Test func `has a line of words for each line, and an empty line between paragraphs and blocks`() {
    let page = text(
      "1\t1\t0\t0\t0\t0\t0\t0\t1300\t1400\t-1\t", "2\t1\t1\t0\t0\t0\t82\t80\t256\t97\t-1\t",
      "3\t1\t1\t1\t0\t0\t82\t80\t256\t97\t-1\t", "4\t1\t1\t1\t1\t0\t82\t80\t256\t29\t-1\t",
      "5\t1\t1\t1\t1\t1\t82\t80\t64\t23\t96.910324\tRed", "5\t1\t1\t1\t1\t2\t158\t80\t89\t23\t96.518112\tlentil",
      "5\t1\t1\t1\t1\t3\t260\t87\t78\t22\t96.230965\tsoup", "4\t1\t1\t1\t2\t0\t84\t155\t130\t22\t-1\t",
      "5\t1\t1\t1\t2\t1\t84\t155\t100\t22\t96.387573\tServes", "5\t1\t1\t1\t2\t2\t197\t155\t17\t22\t96.504532\t4",
      "2\t1\t2\t0\t0\t0\t83\t229\t356\t250\t-1\t", "3\t1\t2\t1\t0\t0\t83\t229\t177\t28\t-1\t",
      "4\t1\t2\t1\t1\t0\t83\t229\t177\t28\t-1\t", "5\t1\t2\t1\t1\t1\t83\t229\t177\t28\t96.273682\tIngredients",
      "3\t1\t2\t2\t0\t0\t83\t266\t252\t28\t-1\t", "4\t1\t2\t2\t1\t0\t83\t266\t252\t28\t-1\t",
      "5\t1\t2\t2\t1\t1\t83\t266\t53\t22\t92.635086\t250", "5\t1\t2\t2\t1\t2\t149\t272\t18\t22\t92.170975\tg")

    #expect(page.text == "Red lentil soup\nServes 4\n\nIngredients\n\n250 g")
    #expect(page.lines.joined().allSatisfy { !$0.isDoubtful })
  }

  @Test(arguments: [
    ("8.198532", true), ("0.000000", true), ("75.782738", true), ("79.999999", true), ("80.000000", false),
    ("96.775681", false), ("96", false), ("-1", true), ("", true), ("nan", true), ("99999999999999999999", true),
  ])
  func `marks words with a confidence below 80, or without a readable one`(confidence: String, isDoubtful: Bool) {
    let page = text("5\t1\t2\t4\t1\t1\t85\t377\t26\t23\t\(confidence)\t¥Y,")

    #expect(page.lines == [[PageText.Word("¥Y,", isDoubtful: isDoubtful)]])
  }

  @Test func `is empty for an empty page, and for words of blanks`() {
    #expect(text("1\t1\t0\t0\t0\t0\t0\t0\t800\t600\t-1\t").isEmpty)
    #expect(text("5\t1\t1\t1\t1\t1\t0\t0\t800\t600\t95.000000\t ", "5\t1\t1\t1\t1\t1\t0\t0\t8\t6\t95.0\t").isEmpty)
    #expect(PageText(table: []).isEmpty && PageText(table: []).text.isEmpty)
  }

  @Test func `ignores rows that are cut off, or have other columns`() {
    let page = text(
      "5\t1\t1\t1\t1\t1\t85\t377\t26", "5", "\t\t\t\t\t\t\t\t\t\t\t", "55\t1\t1\t1\t1\t1\t0\t0\t9\t9\t96\tfar",
      "5\tx\t1\t1\t1\t1\t0\t0\t9\t9\t96\tnone", "5\t1\t1\t1\t1\t1\t0\t0\t9\t9\t96\tsalt")

    #expect(page.text == "salt")
  }

  @Test func `has no control characters, and replaces bytes that are not UTF-8`() {
    var table = Array((Self.header + "5\t1\t1\t1\t1\t1\t0\t0\t9\t9\t96\tsa").utf8)
    table += [0x00, 0x0D, 0x1B, 0x7F, 0x09, 0xFF] + Array("lt\n".utf8)

    #expect(PageText(table: table).text == "sa\u{FFFD}lt")
  }

  @Test func `is limited in words and in the length of a word`() {
    let long = String(repeating: "é", count: 10_000)
    let rows = (1...9_000).map { "5\t1\t1\t1\t\($0)\t1\t0\t0\t9\t9\t96\t\(long.prefix($0 == 1 ? 10_000 : 1))\n" }

    let page = PageText(table: Array(rows.joined().utf8))

    #expect(page.lines.joined().count == 5_000)
    #expect(page.lines[0][0].text == String(repeating: "é", count: 100))
  }
}

@Suite struct `The languages of pages` {
  private func names(_ list: String) -> [String] { PageLanguages(list: Array(list.utf8)).names }

  private let head = "List of available languages in \"/usr/share/tesseract-ocr/5/tessdata/\" (2):\n"

  @Test func `are those that are installed, English first`() {
    #expect(names(head + "eng\nosd\n") == ["eng"])
    #expect(names(head + "deu\neng\nosd\n") == ["eng", "deu"])
    #expect(names(head + "fra\nchi_sim\nosd\nequ\n") == ["chi_sim", "fra"])
  }

  @Test func `are three at most`() {
    #expect(names(head + "ita\nfra\nspa\neng\ndeu\n") == ["eng", "deu", "fra"])
  }

  @Test(arguments: ["", "osd\n", "-l\n../eng\nscript/Latin\ne ng\n\n", "\u{0}\n"])
  func `are none if the list names none`(list: String) {
    #expect(names(list) == [])
  }
}
