package import Foundation

/// Keeps values in `UserDefaults`: a property list of the program's in the user's configuration folder.
///
/// NB: unchecked because `UserDefaults` is documented to be safe to use from any thread and does not say so in its type.
package final class DefaultsStore: ValueStore, @unchecked Sendable {
  private let defaults: UserDefaults

  // NB: two objects may stand for the same suite and do not tell which, so whoever watches a name hears of it in all of them, and
  // compares. Foundation on Linux posts no notification of changes made past this type.
  private static let watchers = ValueStoreWatchers()

  package static let standard = DefaultsStore(.standard)

  package init(_ defaults: UserDefaults) {
    self.defaults = defaults
  }

  package func scalar(for key: String) -> StoredScalar? {
    switch defaults.object(forKey: key) {
    case let value as Bool: .flag(value)
    case let value as Int: .integer(value)
    case let value as Double: .number(value)
    case let value as String: .text(value)
    case let value as Data: .data(value)
    case let value as Date: .date(value)
    default: nil
    }
  }

  package func set(_ scalar: StoredScalar?, for key: String) {
    switch scalar {
    case .flag(let value): defaults.set(value, forKey: key)
    case .integer(let value): defaults.set(value, forKey: key)
    case .number(let value): defaults.set(value, forKey: key)
    case .text(let value): defaults.set(value, forKey: key)
    case .data(let value): defaults.set(value, forKey: key)
    case .date(let value): defaults.set(value, forKey: key)
    case nil: defaults.removeObject(forKey: key)
    }
    Self.watchers.tell(key)
  }

  package func watch(_ key: String, _ action: @escaping @Sendable () -> Void) -> ValueStoreWatch {
    Self.watchers.add(key, action)
  }
}
