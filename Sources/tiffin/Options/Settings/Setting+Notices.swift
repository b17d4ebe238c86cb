import Fetching
import TiffinCore

extension Setting {
  /// Returns the private addresses that may be reached.
  ///
  /// - Throws: ``CommandError`` if the option or the variable is malformed.
  static func fetchAllowlist(_ option: String? = nil) throws(CommandError) -> FetchAllowlist {
    let (text, name, code) = Self.text(option, "TIFFIN_FETCH_ALLOW")
    do throws(FetchAllowlistError) { return try FetchAllowlist(text ?? "") } catch {
      throw CommandError("\(name): \(error)", code)
    }
  }

  /// Returns the place that notices to the server's owner go to; nil if none is set.
  ///
  /// - Throws: ``CommandError`` if the text is neither a program nor an address, or the form is unknown.
  static func noticeTarget(through gateway: FetchGateway) throws(CommandError) -> NoticeTarget? {
    let form = variable("TIFFIN_NOTIFY_FORMAT") ?? NoticeFormat.text.rawValue
    guard let format = NoticeFormat(rawValue: form) else {
      throw CommandError("TIFFIN_NOTIFY_FORMAT must be text or json.", .configuration)
    }
    guard let text = variable("TIFFIN_NOTIFY") else { return nil }
    guard let target = NoticeTarget(text, format, through: gateway) else {
      throw CommandError("TIFFIN_NOTIFY must be a program’s full path, or begin with https://.", .configuration)
    }
    return target
  }
}
