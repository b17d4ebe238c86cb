import FastCGI
import HTTPTypes
import Platform
import Synchronization

/// A folder to which forms with files too large for memory are written. Only the import page accepts such forms.
final class UploadSpool: Sendable {
  /// The maximum number of uploads that a process receives at once. Each household can send one at a time.
  private static let mostAtOnce = 4

  let folder: String
  /// The maximum size of a body in bytes.
  let limit: Int
  /// Returns true if the disk has space for this many more bytes.
  private let hasSpace: @Sendable (_ bytes: Int) -> Bool
  private let underWay = Mutex<[RequestBodySender]>([])

  init(folder: String, limit: Int, hasSpace: @escaping @Sendable (_ bytes: Int) -> Bool) {
    (self.folder, self.limit, self.hasSpace) = (folder, limit, hasSpace)
  }

  /// Reads a form, writing its body to disk piece by piece.
  ///
  /// - Parameter usual: The maximum size in bytes of a body in memory, reported if this sender's body may not be
  ///   written to disk.
  func form(
    of gateway: GatewayRequest, boundary: [UInt8], from sender: RequestBodySender, besides usual: Int
  ) throws(HTTPRefusal) -> FormData {
    guard gateway.contentLength ?? 0 <= limit else { throw .payloadTooLarge(limit: limit) }
    guard sender != .stranger else { throw .payloadTooLarge(limit: usual) }
    guard begin(sender) else { throw .tooManyUploads }
    defer { end(sender) }
    guard hasSpace(gateway.contentLength ?? limit) else { throw .diskFull }
    do {
      let file = try SpooledFile(in: folder)
      return try FormData(spooled: try receive(gateway, boundary, from: sender, besides: usual, file), in: file)
    } catch let error as FileError {
      throw error.isDiskFull ? .diskFull : .unstored(error.text)
    } catch let refusal as HTTPRefusal {
      throw refusal
    } catch {
      throw .unstored("\(error)")
    }
  }

  private func receive(
    _ gateway: GatewayRequest, _ boundary: [UInt8], from sender: RequestBodySender, besides usual: Int,
    _ file: SpooledFile
  ) throws -> [MultipartParser.Part] {
    var parser = MultipartParser(boundary: boundary)
    var failure: (any Error)?
    do {
      _ = try gateway.passBody(limit: limit, of: sender) { piece in
        do {
          try parser.feed(piece[...])
          try file.append(piece)
          return true
        } catch {
          failure = error
          return false
        }
      }
    } catch { throw HTTPRefusal(error, limit: error == .notTaken ? usual : limit) }
    if let failure { throw failure is MultipartError ? MultipartPart.malformed : failure }
    do { try parser.finish() } catch { throw MultipartPart.malformed }
    return parser.parts
  }

  private func begin(_ sender: RequestBodySender) -> Bool {
    underWay.withLock { underWay in
      guard underWay.count < Self.mostAtOnce, sender == .known || !underWay.contains(sender) else { return false }
      underWay.append(sender)
      return true
    }
  }

  private func end(_ sender: RequestBodySender) {
    underWay.withLock { underWay in
      if let place = underWay.firstIndex(of: sender) { underWay.remove(at: place) }
    }
  }
}

extension FormData {
  /// The maximum total size in bytes of the values of all fields except files, in a body on disk.
  private static let spooledTextLimit = 1 << 20

  /// Reads the fields of a form whose body is on disk. The contents of its files stay on disk.
  fileprivate init(spooled parts: [MultipartParser.Part], in file: SpooledFile) throws {
    var text = 0
    for part in parts {
      guard let first = part.headers.first, let last = part.headers.last else { throw MultipartPart.malformed }
      let start = first.name.lowerBound
      let head = try file.bytes(start..<last.value.upperBound)
      let read = try MultipartPart(part.moved(back: start, content: 0..<0), of: head[...])
      if let filename = read.filename {
        if filename.isEmpty, part.content.isEmpty { continue }
        try append(
          UploadedFile(
            filename: String(decoding: filename, as: UTF8.self),
            contentType: String(decoding: read.contentType, as: UTF8.self), bytes: [],
            stored: StoredUpload(file: file, range: part.content)),
          named: read.name)
      } else {
        text += part.content.count
        guard text <= Self.spooledTextLimit else { throw HTTPRefusal.payloadTooLarge(limit: Self.spooledTextLimit) }
        try append(name: read.name, value: try file.bytes(part.content)[...])
      }
    }
  }
}

extension MultipartParser.Part {
  /// Returns the part with another range of content, and the ranges of its headers moved back by `start` bytes.
  fileprivate func moved(back start: Int, content: Range<Int>) -> MultipartParser.Part {
    var part = self
    part.content = content
    part.headers = headers.map { header in
      Header(
        name: header.name.lowerBound - start..<header.name.upperBound - start,
        value: header.value.lowerBound - start..<header.value.upperBound - start)
    }
    return part
  }
}
