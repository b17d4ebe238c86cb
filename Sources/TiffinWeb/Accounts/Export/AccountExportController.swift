import FastCGI
import HTTPTypes
import Platform
import TiffinCore

/// A controller that exports all data of a person and their household in one zip file.
struct AccountExportController: Controller {
  let services: Services

  var folder: DataFolder { services.folder }

  /// Returns the export. Other requests are answered while it is created. The file is unlinked at once, so that it is
  /// removed from the disk after it was sent.
  func download(_ request: Request, for visitor: Visitor) throws -> Response {
    func make() throws -> GatewayFile {
      let name = "\(ThisProgram.processID)-\(request.reference).zip"
      let path = try folder.makeToHandOn(as: name) { file, requireSpace in
        try HouseholdExport(for: visitor.person, in: database).write(to: file, requiringRoom: requireSpace)
      }
      return try GatewayFile(removing: path)
    }
    let file = if let file = try request.runSlowWork(make) { file } else { try make() }
    let day = clock.now(for: visitor.person).date.iso
    var response = Response(
      .ok,
      headers: [
        .contentType: "application/zip", .contentDisposition: "attachment; filename=\"tiffin-\(day).zip\"",
        .cacheControl: "private, no-store",
      ])
    response.file = file
    return response
  }
}
