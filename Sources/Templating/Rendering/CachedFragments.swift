import Synchronization

/// A cache of a template's rendered passages: rendered for the first page, and copied for each later page with the same
/// place.
final class CachedFragments<Place: View & Equatable>: Sendable {
  private final class Written: Sendable {
    let place: Place
    let passages: PreparedOutput

    init(_ place: Place, _ passages: PreparedOutput) {
      self.place = place
      self.passages = passages
    }
  }

  private let names: NameWriters<Place>
  private let passages: [Fragment]
  private let first = AtomicLazyReference<Written>()

  init(_ passages: Fragments) {
    names = NameWriters(passages.placeNames)
    self.passages = passages.all
  }

  func at(_ place: Place) -> PreparedOutput {
    guard let first = first.load() else {
      let written = write(at: place)
      _ = self.first.storeIfNil(Written(place, written))
      return written
    }
    return first.place == place ? first.passages : write(at: place)
  }

  private func write(at place: Place) -> PreparedOutput {
    let written = names.prepare(place)
    return PreparedOutput(passages.count) { out, mark in
      for passage in passages {
        passage.write(written, to: &out)
        mark(&out)
      }
    }
  }
}
