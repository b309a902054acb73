internal import Foundation

/// Where models are found: beside the program, in its bundles, or where it was started.
enum ModelFile {
  static let endings = ["xcdatamodeld", "xcdatamodel"]

  /// The folders that models are looked for in, in order.
  static func places(_ bundles: [Bundle]?) -> [URL] {
    var places = (bundles ?? [.main]).flatMap { [$0.resourceURL, $0.bundleURL].compactMap(\.self) }
    if bundles == nil {
      let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
      // Where SwiftPM puts what a target copies.
      places += [program] + resourceBundles(in: program)
      places += resourceBundles(in: Bundle.main.bundleURL)
      places.append(URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    }
    var seen: Set<String> = []
    return places.filter { seen.insert($0.standardizedFileURL.path).inserted }
  }

  private static func resourceBundles(in folder: URL) -> [URL] {
    contents(of: folder).filter { ["resources", "bundle"].contains($0.pathExtension) }
  }

  /// The models in a folder.
  static func models(in folder: URL) -> [URL] { contents(of: folder).filter { endings.contains($0.pathExtension) } }

  private static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }

  /// The model of a name.
  ///
  /// - Throws: ``ManagedObjectError``, which says where it was looked for.
  static func find(_ name: String) throws -> URL {
    let places = places(nil)
    for place in places {
      for ending in endings {
        let url = place.appendingPathComponent("\(name).\(ending)")
        if FileManager.default.fileExists(atPath: url.path) { return url }
      }
    }
    let others = places.flatMap { models(in: $0) }.map { $0.deletingPathExtension().lastPathComponent }
    let hint =
      others.isEmpty
      ? "Let the target copy it: 'resources: [.copy(\"\(name).xcdatamodeld\")]', or hand over the model: "
        + "'NSPersistentContainer(name: \"\(name)\", managedObjectModel: model)'."
      : "There is \(others.map { "'\($0)'" }.joined(separator: ", ")): was that meant?"
    throw ManagedObjectError(
      .model,
      "There is no model '\(name).xcdatamodeld' in \(places.map(\.path).joined(separator: ", ")). \(hint)")
  }

  /// The source of a model that may be named by what Xcode would compile it to.
  static func source(of url: URL) -> URL {
    guard ["momd", "mom"].contains(url.pathExtension) else { return url }
    let stem = url.deletingPathExtension()
    let sources = endings.map { stem.appendingPathExtension($0) }
    return sources.first { FileManager.default.fileExists(atPath: $0.path) } ?? url
  }

  /// The file of the current version.
  ///
  /// - Throws: ``ManagedObjectError`` if there is none.
  static func contents(of model: URL) throws -> URL {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: model.path, isDirectory: &isFolder) else {
      throw ManagedObjectError(
        .model, "There is no model at '\(model.path)'. Name a folder that ends in '.xcdatamodeld'.")
    }
    guard isFolder.boolValue else { return model }
    let own = model.appendingPathComponent("contents")
    if files.fileExists(atPath: own.path) { return own }
    let versions = models(in: model)
    if let current = try currentVersion(of: model) {
      let contents = model.appendingPathComponent(current).appendingPathComponent("contents")
      if files.fileExists(atPath: contents.path) { return contents }
      throw ManagedObjectError(
        .model,
        "The model '\(model.path)' says that '\(current)' is its current version, which is not there. It has "
          + "\(versions.map(\.lastPathComponent).joined(separator: ", ")).")
    }
    guard versions.count == 1 else {
      throw ManagedObjectError(
        .model,
        "The model '\(model.path)' has \(versions.count) versions and no '.xccurrentversion' that says which is the current one. "
          + "Copy the folder as it is, with hidden files.")
    }
    return versions[0].appendingPathComponent("contents")
  }

  private static func currentVersion(of model: URL) throws -> String? {
    let file = model.appendingPathComponent(".xccurrentversion")
    guard let data = try? Data(contentsOf: file) else { return nil }
    let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    return list?["_XCCurrentVersionName"] as? String
  }
}
