internal import Foundation

/// How values of a type lie in a store.
struct StorageCodec<Value>: @unchecked Sendable {
  // NB: unchecked because a value's type need not be sendable for its conversions to be; they hold nothing.
  /// The value that was kept; `nil` if what was kept is of another type.
  let decode: (StoredScalar) -> Value?

  /// What to keep; `nil` to forget what was kept.
  let encode: (Value) -> StoredScalar?
}

extension StorageCodec<Bool> {
  static let flag = StorageCodec(
    decode: {
      switch $0 {
      case .flag(let value): value
      // A property list may give a flag back as a number.
      case .integer(let value) where value == 0 || value == 1: value == 1
      default: nil
      }
    }, encode: { .flag($0) })
}

extension StorageCodec<Int> {
  static let integer = StorageCodec(
    decode: {
      switch $0 {
      case .integer(let value): value
      case .flag(let value): value ? 1 : 0
      case .number(let value): Int(exactly: value)
      default: nil
      }
    }, encode: { .integer($0) })
}

extension StorageCodec<Double> {
  static let number = StorageCodec(
    decode: {
      switch $0 {
      case .number(let value): value
      case .integer(let value): Double(value)
      case .flag(let value): value ? 1 : 0
      default: nil
      }
    }, encode: { .number($0) })
}

extension StorageCodec<String> {
  static let text = StorageCodec(
    decode: { if case .text(let value) = $0 { value } else { nil } }, encode: { .text($0) })
}

extension StorageCodec<Data> {
  static let data = StorageCodec(
    decode: { if case .data(let value) = $0 { value } else { nil } }, encode: { .data($0) })
}

extension StorageCodec<Date> {
  static let date = StorageCodec(
    decode: { if case .date(let value) = $0 { value } else { nil } }, encode: { .date($0) })
}

extension StorageCodec<URL> {
  static let url = StorageCodec(
    decode: { if case .text(let value) = $0 { URL(string: value) } else { nil } },
    encode: { .text($0.absoluteString) })
}

extension StorageCodec {
  /// Values that may be missing.
  static func optional<Wrapped>(_ codec: StorageCodec<Wrapped>) -> StorageCodec where Value == Wrapped? {
    StorageCodec(
      // NB: with one pair of brackets, a value of another type would count as nothing kept rather than as not understood.
      decode: { codec.decode($0).map { .some(.some($0)) } ?? nil },
      encode: { $0.flatMap { codec.encode($0) } })
  }

  /// Values that stand for others, such as the cases of an enumeration.
  static func raw<Raw>(_ codec: StorageCodec<Raw>) -> StorageCodec where Value: RawRepresentable<Raw> {
    StorageCodec(decode: { codec.decode($0).flatMap(Value.init(rawValue:)) }, encode: { codec.encode($0.rawValue) })
  }
}
