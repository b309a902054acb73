public import Foundation

/// What happens when the store has an object with the same unique values as one that is saved.
///
/// There is one policy here: the stored object becomes what the saved one is. The others of Core Data do not compile.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The stored object takes the values of the saved one.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()

  private override init() { super.init() }

  /// Core Data's default, which there is not here.
  @available(
    *, unavailable,
    message:
      "A save changes the stored object that has the same unique values: fetch before inserting, and decide there"
  )
  public static var error: NSMergePolicy { mergeByPropertyObjectTrump }

  /// There is none here.
  @available(
    *, unavailable,
    message:
      "A save changes the stored object that has the same unique values: fetch before inserting, and decide there"
  )
  public static var mergeByPropertyStoreTrump: NSMergePolicy { mergeByPropertyObjectTrump }
}

/// The stored object takes the values of the saved one.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
