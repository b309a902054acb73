import Foundation

/// Where the four iso-codes files lie, and how each is read.
package struct ISOFiles: Sendable {
  /// ISO 3166-1, countries.
  package var countries: URL
  /// ISO 3166-2, subdivisions.
  package var subdivisions: URL
  /// ISO 639-3, languages.
  package var languages: URL
  /// ISO 4217, currencies.
  package var currencies: URL

  /// The four files under their usual names in one directory.
  ///
  /// - Parameter directory: By default where Debian's iso-codes package puts them.
  package init(directory: URL = URL(fileURLWithPath: "/usr/share/iso-codes/json", isDirectory: true)) {
    countries = directory.appendingPathComponent("iso_3166-1.json")
    subdivisions = directory.appendingPathComponent("iso_3166-2.json")
    languages = directory.appendingPathComponent("iso_639-3.json")
    currencies = directory.appendingPathComponent("iso_4217.json")
  }

  /// Reads the records of one file: a JSON object whose only member, named after the standard, is an array.
  ///
  /// - Parameters:
  ///   - type: What each record is.
  ///   - file: The file to read.
  ///   - standard: The member's name: "3166-1".
  /// - Returns: The records in the file's order; never empty, and no two with the same code.
  /// - Throws: `CatalogError`.
  package func records<Record: Decodable & Identifiable>(_ type: Record.Type, in file: URL, standard: String) throws
    -> [Record]
  {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      let missing = !FileManager.default.fileExists(atPath: file.path)
      throw CatalogError.unreadable(file: file, cause: missing ? "there is no such file" : error.localizedDescription)
    }
    let contents: [String: [Record]]
    do {
      contents = try JSONDecoder().decode([String: [Record]].self, from: data)
    } catch {
      let cause = (error as? DecodingError)?.summary ?? error.localizedDescription
      throw CatalogError.malformed(file: file, cause: cause)
    }
    guard let records = contents[standard], !records.isEmpty else {
      throw CatalogError.malformed(file: file, cause: "there are no records under \"\(standard)\"")
    }
    var seen: Set<Record.ID> = []
    for record in records where !seen.insert(record.id).inserted {
      throw CatalogError.malformed(file: file, cause: "the code \(record.id) appears twice")
    }
    return records
  }
}
