public import Foundation

/// What goes wrong with managed objects and their stores: which, where, why and what helps.
///
/// Core Data throws an `NSError` with a number; this one becomes such an error, in the same domain and with the same number, when it is cast:
/// `error as NSError`. The names of its own are an addition.
public struct ManagedObjectError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError, CustomNSError {
  /// What kind of mistake it is; the raw value is Core Data's number.
  public enum Code: Int, Hashable, Sendable {
    /// An object does not keep what its entity says.
    case validation = 1550
    /// A value or an object that has to be there is not.
    case missingMandatoryProperty = 1570
    /// A save cannot be done as something is in its way.
    case save = 134030
    /// There is no model, or it cannot be read.
    case model = 134060
    /// A store cannot be opened.
    case storeOpen = 134080
    /// There is no row of an identifier.
    case referentialIntegrity = 133000
    /// A request cannot be carried out.
    case request = 134092
    /// A store is of a type that is not known.
    case storeType = 134000
  }

  /// What kind of mistake it is.
  public let code: Code

  /// What went wrong, where, and what helps.
  public let description: String

  /// What the store said, if it was the store.
  public let underlying: String?

  init(_ code: Code, _ description: String, underlying: (any Error)? = nil) {
    self.code = code
    self.underlying = underlying.map { "\($0)" }
    self.description = underlying.map { "\(description): \($0)" } ?? description
  }

  public var errorDescription: String? { description }
  public static var errorDomain: String { "NSCocoaErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}
