public import Foundation

/// Where models are kept, and which.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// The group whose programs share a store. There are none on Linux; the names are here for source that has them.
  public struct GroupContainer: Hashable, Sendable {
    let identifier: String?
    /// None.
    public static var automatic: Self { Self(identifier: nil) }
    /// None.
    public static var none: Self { Self(identifier: nil) }
    /// The name of a group, which is not looked at.
    public static func identifier(_ name: String) -> Self { Self(identifier: name) }
  }

  /// A database in CloudKit. There is none on Linux; the names are here for source that has them.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String?
    /// None.
    public static var automatic: Self { Self(name: nil) }
    /// None.
    public static var none: Self { Self(name: nil) }
    /// The name of a database, which is not looked at.
    public static func `private`(_ name: String) -> Self { Self(name: name) }
  }

  /// Tells the configuration from others of the same container; the name of the file, unless a URL is given.
  public let name: String

  /// The models that are kept here; `nil` for all of the container's.
  public let schema: Schema?

  /// The file.
  public let url: URL

  /// Whether nothing is left once the container has gone.
  public let isStoredInMemoryOnly: Bool

  /// Whether anything may be changed.
  public let allowsSave: Bool

  public let groupContainer: GroupContainer
  public let cloudKitDatabase: CloudKitDatabase

  public var id: URL { url }

  /// Keeps models in the folder for the program's data, or in memory.
  ///
  /// The folder is `$XDG_DATA_HOME`, or `~/.local/share`, with the program's name; the file has the name of the configuration and ends
  /// with `.store`.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    url = isStoredInMemoryOnly ? URL(fileURLWithPath: "/dev/null") : Self.file(named: self.name)
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
  }

  /// Keeps models in a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    groupContainer = .automatic
    self.cloudKitDatabase = cloudKitDatabase
  }

  /// Keeps some of a container's models, in the folder for the program's data or in memory.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: types.isEmpty ? nil : Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  private static func file(named name: String) -> URL {
    let environment = ProcessInfo.processInfo.environment
    let home =
      environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".local/share")
    return home.appendingPathComponent(ProcessInfo.processInfo.processName).appendingPathComponent("\(name).store")
  }
}
