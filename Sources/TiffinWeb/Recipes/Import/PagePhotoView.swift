import PictureTools
import Templating
import TiffinCore

/// The photo of a page and the text that was read from it, for the template `recipes/paste`.
struct PagePhotoView: View {
  private let photo: HeldPicture.ID?
  private let lines: [[PageText.Word]]
  private let isForRecipe: Bool
  private let links: Links

  /// Creates the view of a page that has just been read.
  init(_ text: PageText, photo: HeldPicture.ID?, _ links: Links) {
    self.photo = photo
    lines = text.lines.filter { !$0.isEmpty }
    isForRecipe = false
    self.links = links
  }

  /// Creates the view of a page that was read before, whose text is in the form; nil if there is none.
  init?(_ page: SubmittedPagePhoto, _ links: Links) {
    guard let read = page.read else { return nil }
    photo = read
    lines = []
    isForRecipe = page.isForRecipe
    self.links = links
  }

  static let fields: Fields<PagePhotoView> = [
    "number": .text { page in page.photo.map { String($0.number) } },
    "address": .text { page in page.photo.map(page.links.heldWhole) },
    "forRecipe": .flag(\.isForRecipe),
    "hasText": .flag { !$0.lines.isEmpty },
    "hasDoubts": .flag { page in page.lines.contains { $0.contains(where: \.isDoubtful) } },
    "lines": .list { $0.lines.map(PagePhotoLineView.init) },
  ]
}

/// A line of a page's text.
struct PagePhotoLineView: View {
  let words: [PageText.Word]

  static let fields: Fields<PagePhotoLineView> = ["runs": .list { PagePhotoRunView.runs(of: $0.words) }]
}

/// Neighbouring words of a line that are all doubtful, or none of them, with the blanks around them.
struct PagePhotoRunView: View {
  private(set) var text: String
  let isDoubtful: Bool

  /// Returns the runs of a line. The blank between two runs belongs to the one that is not doubtful.
  static func runs(of words: [PageText.Word]) -> [PagePhotoRunView] {
    var runs: [PagePhotoRunView] = []
    for word in words {
      if let last = runs.last, last.isDoubtful == word.isDoubtful {
        runs[runs.count - 1].text += " " + word.text
      } else {
        if word.isDoubtful, !runs.isEmpty { runs[runs.count - 1].text += " " }
        runs.append(
          PagePhotoRunView(
            text: word.isDoubtful || runs.isEmpty ? word.text : " " + word.text, isDoubtful: word.isDoubtful))
      }
    }
    return runs
  }

  static let fields: Fields<PagePhotoRunView> = [
    "text": .text(\.text),
    "doubtful": .flag(\.isDoubtful),
  ]
}
