public import Foundation

// The types of values that can be kept, as in SwiftUI.

extension SceneStorage {
  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .flag)
  }

  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .integer)
  }

  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .number)
  }

  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .text)
  }

  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .url)
  }

  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .data)
  }

  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw(.integer))
  }

  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw(.text))
  }
}

// Values that are `nil` where none is kept.

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// - Parameter key: the name the value is kept under; the value is `nil` where none is.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, .optional(.flag))
  }

  /// - Parameter key: the name the value is kept under; the value is `nil` where none is.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, .optional(.integer))
  }

  /// - Parameter key: the name the value is kept under; the value is `nil` where none is.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, .optional(.number))
  }

  /// - Parameter key: the name the value is kept under; the value is `nil` where none is.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, .optional(.text))
  }

  /// - Parameter key: the name the value is kept under; the value is `nil` where none is.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, .optional(.url))
  }

  /// - Parameter key: the name the value is kept under; the value is `nil` where none is.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, .optional(.data))
  }

  /// - Parameter key: the name the value is kept under; the value is `nil` where none is.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(.raw(.integer)))
  }

  /// - Parameter key: the name the value is kept under; the value is `nil` where none is.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(.raw(.text)))
  }
}
