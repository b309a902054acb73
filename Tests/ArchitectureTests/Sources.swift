import Foundation

/// The source files of this package, as text.
struct SourceFile {
  /// From the package's folder, such as `Sources/Milieu/App+Main.swift`.
  let path: String
  let text: String

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The modules the file imports.
  var imports: Set<String> {
    Set(
      lines.compactMap { line in
        let words = line.split(separator: " ").map(String.init)
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
          words[..<index].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0) })
        else { return nil }
        // An import of one declaration names its kind, then the module.
        let isOne = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"].contains(
          words[index + 1])
        return isOne && index + 2 < words.count
          ? String(words[index + 2].prefix { $0 != "." }) : words[index + 1]
      })
  }

  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below a folder of the package.
  static func all(in folder: String) -> [SourceFile] {
    let base = package.appending(path: folder)
    guard let files = FileManager.default.enumerator(atPath: base.path()) else { return [] }
    return files.compactMap { $0 as? String }.sorted()
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
      .compactMap { name in
        guard let text = try? String(contentsOf: base.appending(path: name), encoding: .utf8) else { return nil }
        return SourceFile(path: "\(folder)/\(name)", text: text)
      }
  }
}
