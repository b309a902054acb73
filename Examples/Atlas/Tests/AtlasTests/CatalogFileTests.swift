import AtlasServices
import Foundation
import Testing

@testable import Atlas

@Suite("Catalog files")
struct CatalogFileTests {
  @Test("A missing file is named, with the cause and the remedy")
  func missing() {
    let files = ISOFiles(directory: URL(fileURLWithPath: "/nowhere", isDirectory: true))
    let error = #expect(throws: CatalogError.self) { try ISOCatalog.load(from: files) }
    #expect(
      error?.localizedDescription
        == "Cannot read /nowhere/iso_3166-1.json: there is no such file. Install the data with `apt install iso-codes`."
    )
  }

  @Test(
    "A file that cannot be understood is named, with the cause and its place",
    arguments: [
      ("not JSON", "not valid JSON"),
      ("[]", "not of type Dictionary"),
      (#"{"3166-1": []}"#, "there are no records under \"4217\""),
      (#"{"4217": []}"#, "there are no records under \"4217\""),
      (#"{"4217": [{"alpha_3": "EUR", "name": "Euro"}]}"#, "no value for numeric at 4217[0]"),
      (#"{"4217": [{"alpha_3": "EUR", "name": 1, "numeric": "978"}]}"#, "not of type String at 4217[0].name"),
      (#"{"4217": [{"alpha_3": "EUR", "name": null, "numeric": "978"}]}"#, "null instead of String at 4217[0].name"),
      (
        #"{"4217": [{"alpha_3": "EUR", "name": "A", "numeric": "1"}, {"alpha_3": "EUR", "name": "B", "numeric": "2"}]}"#,
        "the code EUR appears twice"
      ),
    ])
  func malformed(content: String, cause: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data(content.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var files = ISOFiles()
    files.currencies = file
    let error = #expect(throws: CatalogError.self) { try ISOCatalog.load(from: files) }
    guard case .malformed(file, let found) = error else {
      Issue.record("unexpected error: \(String(describing: error))")
      return
    }
    #expect(found.contains(cause))
    #expect(error?.description.contains(file.path) ?? false)
    #expect(error?.description.contains("apt install --reinstall iso-codes") ?? false)
  }
}
