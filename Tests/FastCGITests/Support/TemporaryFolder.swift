import Glibc

/// A folder for the sockets and logs of one test.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/fastcgi-test-XXXXXX".utf8CString)
    path = unsafe template.withUnsafeMutableBufferPointer { template in
      unsafe template.baseAddress.flatMap { unsafe mkdtemp($0) }.map { unsafe String(cString: $0) } ?? ""
    }
  }

  deinit {
    guard let folder = unsafe opendir(path) else { return }
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      unsafe unlink("\(path)/\(name)")
    }
    unsafe closedir(folder)
    unsafe rmdir(path)
  }
}
