/// A form as a browser has it: every field with the value that it would send.
struct HTMLForm {
  var action: String
  let isMultipart: Bool
  var fields: [(name: String, value: String)]
  var files: [(name: String, filename: String, bytes: [UInt8])] = []

  init(_ form: HTMLElement) {
    action = form["action"] ?? ""
    isMultipart = form["enctype"] == "multipart/form-data"
    fields = []
    for element in form.descendants {
      guard let name = element["name"], let value = Self.value(of: element) else { continue }
      fields.append((name, value))
    }
  }

  /// Nil for fields that are not sent: unticked boxes, buttons and files.
  private static func value(of element: HTMLElement) -> String? {
    switch (element.name, element["type"]) {
    case ("textarea", _): element.text
    case ("input", "radio"), ("input", "checkbox"): element["checked"] == nil ? nil : element["value"] ?? "on"
    case ("input", "file"), ("input", "submit"): nil
    case ("input", _): element["value"] ?? ""
    case ("select", _): element.chosenOption.map { $0["value"] ?? $0.words }
    default: nil
    }
  }

  /// A field's value; setting one that is not there adds it, nil takes it out.
  subscript(name: String) -> String? {
    get { fields.first { $0.name == name }?.value }
    set {
      fields.removeAll { $0.name == name }
      if let newValue { fields.append((name, newValue)) }
    }
  }

  mutating func pick(_ filename: String, _ bytes: [UInt8], for name: String) {
    files.append((name, filename, bytes))
  }

  /// This form with other values in some fields.
  func with(_ values: KeyValuePairs<String, String>) -> HTMLForm {
    var form = self
    for (name, value) in values { form[name] = value }
    return form
  }

  /// This form sent to another address.
  func to(_ action: String) -> HTMLForm {
    var form = self
    form.action = action
    return form
  }

  /// This form sent by one of its buttons.
  func pressing(_ button: HTMLElement) -> HTMLForm {
    var form = self
    form.action = button["formaction"] ?? action
    if let name = button["name"] { form.fields.append((name, button["value"] ?? "")) }
    return form
  }

  func encoded() -> (type: String, body: [UInt8]) {
    var sent = self
    // Browsers send every line break as CR LF.
    sent.fields = fields.map { field in
      (field.name, field.value.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
    }
    return isMultipart ? sent.multipart() : ("application/x-www-form-urlencoded", sent.urlEncoded())
  }

  private func urlEncoded() -> [UInt8] {
    Array(fields.map { "\(Self.percent($0.name))=\(Self.percent($0.value))" }.joined(separator: "&").utf8)
  }

  private static func percent(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain = (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      let hex = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(UnicodeScalar(byte)) : "%" + (hex.utf8.count == 1 ? "0" : "") + hex
    }.joined()
  }

  private func multipart() -> (type: String, body: [UInt8]) {
    let boundary = "----tiffin-test-boundary"
    var body: [UInt8] = []
    func part(_ head: String, _ bytes: [UInt8]) {
      body += Array("--\(boundary)\r\nContent-Disposition: form-data; \(head)\r\n\r\n".utf8)
      body += bytes + Array("\r\n".utf8)
    }
    for field in fields { part("name=\"\(field.name)\"", Array(field.value.utf8)) }
    for file in files {
      part(
        "name=\"\(file.name)\"; filename=\"\(file.filename)\"\r\nContent-Type: application/octet-stream", file.bytes)
    }
    body += Array("--\(boundary)--\r\n".utf8)
    return ("multipart/form-data; boundary=\(boundary)", body)
  }
}
