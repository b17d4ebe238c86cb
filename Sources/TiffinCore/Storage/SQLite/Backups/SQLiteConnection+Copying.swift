import CSQLite
import Glibc

extension SQLiteConnection {
  /// The number of pages copied at once: a quarter of a megabyte.
  private static let pagesAtOnce: Int32 = 64

  /// Copies a snapshot of the whole database into an empty one, while other processes continue to write to the
  /// original.
  ///
  /// Pauses for half of the time, to leave the disk to other processes.
  ///
  /// - Parameter report: Called with the number of pages copied so far, and of all pages.
  func copyAll(to copy: SQLiteConnection, _ report: (Int, Int) throws(StoreError) -> Void) throws(StoreError) {
    guard let copying = unsafe sqlite3_backup_init(copy.handle, "main", handle, "main") else {
      throw unsafe StoreError(lastOf: copy.handle)
    }
    var code = SQLITE_OK
    do throws(StoreError) {
      repeat {
        let began = ContinuousClock.now
        code = unsafe sqlite3_backup_step(copying, Self.pagesAtOnce)
        let all = unsafe Int(sqlite3_backup_pagecount(copying))
        try report(all - (unsafe Int(sqlite3_backup_remaining(copying))), all)
        if code == SQLITE_OK { Self.rest(since: began) }
      } while code == SQLITE_OK
    } catch {
      unsafe sqlite3_backup_finish(copying)
      throw error
    }
    unsafe sqlite3_backup_finish(copying)
    guard code == SQLITE_DONE else {
      throw StoreError(code: code, message: unsafe String(cString: sqlite3_errstr(code)))
    }
  }

  /// Returns the URI by which SQLite opens a file that does not change, without locks and without files beside it.
  static func stillFile(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var name = Array("file:".utf8)
    for byte in path.utf8 {
      let isPlain = isalnum(Int32(byte)) != 0 && byte < 128 || byte == UInt8(ascii: "/")
      name += isPlain ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: name + Array("?immutable=1".utf8), as: UTF8.self)
  }

  private static func rest(since began: ContinuousClock.Instant) {
    let spent = (ContinuousClock.now - began).components.attoseconds / 1_000_000_000_000
    usleep(UInt32(clamping: min(max(spent, 500), 50_000)))
  }
}
