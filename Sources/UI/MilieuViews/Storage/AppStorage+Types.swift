public import Foundation

// The types of values that can be kept, as in SwiftUI.

extension AppStorage {
  /// A flag that is kept.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  ///   - store: where to keep it; `nil` for where the view's surroundings do.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, .flag, store: store)
  }

  /// A whole number that is kept.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  ///   - store: where to keep it; `nil` for where the view's surroundings do.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, .integer, store: store)
  }

  /// A number that is kept.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  ///   - store: where to keep it; `nil` for where the view's surroundings do.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, wrappedValue, .number, store: store)
  }

  /// A text that is kept.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  ///   - store: where to keep it; `nil` for where the view's surroundings do.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, wrappedValue, .text, store: store)
  }

  /// An address that is kept.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  ///   - store: where to keep it; `nil` for where the view's surroundings do.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, wrappedValue, .url, store: store)
  }

  /// A date that is kept.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  ///   - store: where to keep it; `nil` for where the view's surroundings do.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, wrappedValue, .date, store: store)
  }

  /// Data that is kept.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  ///   - store: where to keep it; `nil` for where the view's surroundings do.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, .data, store: store)
  }

  /// A case that is kept by its whole number.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  ///   - store: where to keep it; `nil` for where the view's surroundings do.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw(.integer), store: store)
  }

  /// A case that is kept by its text.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is kept.
  ///   - key: the name the value is kept under.
  ///   - store: where to keep it; `nil` for where the view's surroundings do.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw(.text), store: store)
  }
}

// Values that are `nil` where none is kept.

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A flag that is kept, or none.
  ///
  /// - Parameters:
  ///   - key: the name the value is kept under; `nil` where none is.
  ///   - store: where to keep it; `nil` for where the view's surroundings do.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, .optional(.flag), store: store)
  }

  /// A whole number that is kept, or none.
  ///
  /// - Parameters:
  ///   - key: the name the value is kept under; `nil` where none is.
  ///   - store: where to keep it; `nil` for where the view's surroundings do.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, .optional(.integer), store: store)
  }

  /// A number that is kept, or none.
  ///
  /// - Parameters:
  ///   - key: the name the value is kept under; `nil` where none is.
  ///   - store: where to keep it; `nil` for where the view's surroundings do.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, .optional(.number), store: store)
  }

  /// A text that is kept, or none.
  ///
  /// - Parameters:
  ///   - key: the name the value is kept under; `nil` where none is.
  ///   - store: where to keep it; `nil` for where the view's surroundings do.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, .optional(.text), store: store)
  }

  /// An address that is kept, or none.
  ///
  /// - Parameters:
  ///   - key: the name the value is kept under; `nil` where none is.
  ///   - store: where to keep it; `nil` for where the view's surroundings do.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, .optional(.url), store: store)
  }

  /// A date that is kept, or none.
  ///
  /// - Parameters:
  ///   - key: the name the value is kept under; `nil` where none is.
  ///   - store: where to keep it; `nil` for where the view's surroundings do.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, nil, .optional(.date), store: store)
  }

  /// Data that is kept, or none.
  ///
  /// - Parameters:
  ///   - key: the name the value is kept under; `nil` where none is.
  ///   - store: where to keep it; `nil` for where the view's surroundings do.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, .optional(.data), store: store)
  }

  /// A case that is kept by its whole number, or none.
  ///
  /// - Parameters:
  ///   - key: the name the value is kept under; `nil` where none is.
  ///   - store: where to keep it; `nil` for where the view's surroundings do.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(.raw(.integer)), store: store)
  }

  /// A case that is kept by its text, or none.
  ///
  /// - Parameters:
  ///   - key: the name the value is kept under; `nil` where none is.
  ///   - store: where to keep it; `nil` for where the view's surroundings do.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(.raw(.text)), store: store)
  }
}
