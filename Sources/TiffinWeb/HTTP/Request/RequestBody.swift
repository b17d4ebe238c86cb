import FastCGI
import PictureTools

/// A request's body, read from the web server only when its form is needed.
final class RequestBody {
  let gateway: GatewayRequest
  /// The maximum size of the body in bytes.
  let limit: Int
  private var sender: RequestBodySender
  private let scanner: UploadScanner?
  /// The spool for a body larger than the limit; nil if such a body is refused.
  private let spool: UploadSpool?
  private var form: FormData?

  /// The maximum size of a form without files in bytes. It applies to everyone and is more than anyone types; a form
  /// stored while its sender signs in has at most 1.8 MB.
  static let textLimit = 4 << 20

  init(
    _ gateway: GatewayRequest, limit: Int, of sender: RequestBodySender = .known,
    scannedBy scanner: UploadScanner? = nil,
    largeTo spool: UploadSpool? = nil
  ) {
    self.gateway = gateway
    self.limit = limit
    self.sender = sender
    self.scanner = scanner
    self.spool = spool
  }

  /// Creates a body that has already been read, with this form.
  init(_ body: RequestBody, form: FormData) {
    gateway = body.gateway
    limit = body.limit
    sender = body.sender
    scanner = body.scanner
    spool = nil
    self.form = form
  }

  /// Sets the household whose share of the memory for bodies is used.
  func setHousehold(to household: Int64) {
    if sender == .known { sender = .member(of: household) }
  }

  /// Returns a copy of this body that is treated as sent by an unidentified sender, with a limit of at most `bytes`.
  func anonymous(limit bytes: Int) -> RequestBody {
    let body = RequestBody(gateway, limit: min(limit, bytes), of: .stranger, scannedBy: scanner)
    body.form = form
    return body
  }

  func form(contentType: String?) throws(HTTPRefusal) -> FormData {
    if let form { return form }
    let kind = try FormEncoding(contentType: contentType)
    if case .multipart(let boundary) = kind, let spool, gateway.contentLength ?? .max > limit {
      let form = try spool.form(of: gateway, boundary: boundary, from: sender, besides: limit)
      self.form = form
      return form
    }
    let form = try FormData(body: try read(kind == .urlEncoded ? min(limit, Self.textLimit) : limit), encoding: kind)
    for file in form.files { try scan(file.upload) }
    self.form = form
    return form
  }

  /// Scans a file for malware.
  ///
  /// - Throws: ``HTTPRefusal`` if the scanner found malware, or could not be run.
  private func scan(_ upload: UploadedFile) throws(HTTPRefusal) {
    guard let scanner, !upload.bytes.isEmpty else { return }
    let result = gateway.runSlowWork { scanner.scan(upload.bytes) } ?? scanner.scan(upload.bytes)
    switch result {
    case .clean: return
    case .infected: throw .unsafeUpload
    case .unknown(let reason): throw .unscannedUpload(reason)
    }
  }

  private func read(_ limit: Int) throws(HTTPRefusal) -> [UInt8] {
    do {
      return try gateway.readBody(limit: limit, of: sender)
    } catch { throw HTTPRefusal(error, limit: limit) }
  }
}

extension HTTPRefusal {
  /// Creates the refusal for a body that could not be read.
  ///
  /// - Parameter limit: The maximum size of the body in bytes.
  init(_ error: RequestBodyError, limit: Int) {
    switch error {
    case .tooLarge, .notTaken: self = .payloadTooLarge(limit: limit)
    case .cutShort: self = .badRequest("The upload was cut off. Please send it again.")
    case .tooSlow: self = .tooSlow
    case .tooMany: self = .tooManyUploads
    }
  }
}
