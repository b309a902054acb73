extension Schema {
  /// A property whose value is in a column.
  public final class Attribute: SchemaProperty, @unchecked Sendable {
    /// How an attribute is kept.
    public struct Option: Hashable, Sendable {
      private enum Kind: Hashable {
        case unique, externalStorage, ephemeral, spotlight, preserve, encryption, transformable
      }
      private let kind: Kind
      private var transformer: String?

      private init(kind: Kind, transformer: String? = nil) {
        self.kind = kind
        self.transformer = transformer
      }

      /// No two models have the same value; inserting a second one changes the first.
      public static var unique: Option { Option(kind: .unique) }

      /// Large data may lie beside the store.
      public static var externalStorage: Option { Option(kind: .externalStorage) }

      /// The value is observed and not stored.
      public static var ephemeral: Option { Option(kind: .ephemeral) }

      /// Kept for source that says so: there is no Spotlight to index the value.
      public static var spotlight: Option { Option(kind: .spotlight) }

      /// The value is in the history of a model that has been deleted.
      public static var preserveValueOnDeletion: Option { Option(kind: .preserve) }

      /// Kept for source that says so: there is no CloudKit to encrypt the value in.
      public static var allowsCloudEncryption: Option { Option(kind: .encryption) }

      /// The value is kept as JSON, as `Codable` says; there is no value transformer of that name to ask.
      public static func transformable(by transformerName: String) -> Option {
        Option(kind: .transformable, transformer: transformerName)
      }

      /// The value is kept as JSON, as `Codable` says; the transformer is not asked.
      public static func transformable(by transformerType: Any.Type) -> Option {
        Option(kind: .transformable, transformer: "\(transformerType)")
      }
    }

    public let name: String
    public let originalName: String
    /// How the attribute is kept.
    public let options: [Option]
    public let valueType: Any.Type
    /// Tells this version of the attribute from one that looks the same.
    public let hashModifier: String?
    public let isOptional: Bool
    private let standard: (() -> Any)?

    init(_ property: ModelProperty) {
      name = property.name
      originalName = property.options.originalName ?? property.name
      options = property.options.attribute
      valueType = property.valueType
      hashModifier = property.options.hashModifier
      isOptional = property.isOptional
      standard = property.standard
    }

    /// The value that the property has where nothing else is said, made anew.
    public var defaultValue: Any? { standard?() }
    public var isUnique: Bool { options.contains(.unique) }
    public var isTransient: Bool { options.contains(.ephemeral) }
  }
}
