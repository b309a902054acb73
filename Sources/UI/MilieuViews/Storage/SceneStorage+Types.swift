public import Foundation

// The types of values that can be kept, as in SwiftUI.

extension SceneStorage {
  /// A flag that is kept with the scene.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .flag)
  }

  /// A whole number that is kept with the scene.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .integer)
  }

  /// A number that is kept with the scene.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .number)
  }

  /// A text that is kept with the scene.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .text)
  }

  /// An address that is kept with the scene.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .url)
  }

  /// Data that is kept with the scene.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .data)
  }

  /// A case that is kept with the scene by its whole number.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw(.integer))
  }

  /// A case that is kept with the scene by its text.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw(.text))
  }
}

// Values that are `nil` where none is kept.

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A flag that is kept with the scene, or none.
  ///
  /// - Parameter key: the name the value is kept under; the value is `nil` where none is.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, .optional(.flag))
  }

  /// A whole number that is kept with the scene, or none.
  ///
  /// - Parameter key: the name the value is kept under; the value is `nil` where none is.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, .optional(.integer))
  }

  /// A number that is kept with the scene, or none.
  ///
  /// - Parameter key: the name the value is kept under; the value is `nil` where none is.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, .optional(.number))
  }

  /// A text that is kept with the scene, or none.
  ///
  /// - Parameter key: the name the value is kept under; the value is `nil` where none is.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, .optional(.text))
  }

  /// An address that is kept with the scene, or none.
  ///
  /// - Parameter key: the name the value is kept under; the value is `nil` where none is.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, .optional(.url))
  }

  /// Data that is kept with the scene, or none.
  ///
  /// - Parameter key: the name the value is kept under; the value is `nil` where none is.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, .optional(.data))
  }

  /// A case that is kept with the scene by its whole number, or none.
  ///
  /// - Parameter key: the name the value is kept under; the value is `nil` where none is.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(.raw(.integer)))
  }

  /// A case that is kept with the scene by its text, or none.
  ///
  /// - Parameter key: the name the value is kept under; the value is `nil` where none is.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(.raw(.text)))
  }
}
